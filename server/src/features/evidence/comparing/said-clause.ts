import type { Clause } from '../../../clinical/read-visit.ts'
import type { Facts } from '../indexing/read-facts.ts'
import type { Span } from '../indexing/said-spans.ts'

export interface Line {
  readonly id: string
  readonly text: string
  /** How sure the recogniser was, from 0 to 1, where one wrote it. */
  readonly confidence?: number | null
  /** The same of each of its words, as spaces part them. */
  readonly word_confidence?: readonly number[] | null
  /** A person says that it is right. */
  readonly is_checked?: boolean
}

export interface SaidClause extends Clause {
  readonly facts: Facts
  readonly spans: readonly Span[]
  /** Among the clauses of the visit. */
  readonly place: number
  /** The text of the clause before it. */
  readonly before: string
  /** Its words and those of the two clauses before it in its line. */
  readonly around: ReadonlySet<string>
}
