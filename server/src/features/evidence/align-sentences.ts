import { contentWords, type KnownWords } from './content-words.ts'

interface Line {
  readonly id: string
  readonly text: string
}

/** Lines that one sentence may rest on. */
const MOST_LINES = 4
/** The share of a sentence's weight that its first line must carry, and each further one add. */
const FIRST_SHARE = 0.25
const FURTHER_SHARE = 0.2
/** A number that agrees says more than a word. */
const NUMBER_WEIGHT = 2

/**
 * For each sentence the ids of the lines that support it, the strongest first: what they share is
 * weighed by how rare it is in the transcript. The same input always gives the same answer.
 */
export function alignSentences(sentences: readonly string[], lines: readonly Line[]): string[][] {
  const known: KnownWords = new Map()
  const words = indexWords(lines, known)
  return sentences.map((sentence) =>
    pickLines(
      contentWords(sentence, known).map((word) => words.get(word) ?? unheard(word, lines.length)),
      new Float64Array(lines.length),
    ).map((place) => lines[place]?.id ?? ''),
  )
}

interface Word {
  readonly weight: number
  /** Of the lines that hold it. */
  readonly places: readonly number[]
}

function indexWords(lines: readonly Line[], known: KnownWords): Map<string, Word> {
  const places = new Map<string, number[]>()
  for (const [place, { text }] of lines.entries()) {
    for (const word of contentWords(text, known)) {
      const held = places.get(word)
      if (held) held.push(place)
      else places.set(word, [place])
    }
  }
  return new Map(
    [...places].map(([word, held]) => [
      word,
      { weight: weightOf(word, held.length, lines.length), places: held },
    ]),
  )
}

function unheard(word: string, lineCount: number): Word {
  return { weight: weightOf(word, 0, lineCount), places: [] }
}

function weightOf(word: string, heldBy: number, lineCount: number): number {
  const rarity = Math.log(1 + lineCount / Math.max(heldBy, 0.5))
  return /^\d/.test(word) ? rarity * NUMBER_WEIGHT : rarity
}

/** The line that explains most, then the line that explains most of the rest, and so on. */
function pickLines(words: readonly Word[], weights: Float64Array): number[] {
  const total = words.reduce((sum, { weight }) => sum + weight, 0)
  for (const { weight, places } of words) {
    for (const place of places) weights[place] = (weights[place] ?? 0) + weight
  }
  let open = words
  const picked: number[] = []
  while (picked.length < MOST_LINES) {
    const best = indexOfLargest(weights)
    const least = (picked.length === 0 ? FIRST_SHARE : FURTHER_SHARE) * total
    const weight = weights[best] ?? 0
    if (weight === 0 || weight < least) break
    picked.push(best)
    const explained = open.filter(({ places }) => places.includes(best))
    for (const word of explained) {
      for (const place of word.places) weights[place] = (weights[place] ?? 0) - word.weight
    }
    weights[best] = 0
    open = open.filter((word) => !explained.includes(word))
  }
  return picked
}

/** The first of them. */
function indexOfLargest(weights: Float64Array): number {
  let largest = 0
  for (let place = 1; place < weights.length; place++) {
    if ((weights[place] ?? 0) > (weights[largest] ?? 0)) largest = place
  }
  return largest
}
