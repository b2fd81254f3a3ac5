import { cutPieces, type Vocabulary } from '../ledger/reading/word-pieces.ts'
import { CAPITAL, CAPITALS, END, GLUED } from './phrase-marks.ts'

/** A sentence as the phraser writes it: pieces of words, with marks for capitals and missing spaces. */
export function tokensOfSentence(text: string, vocabulary: Vocabulary): number[] {
  const pieces = cutPieces(text, vocabulary)
  const ids: number[] = []
  for (const [at, { id, from, isInner }] of pieces.entries()) {
    if (!isInner) {
      if (at > 0 && /\S/.test(text[from - 1] ?? ' ')) ids.push(GLUED)
      const next = pieces.slice(at + 1).find((piece) => !piece.isInner)
      const word = text.slice(from, next?.from ?? text.length).trim()
      if (/^[A-Z][A-Z0-9]*[A-Z][A-Z0-9]*$|^[A-Z]\d+$/.test(word)) ids.push(CAPITALS)
      else if (at > 0 && /^[A-Z]/.test(word)) ids.push(CAPITAL)
    }
    ids.push(id)
  }
  return [...ids, END]
}

/** Units whose capitals stand within the word. */
const UNITS: Readonly<Record<string, string>> = {
  mmhg: 'mmHg',
  ml: 'mL',
  dl: 'dL',
  ph: 'pH',
  meq: 'mEq',
  db: 'dB',
}

/** The text of what the phraser wrote, up to its end. */
export function sentenceOfTokens(ids: readonly number[], pieces: readonly string[]): string {
  let text = ''
  let word = ''
  let mark = 0
  let isGlued = true
  const finish = () => {
    text += written(word, mark, text === '')
    word = ''
    mark = 0
  }
  for (const id of ids) {
    if (id === END) break
    const piece = pieces[id] ?? ''
    if (piece.startsWith('##')) {
      word += piece.slice(2)
      continue
    }
    if (word !== '') finish()
    if (id === GLUED) isGlued = true
    else if (id === CAPITAL || id === CAPITALS) mark = id
    else {
      if (!isGlued) text += ' '
      word = piece
      isGlued = false
    }
  }
  if (word !== '') finish()
  return text
}

function written(word: string, mark: number, isFirst: boolean): string {
  if (mark === CAPITALS) return word.toUpperCase()
  if (UNITS[word] !== undefined) return UNITS[word]
  return mark === CAPITAL || isFirst ? word.charAt(0).toUpperCase() + word.slice(1) : word
}
