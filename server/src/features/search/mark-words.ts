import type { Mark } from '@chartwright/contract/search'
import { foldText } from './fold-text.ts'
import type { Term } from './terms.ts'

export interface Marked {
  readonly marks: Mark[]
  /** How many of the terms occur. */
  readonly found: number
}

/** A word up to this much longer than a stem is still a form of it: 'diagnos' and 'diagnosing'. */
const ENDING_MAX_CHARS = 4

/** Where the terms occur in a text: as words, or anywhere in it (`isAnywhere`), as in a name. */
export function markWords(original: string, terms: readonly Term[], isAnywhere = false): Marked {
  const { text, from, to } = foldText(original)
  const spans: Mark[] = []
  const found = new Set<Term>()
  const add = (term: Term, start: number, end: number) => {
    found.add(term)
    spans.push({ start: from[start] ?? 0, end: to[end - 1] ?? 0 })
  }
  for (const term of terms.filter(({ isPart }) => isPart || isAnywhere)) {
    for (let at = text.indexOf(term.word); at >= 0; at = text.indexOf(term.word, at + 1)) {
      add(term, at, at + term.word.length)
    }
  }
  const whole = terms.filter(({ isPart }) => !isPart && !isAnywhere)
  for (const { 0: word, index } of whole.length > 0 ? text.matchAll(/[\p{L}\p{N}]+/gu) : []) {
    for (const term of whole) if (isForm(word, term)) add(term, index, index + word.length)
  }
  return { marks: merge(spans), found: found.size }
}

function isForm(word: string, { word: asked, stem, isOpen }: Term): boolean {
  if (word === asked || (isOpen && word.startsWith(asked))) return true
  if (stem === null || word.length > stem.length + ENDING_MAX_CHARS) return false
  return word.startsWith(stem) || word.replace(/y$/, 'i') === stem
}

function merge(spans: readonly Mark[]): Mark[] {
  const merged: Mark[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else merged.push({ ...span })
  }
  return merged
}
