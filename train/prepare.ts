import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readGold } from '../bench/ledger/gold.ts'
import { labelledLines } from '../bench/ledger/hear-lines.ts'
import { readVisits } from '../bench/ledger/visits.ts'
import { linesOfVisit } from '../server/src/clinical/ledger/lines-of-visit.ts'

const OUT = join(import.meta.dirname, '../.cache/train')
const PARTS = ['aci-train', 'aci-valid', 'mts-train', 'primock'] as const

const visits = readVisits()
const rows = PARTS.flatMap((part) =>
  readGold(part).map(({ visit, facts }) => ({
    visit,
    part,
    lines: linesOfVisit(labelledLines(visits.get(visit) ?? [])).map(({ role, text }) => ({
      role,
      text,
    })),
    facts,
  })),
)
mkdirSync(OUT, { recursive: true })
writeFileSync(join(OUT, 'visits.json'), JSON.stringify(rows))
