import type { Fact } from '../../../clinical/ledger/fact.ts'
import { linesOfVisit, type VisitLine } from '../../../clinical/ledger/lines-of-visit.ts'
import { ledgerOf } from '../../../clinical/ledger/read-ledger.ts'
import { streamOf } from '../../../clinical/ledger/reading/token-stream.ts'
import {
  isFullWindow,
  joinWindows,
  windowsOf,
  type ReadWindow,
} from '../../../clinical/ledger/reading/windows.ts'
import type { Vocabulary } from '../../../clinical/ledger/reading/word-pieces.ts'
import type { SaidVisit } from '../reader.ts'
import { createWindowCache } from './window-cache.ts'

export interface ReadJob extends SaidVisit {
  /** Only windows that no further line changes, and no facts. */
  readonly isAhead: boolean
}

export type ReadStep =
  | { readonly kind: 'read'; readonly facts: Fact[] }
  /** There is more to read: ask again. */
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'too-long' }

/** As many windows as others wait for. */
const WINDOWS_PER_STEP = 8
/** About twenty hours of talk; what is remembered holds one such visit. */
export const MAX_WINDOWS = 1_500

/** Reads visits step by step; windows that were read before are not read again. */
export function visitReader(
  vocabulary: Vocabulary,
  readWindow: ReadWindow,
): (job: ReadJob) => Promise<ReadStep> {
  const cache = createWindowCache()

  return async ({ practitionerId, lines: spoken, isAhead }) => {
    const lines = linesOfVisit(spoken)
    const stream = streamOf(lines, vocabulary)
    const windows = windowsOf(stream)
    if (windows.length > MAX_WINDOWS) return { kind: 'too-long' }
    let room = WINDOWS_PER_STEP
    for (const { ids } of isAhead ? windows.filter(isFullWindow) : windows) {
      if (cache.has(practitionerId, ids)) continue
      if (room === 0) return { kind: 'unfinished' }
      room -= 1
      cache.set(practitionerId, ids, await readWindow(ids))
    }
    if (isAhead) return { kind: 'read', facts: [] }
    // What came last has taken the place of what came first only where a visit fills all the room.
    const read = windows.map(({ ids }) => cache.get(practitionerId, ids))
    if (!read.every((scores) => scores !== undefined)) return { kind: 'unfinished' }
    const facts = ledgerOf(lines, stream, joinWindows(stream.length, windows, read))
    return { kind: 'read', facts: facts.map((fact) => placeInLines(fact, lines)) }
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
