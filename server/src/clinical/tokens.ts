import { remember } from './remember.ts'
import { figureOf } from './normalise.ts'

export interface Token {
  readonly word: string
  /** Singular, so that one entry of a lexicon finds both. */
  readonly norm: string
  /** Of a number, in figures. */
  readonly figure: string | undefined
}

const TOKEN = /\d+(?:[./]\d+)*%?|[a-z][a-z'-]*|[,;:.?!()]/g
const MARK = /^[,;:.?!()]$/
const MOST_WORDS = 20_000
const tokenOf = remember(MOST_WORDS, (word): Token => ({
  word,
  norm: singular(word),
  figure: figureOf(word),
}))

/** Words, figures and marks of normalised text, in order. */
export function tokensOf(text: string): Token[] {
  return (text.match(TOKEN) ?? []).map(tokenOf)
}

export function isMark(token: Token | undefined): boolean {
  return token === undefined || MARK.test(token.word)
}

function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is|'s)$/.test(word)) return word.replace(/'s$/, '')
  if (/(?:(?<!a)ches|shes|sses|xes)$/.test(word)) return word.slice(0, -2)
  if (/^(?:calves|halves|knives|lives|leaves)$/.test(word)) return word.replace(/ves$/, 'f')
  return word.replace(/ies$/, 'y').replace(/s$/, '')
}
