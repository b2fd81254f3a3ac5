import { compareLedger } from '../comparing/compare-ledger.ts'
import { isByPerson } from '../comparing/ledger-conflict.ts'
import type { ToldSentence } from '../evidence.queries.ts'
import type { KnownFact } from '../indexing/index-ledger.ts'
import type { VisitIndex } from '../indexing/index-visit.ts'
import { linesOfFact } from '../indexing/lines-of-fact.ts'
import { isVerbatim } from './is-verbatim.ts'
import { conflictsOf, typedWords, type Judged, type Read } from './judge-sentence.ts'

interface Told extends Read {
  readonly source: ToldSentence
}

interface Visit {
  readonly known: readonly KnownFact[]
  readonly visit: VisitIndex
  readonly isLedgerRead: boolean
}

/**
 * Of a sentence that came with its facts and lines: no source is guessed. A fact that a person has
 * deleted carries it no more; one that was corrected must still be what it says.
 */
export function judgeTold(
  { sentence, read, checked, source }: Told,
  { known, visit, isLedgerRead }: Visit,
): Judged {
  const ids = new Set(source.factIds)
  const own = known.filter(({ fact }) => ids.has(fact.id))
  const corrected = own.filter(({ fact }) => fact.source === 'corrected')
  const compared = compareLedger(sentence, read, corrected, { visit, isFromLedger: true })
  const tells = own.filter((each) => !corrected.includes(each) || compared.told.includes(each))
  const stored = source.segmentIds.flatMap((id) => visit.places.get(id) ?? [])
  const lines = stored.length > 0 ? stored : own.flatMap(({ fact }) => linesOfFact(fact, visit))
  const isLost = isLedgerRead && ids.size > 0 && tells.length === 0
  return {
    lines: [...new Set(lines)],
    typed: tells.flatMap(({ fact }) => typedWords(fact)),
    tells,
    conflicts: isVerbatim(sentence.text, lines, visit)
      ? []
      : conflictsOf({ ...compared, told: tells.filter(isByPerson) }, checked, visit),
    isUnsaid: isLost,
  }
}
