import type { DocText } from './read-doc.ts'

/** Where a sentence is in the editor's document. */
export interface Place {
  /** Its index in the list of sentences. */
  readonly sentence: number
  readonly from: number
  readonly to: number
}

interface Found {
  readonly sentence: number
  readonly at: number
  readonly end: number
}

/**
 * Sentences keep their order: of all the ways to find them in the document, this chooses the one
 * that finds most. A sentence changed since is not found, and does not displace any other.
 */
export function placeSentences(
  { text, positions }: DocText,
  sentences: readonly string[],
): Place[] {
  const found = sentences.flatMap((sentence, index) =>
    occurrences(text, sentence).map((at) => ({ sentence: index, at, end: at + sentence.length })),
  )
  return longestChain(found).map(({ sentence, at, end }) => ({
    sentence,
    from: positions[at] ?? 0,
    to: (positions[end - 1] ?? 0) + 1,
  }))
}

/** Last first. Only whole sentences count: 'fever' is not found in 'No fever'. */
function occurrences(text: string, sentence: string): number[] {
  const places: number[] = []
  if (sentence === '') return places
  for (let at = text.indexOf(sentence); at >= 0; at = text.indexOf(sentence, at + 1)) {
    if (begins(text, at) && ends(text, at + sentence.length)) places.unshift(at)
  }
  return places
}

function begins(text: string, at: number): boolean {
  return at === 0 || text[at - 1] === '\n' || /[.!?;:\]] $/.test(text.slice(at - 2, at))
}

function ends(text: string, end: number): boolean {
  return text[end] === '\n' || (/[.!?;:\]]/.test(text[end - 1] ?? '') && text[end] === ' ')
}

/** Sorted by sentence, with each one's places descending, so that none is used twice. */
function longestChain(found: readonly Found[]): Found[] {
  const before = new Map<Found, Found | undefined>()
  const tails: Found[] = []
  for (const each of found) {
    const length = countBelow(tails, each.at)
    before.set(each, tails[length - 1])
    tails[length] = each
  }
  const chain: Found[] = []
  for (let each = tails.at(-1); each; each = before.get(each)) chain.unshift(each)
  return chain
}

/** How many of the ascending places are below it. */
function countBelow(tails: readonly Found[], at: number): number {
  let [low, high] = [0, tails.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tails[middle]?.at ?? 0) < at) low = middle + 1
    else high = middle
  }
  return low
}
