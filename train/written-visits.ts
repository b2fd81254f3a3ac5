import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GoldFact } from '../bench/ledger/gold.ts'
import { labelledLines } from '../bench/ledger/hear-lines.ts'
import type { VisitLine } from '../bench/ledger/visits.ts'
import { linesOfVisit } from '../server/src/clinical/ledger/lines-of-visit.ts'

const FOLDER = join(import.meta.dirname, 'visits')

interface WrittenVisit {
  readonly visit: string
  readonly lines: readonly VisitLine[]
  readonly facts: readonly GoldFact[]
}

/** Visits that were made up for training, in the shape that run.py reads. */
export function readWrittenVisits() {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const { visit, lines, facts } = JSON.parse(
        readFileSync(join(FOLDER, name), 'utf8'),
      ) as WrittenVisit
      const spoken = linesOfVisit(labelledLines(lines))
      return {
        visit,
        part: 'written',
        raw: lines,
        lines: spoken.map(({ role, text }) => ({ role, text })),
        facts,
      }
    })
}
