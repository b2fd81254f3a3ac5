import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readGold } from '../bench/ledger/gold.ts'
import { roleOf } from '../bench/ledger/hear-lines.ts'
import { readVisits } from '../bench/ledger/visits.ts'

const OUT = join(import.meta.dirname, '../.cache/train')
const PARTS = ['aci-train', 'aci-valid', 'mts-train', 'primock'] as const

const visits = readVisits()
const rows = PARTS.flatMap((part) =>
  readGold(part).map(({ visit, facts }) => ({
    visit,
    part,
    lines: (visits.get(visit) ?? []).map(({ speaker, text }) => ({ role: roleOf(speaker), text })),
    facts,
  })),
)
mkdirSync(OUT, { recursive: true })
writeFileSync(join(OUT, 'visits.json'), JSON.stringify(rows))
