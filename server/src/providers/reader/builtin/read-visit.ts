import type { Fact } from '../../../clinical/ledger/fact.ts'
import type { VisitLine } from '../../../clinical/ledger/lines-of-visit.ts'
import { likelyFacts } from '../../../clinical/ledger/likely-facts.ts'
import { mergeRepeated } from '../../../clinical/ledger/merge-repeated.ts'
import { BUILT_IN_DRUGS, drugNamesOf } from '../../../clinical/ledger/naming/drug-names.ts'
import { resolveLedger } from '../../../clinical/ledger/read-ledger.ts'
import { isFullWindow, type ReadWindow } from '../../../clinical/ledger/reading/windows.ts'
import type { Vocabulary } from '../../../clinical/ledger/reading/word-pieces.ts'
import { NO_DRUGS, type DrugList, type SaidVisit } from '../reader.ts'
import type { LookAt } from './phraser/open-phraser.ts'
import { visitPhrases } from './phraser/visit-phrases.ts'
import { visitParts, type CutVisit, type DrugEdition } from './visit-parts.ts'

/**
 * How far a visit is read: all facts with their final sentences, all facts with the sentences that are
 * known so far, or only what no further line changes, and no facts.
 */
export type Extent = 'worded' | 'found' | 'settled'

interface VisitJob extends Omit<SaidVisit, 'drugs'> {
  readonly kind: 'visit'
  readonly drugsVersion: string
  readonly extent: Extent
}

export type ReadJob = VisitJob | ({ readonly kind: 'drugs' } & DrugList)

export type ReadStep =
  | { readonly kind: 'read'; readonly facts: Fact[]; readonly isFinal: boolean }
  /** There is more to read: ask again. */
  | { readonly kind: 'unfinished' }
  /** These drugs are not known here: send them, and ask again. */
  | { readonly kind: 'needs-drugs' }
  | { readonly kind: 'too-long' }

const NOTHING_TO_TELL: ReadStep = { kind: 'read', facts: [], isFinal: true }
/** What a step may cost, in blocks of lines: as much as others wait for. */
const STEP_COST = 64
/** Somebody may come who waits for facts. */
const STEP_COST_AHEAD = 8
const WINDOW_COST = 8
/** Sentences in one step: about a second's work, and less while nobody waits. */
const STEP_SENTENCES = 8
const STEP_SENTENCES_AHEAD = 3
/** About twenty hours of talk; what is remembered holds one such visit. */
export const MAX_WINDOWS = 1_500

/**
 * Reads visits step by step; what was read before is not read again. Without a phraser facts have the
 * sentences of the rules.
 */
export function visitReader(
  vocabulary: Vocabulary,
  readWindow: ReadWindow,
  lookAt: LookAt | undefined,
): (job: ReadJob) => Promise<ReadStep> {
  const parts = visitParts(vocabulary)
  const phrases = lookAt && visitPhrases(vocabulary, lookAt)
  let drugs: DrugEdition = { version: NO_DRUGS.version, names: BUILT_IN_DRUGS }

  return async (job) => {
    if (job.kind === 'drugs') {
      drugs = { version: job.version, names: drugNamesOf(job.names.split('\n')) }
      return NOTHING_TO_TELL
    }
    if (job.drugsVersion !== drugs.version) return { kind: 'needs-drugs' }
    const isAhead = job.extent === 'settled'
    const visit = parts.cut(job, drugs)
    if (visit.windows.length > MAX_WINDOWS) return { kind: 'too-long' }
    let room = isAhead ? STEP_COST_AHEAD : STEP_COST
    for (const { key, ids } of isAhead ? visit.windows.filter(isFullWindow) : visit.windows) {
      if (parts.windows.has(key)) continue
      if (room < WINDOW_COST) return { kind: 'unfinished' }
      room -= WINDOW_COST
      parts.windows.set(key, await readWindow(ids))
    }
    if (isAhead) return readAhead(job.practitionerId, visit, room)
    const framed = visit.blocks.map((block) => visit.frame(block))
    // What came last has taken the place of what came first only where a visit fills all the room.
    if (!framed.every((facts) => facts !== undefined)) return { kind: 'unfinished' }
    const { practitionerId } = job
    const byRules = resolveLedger(visit.lines, framed.flat())
    const most = job.extent === 'found' ? 0 : STEP_SENTENCES
    const { facts, isFinal } = phrases
      ? await phrases.settle(practitionerId, visit.lines, byRules, most)
      : { facts: byRules, isFinal: true }
    if (!isFinal && job.extent === 'worded') return { kind: 'unfinished' }
    const placed = mergeRepeated(likelyFacts(facts)).map((fact) => placeInLines(fact, visit.lines))
    return { kind: 'read', facts: placed, isFinal }
  }

  async function readAhead(
    practitionerId: string,
    visit: CutVisit,
    room: number,
  ): Promise<ReadStep> {
    const settled = visit.blocks.filter((block) => block.to <= visit.settledLines)
    let left = room
    for (const block of settled) {
      if (visit.isFramed(block)) continue
      if (left === 0) return { kind: 'unfinished' }
      left -= 1
      const framed = visit.frame(block)
      if (!framed) return { kind: 'unfinished' }
      // What lines say by themselves is held with them: the whole visit is resolved sooner then.
      resolveLedger(visit.lines.slice(0, block.to), framed)
    }
    const lines = visit.lines.slice(0, settled.at(-1)?.to ?? 0)
    const framed = settled.flatMap((block) => visit.frame(block) ?? [])
    const facts = resolveLedger(lines, framed)
    if (!phrases) return NOTHING_TO_TELL
    const isDone = await phrases.writeAhead(practitionerId, lines, facts, STEP_SENTENCES_AHEAD)
    return isDone ? NOTHING_TO_TELL : { kind: 'unfinished' }
  }
}

/** The ledger counts without labels. */
function placeInLines(fact: Fact, lines: readonly VisitLine[]): Fact {
  const said = fact.said.map(({ line, from, to }) => {
    const offset = lines[line]?.offset ?? 0
    return { line, from: from + offset, to: to + offset }
  })
  return { ...fact, said }
}
