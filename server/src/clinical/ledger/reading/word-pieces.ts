/** A piece of a word, as the reader's vocabulary cuts it, and where it stands in the text. */
export interface Piece {
  readonly id: number
  readonly from: number
  readonly to: number
  /** It goes on with the word of the piece before it. */
  readonly isInner: boolean
}

export type Vocabulary = ReadonlyMap<string, number>

const UNKNOWN = '[UNK]'
const MAX_WORD_CHARS = 100
const WORD = /[^\s\p{P}\p{S}]+|[\p{P}\p{S}]/gu
/** 'do n't' and 'gon na', as some transcripts have them, are one word each. */
const SPLIT_WORD = / (?=n't\b)|(?<=\bgon) (?=na\b)|(?<=\bwan) (?=na\b)|(?<=\bgot) (?=ta\b)/gi

/** One piece a line; its number is its id. */
export function readVocabulary(text: string): Vocabulary {
  return new Map(
    text
      .trimEnd()
      .split('\n')
      .map((piece, id) => [piece, id]),
  )
}

/** BERT's own cut, without case and accents: words and marks, each in the longest known pieces. */
export function cutPieces(text: string, vocabulary: Vocabulary): Piece[] {
  const { joined, places } = joinWords(text)
  const pieces: Piece[] = []
  for (const { 0: word, index } of joined.matchAll(WORD)) {
    const plain = plainOf(word)
    const found = plain.length > MAX_WORD_CHARS ? undefined : longestPieces(plain, vocabulary)
    const place = (at: number) => places[index + Math.min(at, word.length - 1)] ?? 0
    const whole = { id: vocabulary.get(UNKNOWN) ?? 0, from: 0, to: word.length }
    for (const { id, from, to } of found ?? [whole])
      pieces.push({ id, from: place(from), to: place(to - 1) + 1, isInner: from > 0 })
  }
  return pieces
}

function plainOf(word: string): string {
  const lower = word.toLowerCase()
  const bare = lower.normalize('NFD').replace(/\p{Mn}/gu, '')
  return bare.length === lower.length ? bare : lower
}

function longestPieces(word: string, vocabulary: Vocabulary): Omit<Piece, 'isInner'>[] | undefined {
  const pieces: Omit<Piece, 'isInner'>[] = []
  for (let from = 0; from < word.length;) {
    let to = word.length
    let id: number | undefined
    while (to > from && id === undefined) {
      id = vocabulary.get(`${from > 0 ? '##' : ''}${word.slice(from, to)}`)
      if (id === undefined) to -= 1
    }
    if (id === undefined) return undefined
    pieces.push({ id, from, to })
    from = to
  }
  return pieces
}

function joinWords(text: string): { joined: string; places: number[] } {
  const places = Array.from({ length: text.length }, (_, at) => at)
  const gaps = [...text.matchAll(SPLIT_WORD)].map(({ index }) => index)
  for (const gap of gaps.toReversed()) places.splice(gap, 1)
  return { joined: text.replace(SPLIT_WORD, ''), places }
}
