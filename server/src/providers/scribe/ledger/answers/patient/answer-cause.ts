import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import { answerStory } from './answer-story.ts'
import { closestPlaces } from '../closest/closest-places.ts'
import { NOTHING_CERTAIN, quoteAll } from '../heard-about.ts'
import { around, isQuestion, joinPassages } from '../passage.ts'

const MOST = 3
const MOST_LINES_APART = 1

/** What somebody said a thing comes from: of the thing itself where it is near, else how it happened. */
export function answerCause(
  subject: string,
  heard: RegExp,
  spoken: readonly SpokenSentence[],
): string | undefined {
  const told = spoken.flatMap((sentence, at) =>
    heard.test(sentence.text) && !isQuestion(sentence) ? [at] : [],
  )
  const lines = closestPlaces(subject, spoken).map(({ at }) => spoken[at]?.line ?? -1)
  const near = told.filter((at) => {
    const own = spoken[at]?.line ?? 0
    return lines.some((line) => Math.abs(line - own) <= MOST_LINES_APART)
  })
  const story = answerStory(spoken)
  const shown = near.length > 0 ? near : story === undefined ? told : []
  const quotes = quoteAll(
    joinPassages(shown.map((at) => around([at], spoken))).slice(0, MOST),
    spoken,
  )
  return quotes.length === 0 ? story : `${NOTHING_CERTAIN}\n\n${quotes.join('\n')}`
}
