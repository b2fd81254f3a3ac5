/** What a text must contain to be found. */
export interface Term {
  /** Folded. */
  readonly word: string
  /** Its English stem; null if it has none. */
  readonly stem: string | null
  /** Typed last: it may be incomplete. */
  readonly isOpen: boolean
  /** In a script without word separators: it is found anywhere. */
  readonly isPart: boolean
}

const PARTLESS = /^[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]$/

/** From the database's words, in order. Adjacent Chinese or Japanese characters are one term. */
export function termsOf(words: readonly { word: string; stem: string | null }[]): Term[] {
  const terms: Term[] = []
  for (const [index, { word, stem }] of words.entries()) {
    const isPart = PARTLESS.test(word)
    const before = terms.at(-1)
    if (isPart && before?.isPart) terms[terms.length - 1] = { ...before, word: before.word + word }
    else {
      const isOpen = index === words.length - 1 && word.length > 1
      terms.push({ word, stem: stem === '' ? null : stem, isOpen, isPart })
    }
  }
  return terms
}

/** What every text that contains the term has in it. English turns the y of 'allergy' into an i. */
export function coreOf({ word, stem }: Term): string {
  const core = stem?.replace(/i$/, '') ?? ''
  return core !== '' && word.startsWith(core) ? core : word
}
