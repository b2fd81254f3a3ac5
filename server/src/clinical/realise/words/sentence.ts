/** A sentence of a note, with the facts that it tells. */
export interface Sentence {
  readonly text: string
  readonly factIds: readonly string[]
  /** Sentences of one problem or one part of the body stand together; empty where it does not matter. */
  readonly group: string
}

/** The first letter in upper case; 'pH' and the like keep theirs. */
export function capital(text: string): string {
  return /^[a-z][A-Z]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)
}

/** The first letter in lower case, as within a sentence; 'ECG' keeps its capitals. */
export function uncapital(text: string): string {
  return /^(?:[A-Z][a-z]|A )/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** A whole sentence: capital, full stop, no stray spaces or double marks. */
export function sentenceOf(text: string): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:)])/g, '$1')
    .replace(/([,;:])(?:\s*[,;])+/g, '$1')
    .trim()
    .replace(/[\s,;:.]+$/, '')
  return plain === '' ? '' : `${capital(plain)}.`
}

/** 'fever, chills and cough'; things that hold 'and' themselves are kept apart by commas. */
export function listOf(things: readonly string[], word: 'and' | 'or'): string {
  const last = things.at(-1)
  if (last === undefined || things.length === 1) return last ?? ''
  return `${things.slice(0, -1).join(', ')} ${word} ${last}`
}

export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
}

/** Parts of a phrase with spaces between them; one that begins with a mark stands close. */
export function joinParts(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .reduce((done, part) => (/^[,;]/.test(part) ? `${done}${part}` : `${done} ${part}`), '')
    .trim()
}
