import { contentWords } from './content-words.ts'

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
  const linesWith = indexWords(lines)
  const weigh = (word: string) =>
    Math.log(1 + lines.length / Math.max(linesWith.get(word)?.length ?? 0, 0.5)) *
    (/^\d/.test(word) ? NUMBER_WEIGHT : 1)
  return sentences.map((sentence) =>
    pickLines(contentWords(sentence), linesWith, weigh).map((place) => lines[place]?.id ?? ''),
  )
}

function indexWords(lines: readonly Line[]): Map<string, number[]> {
  const linesWith = new Map<string, number[]>()
  for (const [place, { text }] of lines.entries()) {
    for (const word of contentWords(text)) {
      const places = linesWith.get(word)
      if (places) places.push(place)
      else linesWith.set(word, [place])
    }
  }
  return linesWith
}

/** The line that explains most, then the line that explains most of the rest, and so on. */
function pickLines(
  words: readonly string[],
  linesWith: ReadonlyMap<string, readonly number[]>,
  weigh: (word: string) => number,
): number[] {
  const total = words.reduce((sum, word) => sum + weigh(word), 0)
  const open = new Set(words)
  const picked: number[] = []
  while (picked.length < MOST_LINES) {
    const best = strongest(open, linesWith, weigh)
    const least = (picked.length === 0 ? FIRST_SHARE : FURTHER_SHARE) * total
    if (!best || best.weight < least) break
    picked.push(best.place)
    for (const word of open) if (linesWith.get(word)?.includes(best.place)) open.delete(word)
  }
  return picked
}

function strongest(
  open: ReadonlySet<string>,
  linesWith: ReadonlyMap<string, readonly number[]>,
  weigh: (word: string) => number,
): { place: number; weight: number } | undefined {
  const weights = new Map<number, number>()
  for (const word of open) {
    for (const place of linesWith.get(word) ?? []) {
      weights.set(place, (weights.get(place) ?? 0) + weigh(word))
    }
  }
  let best: { place: number; weight: number } | undefined
  for (const [place, weight] of weights) {
    const isBetter = !best || weight > best.weight || (weight === best.weight && place < best.place)
    if (isBetter) best = { place, weight }
  }
  return best
}
