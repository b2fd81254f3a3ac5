import type { FactKind } from '@chartwright/contract/facts'
import { rewriteBy, type Row } from '../../realise/words/rows.ts'
import { gerundOf } from '../../verb-forms.ts'
import { EMPTY_WORDS, FELT_WORDS } from './reword.data.ts'
import { CONCLUDED_WORDS, PLAN_WORDS } from './reword-decided.data.ts'
import { EVENT_WORDS, FOUND_WORDS } from './reword-found.data.ts'

const ROWS: Readonly<Partial<Record<FactKind, readonly Row[]>>> = {
  complaint: [...EMPTY_WORDS, ...FELT_WORDS],
  symptom: [...EMPTY_WORDS, ...FELT_WORDS],
  history: EMPTY_WORDS,
  family: EMPTY_WORDS,
  finding: [...EMPTY_WORDS, ...FOUND_WORDS],
  result: [...EMPTY_WORDS, ...FOUND_WORDS],
  assessment: [...EMPTY_WORDS, ...CONCLUDED_WORDS],
  plan: [...EMPTY_WORDS, ...PLAN_WORDS],
}

/** The same thing without the words of speech around it and in the form that clinicians give it. */
export function reword(kind: FactKind, words: string): string {
  const rows = ROWS[kind]
  if (rows === undefined) return words
  const written = withGerunds(rewriteBy(rows, words)).replace(/\s+/g, ' ').trim()
  return written === '' ? words : written
}

/** 'broke my ankle' is an ankle fracture, whatever hurts. */
export function rewordEvent(kind: FactKind, words: string): string {
  return kind === 'history' ? rewriteBy(EVENT_WORDS, words).trim() || words : words
}

export function withGerunds(text: string): string {
  return text.replace(/(\w+)~ing\b/g, (_, verb: string) => gerundOf(verb))
}
