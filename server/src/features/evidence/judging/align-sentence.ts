import { rememberPair } from '../../../clinical/remember.ts'
import { weightOf, type VisitIndex, type Word } from '../indexing/index-visit.ts'
import type { Facts } from '../indexing/read-facts.ts'

/** Lines that one sentence may rest on, without the answers to their questions. */
const MOST_LINES = 4
/** The share of a sentence's weight that its first line must carry, and each further one add. */
const FIRST_SHARE = 0.25
const FURTHER_SHARE = 0.2
/** What adding and taking away in floating point leaves behind. */
const NOTHING = 1e-9

/**
 * The places of the lines that support a sentence, the strongest first: what they share is weighed
 * by how rare it is in the transcript. The same input always gives the same answer.
 */
export const alignSentence = rememberPair((sentence: Facts, visit: VisitIndex): number[] => {
  const words = sentence.words.map(
    (word) =>
      visit.words.get(word) ?? {
        weight: weightOf(word, 0, visit.lines.length),
        places: [],
        clauses: [],
      },
  )
  return withAnswers(pickLines(words, visit.lines.length), sentence, visit)
})

/** The line that explains most, then the line that explains most of the rest, and so on. */
function pickLines(words: readonly Word[], lineCount: number): number[] {
  const total = words.reduce((sum, { weight }) => sum + weight, 0)
  const weights = new Float64Array(lineCount)
  for (const { weight, places } of words)
    for (const place of places) weights[place] = (weights[place] ?? 0) + weight
  let open = words
  const picked: number[] = []
  while (picked.length < MOST_LINES) {
    const best = placeOfLargest(weights)
    const weight = weights[best] ?? 0
    const least = (picked.length === 0 ? FIRST_SHARE : FURTHER_SHARE) * total
    if (weight <= NOTHING || weight < least) break
    picked.push(best)
    const left: Word[] = []
    for (const word of open) {
      if (!word.places.includes(best)) left.push(word)
      else for (const place of word.places) weights[place] = (weights[place] ?? 0) - word.weight
    }
    weights[best] = 0
    open = left
  }
  return picked
}

/** The first of them. */
function placeOfLargest(weights: Float64Array): number {
  let best = 0
  for (let place = 1; place < weights.length; place += 1)
    if ((weights[place] ?? 0) > (weights[best] ?? 0) + NOTHING) best = place
  return best
}

/** A question says nothing without its answer. */
function withAnswers(picked: readonly number[], sentence: Facts, visit: VisitIndex): number[] {
  const words = new Set(sentence.words)
  const answers = picked
    .flatMap((line) => visit.byLine[line] ?? [])
    .filter(({ facts }) => facts.words.some((word) => words.has(word)))
    .flatMap(({ answerLine }) => answerLine ?? [])
  return [...new Set([...picked, ...answers])]
}
