import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import { isQuestion, quotePassage, type Passage } from '../passage.ts'
import { wordsIn } from '../spoken-clauses.ts'
import { ASKS_STORY, TELLS_STORY } from './story.data.ts'

/** What brought somebody is told in this part of a visit. */
const OPENING = 1 / 2
const LEAST_OPENING = 12
const MOST_WORDS = 70
/** Only asks the patient to go on. */
const MOST_WORDS_OF_PROMPT = 3
const MOST = 2

/** How it happened, in the patient's own words; undefined where nobody told it. */
export function answerStory(spoken: readonly SpokenSentence[]): string | undefined {
  const last = Math.max(LEAST_OPENING, (spoken.at(-1)?.line ?? 0) * OPENING)
  const early = spoken.flatMap((sentence, at) => (sentence.line <= last ? [at] : []))
  const asked = early.flatMap((at) => {
    const sentence = spoken[at]
    const asks = sentence?.role === 'clinician' && ASKS_STORY.test(sentence.text)
    return asks ? [storyAfter(at, spoken)] : []
  })
  const told = early.flatMap((at) => {
    const sentence = spoken[at]
    const tells = sentence?.role === 'patient' && TELLS_STORY.test(sentence.text)
    return tells && !isQuestion(sentence) ? [{ places: restOfLine(at, spoken) }] : []
  })
  const passages = asked.filter(({ places }) => hasStory(places, spoken))
  const shown = apart([...passages, ...told]).slice(0, MOST)
  const quotes = shown.map((passage) => quotePassage(passage, spoken)).filter((item) => item !== '')
  if (quotes.length === 0) return undefined
  return quotes.length === 1 ? quotes[0] : quotes.map((item) => `- ${item}`).join('\n')
}

/** The question with all that the patient says to it before the next one. */
function storyAfter(asked: number, spoken: readonly SpokenSentence[]): Passage {
  const places = [asked]
  const line = spoken[asked]?.line ?? 0
  let words = 0
  for (let at = asked + 1; at < spoken.length; at += 1) {
    const next = spoken[at]
    if (!next || next.line > line + 1 + MOST * 2) break
    if (next.line === line || next.text === '') continue
    if (next.role === 'clinician') {
      if (wordsIn(next.text) > MOST_WORDS_OF_PROMPT) break
      continue
    }
    words += wordsIn(next.text)
    if (words > MOST_WORDS) break
    places.push(at)
  }
  return { places }
}

function restOfLine(from: number, spoken: readonly SpokenSentence[]): number[] {
  const places: number[] = []
  let words = 0
  for (let at = from; spoken[at]?.line === spoken[from]?.line; at += 1) {
    words += wordsIn(spoken[at]?.text ?? '')
    if (words > MOST_WORDS && places.length > 0) break
    places.push(at)
  }
  return places
}

const LEAST_WORDS = 4

/** A bare yes or no tells nothing. */
function hasStory(places: readonly number[], spoken: readonly SpokenSentence[]): boolean {
  const said = places.slice(1).map((place) => wordsIn(spoken[place]?.text ?? ''))
  return said.reduce((sum, each) => sum + each, 0) >= LEAST_WORDS
}

/** Of passages that share a sentence the first. */
function apart(passages: readonly Passage[]): Passage[] {
  const used = new Set<number>()
  return passages.filter(({ places }) => {
    const isNew = places.every((place) => !used.has(place))
    for (const place of places) used.add(place)
    return isNew
  })
}
