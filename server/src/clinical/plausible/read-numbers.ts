import { numberOf, readNumber } from '../spell-numbers.ts'

/** A word, a figure or a mark of text as it was said or written, with its place. */
export interface Piece {
  readonly word: string
  readonly from: number
  readonly to: number
}

/** A number in figures or in words; a second one after 'over', 'out of' or a stroke. */
export interface SaidNumber {
  readonly value: number
  readonly second: number | undefined
  /** What stands between both, as in 'over'. */
  readonly between: string
  /** Among the pieces: its first, and the one after its last. */
  readonly at: number
  readonly end: number
}

const PIECE = /\d+(?:,\d{3})*(?:\.\d+)?|[a-z]+(?:['’][a-z]+|\d+[a-z]*)*|[^\sa-z\d]/g

export function piecesOf(text: string): Piece[] {
  return [...text.toLowerCase().matchAll(PIECE)].map(({ 0: word, index }) => {
    return { word, from: index, to: index + word.length }
  })
}

/** Linear in the text: each piece is part of one number at most. */
export function readNumbers(pieces: readonly Piece[]): SaidNumber[] {
  const words = pieces.map(({ word }) => word.replace('-', ''))
  const found: SaidNumber[] = []
  for (let at = 0; at < pieces.length;) {
    const number = readOne(words, at)
    if (!number) {
      at += 1
      continue
    }
    const gap = gapAfter(words, at + number.length)
    const second = gap === 0 ? undefined : readOne(words, at + number.length + gap)
    const end = at + number.length + (second ? gap + second.length : 0)
    found.push({
      value: number.value,
      second: second?.value,
      between:
        second === undefined ? '' : words.slice(at + number.length, end - second.length).join(' '),
      at,
      end,
    })
    at = end
  }
  return found
}

function gapAfter(words: readonly string[], at: number): number {
  if (words[at] === 'over' || words[at] === '/') return 1
  return words[at] === 'out' && words[at + 1] === 'of' ? 2 : 0
}

function readOne(words: readonly string[], at: number) {
  const word = words[at] ?? ''
  if (/^\d/.test(word)) {
    const whole = Number(word.replaceAll(',', ''))
    const tenth = words[at + 1] === 'point' ? words[at + 2] : undefined
    if (tenth !== undefined && /^\d+$/.test(tenth) && Number.isInteger(whole)) {
      return { value: Number(`${String(whole)}.${tenth}`), length: 3 }
    }
    return { value: whole, length: 1 }
  }
  const digits = words.slice(at, at + 3).map((each) => numberOf(each))
  if (/^(?:o|oh|zero)$/.test(words[at + 1] ?? '') && isDigit(digits[0]) && isDigit(digits[2])) {
    return { value: digits[0] * 100 + digits[2], length: 3 }
  }
  const spoken = readNumber(words, at)
  return spoken && { value: Number(spoken.text), length: spoken.length }
}

/** 'one oh two' is 102. */
function isDigit(value: number | undefined): value is number {
  return value !== undefined && value > 0 && value < 10
}
