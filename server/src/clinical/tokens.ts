export interface Token {
  readonly word: string
  /** Singular, so that one entry of a lexicon finds both. */
  readonly norm: string
}

const TOKEN = /\d+(?:[./]\d+)*%?|[a-z][a-z'-]*|[,;:.?!()]/g
const MARK = /^[,;:.?!()]$/

/** Words, figures and marks of normalised text, in order. */
export function tokensOf(text: string): Token[] {
  return (text.match(TOKEN) ?? []).map((word) => ({ word, norm: singular(word) }))
}

export function isMark(token: Token | undefined): boolean {
  return token === undefined || MARK.test(token.word)
}

export function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is|'s)$/.test(word)) return word.replace(/'s$/, '')
  if (/(?:ches|shes|sses|xes)$/.test(word)) return word.slice(0, -2)
  return word.replace(/ies$/, 'y').replace(/s$/, '')
}
