import type { Facts } from './read-facts.ts'
import { weightOf, type VisitIndex, type Word } from './index-visit.ts'

/** Lines that one sentence may rest on, without the answers to their questions. */
const MOST_LINES = 4
/** The share of a sentence's weight that its first line must carry, and each further one add. */
const FIRST_SHARE = 0.25
const FURTHER_SHARE = 0.2

/**
 * The places of the lines that support a sentence, the strongest first: what they share is weighed
 * by how rare it is in the transcript. The same input always gives the same answer.
 */
export function alignSentence(sentence: Facts, visit: VisitIndex): number[] {
  const words = sentence.words.map(
    (word) =>
      visit.words.get(word) ?? { weight: weightOf(word, 0, visit.lines.length), places: [] },
  )
  return withAnswers(pickLines(words), sentence, visit)
}

/** The line that explains most, then the line that explains most of the rest, and so on. */
function pickLines(words: readonly Word[]): number[] {
  const total = words.reduce((sum, { weight }) => sum + weight, 0)
  const weights = new Map<number, number>()
  for (const { weight, places } of words) {
    for (const place of places) weights.set(place, (weights.get(place) ?? 0) + weight)
  }
  let open = words
  const picked: number[] = []
  while (picked.length < MOST_LINES) {
    const best = largest(weights)
    const least = (picked.length === 0 ? FIRST_SHARE : FURTHER_SHARE) * total
    if (!best || best.weight <= 0 || best.weight < least) break
    picked.push(best.place)
    const explained = open.filter(({ places }) => places.includes(best.place))
    for (const word of explained) {
      for (const place of word.places) {
        weights.set(place, (weights.get(place) ?? 0) - word.weight)
      }
    }
    weights.delete(best.place)
    open = open.filter((word) => !explained.includes(word))
  }
  return picked
}

/** The first of them. */
function largest(weights: ReadonlyMap<number, number>) {
  let best: { place: number; weight: number } | undefined
  for (const [place, weight] of weights) {
    const isBetter =
      !best || weight > best.weight + 1e-9 || (weight > best.weight - 1e-9 && place < best.place)
    if (isBetter) best = { place, weight }
  }
  return best
}

/** A question says nothing without its answer. */
function withAnswers(picked: readonly number[], sentence: Facts, visit: VisitIndex): number[] {
  const words = new Set(sentence.words)
  const answers = picked
    .flatMap((line) => visit.answered.get(line) ?? [])
    .filter(({ facts }) => facts.words.some((word) => words.has(word)))
    .flatMap(({ answerLine }) => answerLine ?? [])
  return [...new Set([...picked, ...answers])]
}
