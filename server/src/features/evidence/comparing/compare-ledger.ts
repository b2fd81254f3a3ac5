import { FAMILY, SUPPOSED } from '../../../clinical/read-visit.ts'
import { rememberPair } from '../../../clinical/remember.ts'
import type { KnownFact } from '../indexing/index-ledger.ts'
import type { Facts } from '../indexing/read-facts.ts'
import { tellsFact } from '../judging/tells-fact.ts'
import type { NoteSentence } from '../sentences.ts'
import { compareDoubt } from './compare-doubt.ts'
import { compareDrugStatus, compareLedgerDoses } from './compare-drug-facts.ts'
import { compareLedgerSides } from './compare-ledger-sides.ts'
import { compareNegation } from './compare-negation.ts'
import { comparePerson } from './compare-person.ts'
import { compareTimes } from './compare-times.ts'
import type { ComparedSentence, LedgerConflict, NamedThing } from './ledger-conflict.ts'
import { mentionsOf, type Mention } from './mention-of-fact.ts'

type Around = Pick<ComparedSentence, 'visit' | 'isFromLedger'>

export interface ComparedWithLedger {
  /** Facts that the sentence says as they are. */
  readonly told: readonly KnownFact[]
  readonly conflicts: readonly LedgerConflict[]
}

/** What stands further apart may belong to something else. */
const SPREAD = 1
const COMPARISONS = [
  compareNegation,
  compareLedgerDoses,
  compareDrugStatus,
  compareLedgerSides,
  comparePerson,
  compareDoubt,
  compareTimes,
]

/** A sentence against every fact about the things that it names. One agreeing fact speaks for it. */
export function compareLedger(
  sentence: NoteSentence,
  read: Facts,
  ledger: readonly KnownFact[],
  around: Around,
): ComparedWithLedger {
  const section = `${String(around.isFromLedger)} ${sentence.section ?? ''}`
  const bySection = comparedBefore(read, ledger)
  const compared = bySection.get(section) ?? compare(sentence, read, ledger, around)
  bySection.set(section, compared)
  return compared
}

/** A note is saved often, and few of its sentences are new. */
const comparedBefore = rememberPair<Facts, readonly KnownFact[], Map<string, ComparedWithLedger>>(
  () => new Map(),
)

function compare(
  sentence: NoteSentence,
  read: Facts,
  ledger: readonly KnownFact[],
  { visit, isFromLedger }: Around,
): ComparedWithLedger {
  const told = ledger.filter((known) => tellsFact(known, read, sentence))
  const conflicts: LedgerConflict[] = []
  const isSupposed = SUPPOSED.test(read.text)
  const isFamily = FAMILY.test(`${sentence.section ?? ''} ${read.text}`.toLowerCase())
  for (const thing of thingsIn(read, ledger))
    for (const compareIn of COMPARISONS)
      conflicts.push(
        ...compareIn(thing, { read, sentence, visit, isFromLedger, isSupposed, isFamily }),
      )
  return { told, conflicts: oncePerKind(conflicts) }
}

/** 'pain' within 'chest pain' names nothing of its own. */
function thingsIn(read: Facts, ledger: readonly KnownFact[]): NamedThing[] {
  const byPlace = new Map<string, { mention: Mention; facts: KnownFact[] }>()
  for (const known of ledger) {
    if (known.fact.act === 'safety_net') continue
    for (const mention of mentionsOf(read, known.names, SPREAD)) {
      const key = `${mention.from} ${mention.to}`
      const thing = byPlace.get(key) ?? { mention, facts: [] }
      byPlace.set(key, thing)
      if (!thing.facts.includes(known)) thing.facts.push(known)
    }
  }
  const all = [...byPlace.values()]
  return all.filter(
    ({ mention }) =>
      !all.some((other) => other.mention !== mention && holds(other.mention, mention)),
  )
}

function holds(whole: Mention, part: Mention): boolean {
  return (
    whole.from <= part.from && whole.to >= part.to && whole.to - whole.from > part.to - part.from
  )
}

function oncePerKind(conflicts: readonly LedgerConflict[]): LedgerConflict[] {
  return conflicts.filter(
    (one, at) =>
      conflicts.findIndex((other) => other.kind === one.kind && other.written === one.written) ===
      at,
  )
}
