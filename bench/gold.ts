import { GOLD_PARTS, readGold } from './ledger/gold.ts'
import { validateGold } from './ledger/validate-gold.ts'
import { missingVisits, readVisits } from './ledger/visits.ts'

/** Checks every gold ledger, and its quotations too if the collections are available. */
const visits = missingVisits().length === 0 ? readVisits() : undefined
const gold = GOLD_PARTS.flatMap(readGold)
const faults = gold.flatMap((visit) => validateGold(visit, visits?.get(visit.visit)))
for (const fault of faults) process.stdout.write(`${fault}\n`)
const facts = gold.reduce((sum, visit) => sum + visit.facts.length, 0)
process.stdout.write(`${gold.length} gold visits, ${facts} facts, ${faults.length} faults\n`)
process.exitCode = faults.length === 0 ? 0 : 1
