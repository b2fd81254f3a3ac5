import { plainOf, stemsOf, weightyOf } from '../../../../../clinical/ledger/naming/name-words.ts'
import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import { quoteAll } from '../heard-about.ts'
import { around, isQuestion, joinPassages } from '../passage.ts'

const MOST = 3
const TIME =
  /\b(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|couple(?: of)?|few)(?:[ -](?:to|or|\w+))?[ -](?:days?|weeks?|months?|years?|hours?)\b/i
const PAST = /\b(?:ago|last|since|been|was|were|had|history)\b/i

/** How long something is to last, as the clinician said it: of what is asked about, where that is named. */
export function answerTimeToCome(
  subject: string,
  spoken: readonly SpokenSentence[],
): string | undefined {
  const told = spoken.flatMap((sentence, at) => {
    const { role, text } = sentence
    const isMeant = role === 'clinician' && TIME.test(text) && !PAST.test(text)
    return isMeant && !isQuestion(sentence) ? [at] : []
  })
  const asked = weightyOf(stemsOf(plainOf(subject)))
  const passages = joinPassages(told.map((place) => around([place], spoken)))
  const named = passages.filter(({ places }) => {
    const own = new Set(stemsOf(plainOf(places.map((at) => spoken[at]?.text ?? '').join(' '))))
    return asked.some((stem) => own.has(stem))
  })
  const quotes = quoteAll((named.length > 0 ? named : passages).slice(0, MOST), spoken)
  if (quotes.length === 0) return undefined
  return `This was said about a time to come:\n\n${quotes.join('\n')}`
}
