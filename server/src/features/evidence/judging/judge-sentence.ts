import type { Fact } from '@chartwright/contract/facts'
import type { InsightSentence } from '@chartwright/contract/insights'
import { compareLedger, type ComparedWithLedger } from '../comparing/compare-ledger.ts'
import { isByPerson, type LedgerConflict } from '../comparing/ledger-conflict.ts'
import type { KnownFact } from '../indexing/index-ledger.ts'
import type { VisitIndex } from '../indexing/index-visit.ts'
import { linesOfFact } from '../indexing/lines-of-fact.ts'
import type { Facts } from '../indexing/read-facts.ts'
import type { NoteSentence } from '../sentences.ts'
import type { Checked } from './check-sentence.ts'

export type Conflict = InsightSentence['conflicts'][number]

export interface Judged {
  /** Places of the lines that it rests on. */
  readonly lines: readonly number[]
  /** Words of the Context tab that it rests on. */
  readonly typed: readonly string[]
  readonly tells: readonly KnownFact[]
  readonly conflicts: readonly Conflict[]
  /** It states something that nobody spoke of. */
  readonly isUnsaid: boolean
}

export interface Read {
  readonly sentence: NoteSentence
  readonly read: Facts
  /** By the words of the transcript. */
  readonly checked: Checked
}

interface Around {
  readonly known: readonly KnownFact[]
  readonly visit: VisitIndex
  readonly isFromLedger: boolean
}

/** Of a sentence that a person or a model wrote: its sources are found by its words. */
export function judgeSentence(
  { sentence, read, checked }: Read,
  { known, visit, isFromLedger }: Around,
): Judged {
  const compared = compareLedger(sentence, read, known, { visit, isFromLedger })
  const { told } = compared
  const lines =
    checked.lines.length > 0 ? checked.lines : told.flatMap(({ fact }) => linesOfFact(fact, visit))
  return {
    lines: [...new Set(lines)],
    typed: told.flatMap(({ fact }) => typedWords(fact)),
    tells: told,
    conflicts: conflictsOf(compared, checked, visit),
    isUnsaid: checked.isUnsaid,
  }
}

/**
 * What the ledger says otherwise, and what only the words of the lines do. Where a person has set a
 * fact that the sentence tells, the words count no more.
 */
export function conflictsOf(
  { told, conflicts }: ComparedWithLedger,
  checked: Checked,
  visit: VisitIndex,
): Conflict[] {
  const ofLedger = conflicts.map((conflict) => showConflict(conflict, visit))
  if (told.some(isByPerson)) return ofLedger
  const kinds = new Set(ofLedger.map(({ kind }) => kind))
  const ofWords = checked.conflicts
    .filter(({ kind }) => !kinds.has(kind))
    .flatMap(({ kind, written, said, line }): Conflict[] => {
      const id = visit.lines[line]?.id
      return id === undefined ? [] : [{ kind, written, said, segment_id: id, fact_id: null }]
    })
  return [...ofLedger, ...ofWords]
}

/** What decides a fact is quoted last; a person's own fact is told as it is written. */
function showConflict(
  { kind, written, known: { fact } }: LedgerConflict,
  visit: VisitIndex,
): Conflict {
  const isHeard = fact.source !== 'corrected' && fact.source !== 'added'
  const said = fact.said.map(({ words }) => words).join(' … ')
  const line = fact.said.findLast(({ segment_id: id }) => id !== null && visit.places.has(id))
  return {
    kind,
    written,
    said: isHeard && said !== '' ? said : fact.text,
    segment_id: line?.segment_id ?? null,
    fact_id: fact.id,
  }
}

export function typedWords({ said }: Fact): string[] {
  return said.flatMap(({ segment_id: id, words }) => (id === null ? [words] : []))
}
