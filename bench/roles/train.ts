import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { missingFiles, readVisits } from './corpus.ts'
import { cutBreaths, cutGuessedPauses, cutSentences, cutTurns, cutUnmarked } from './cut-lines.ts'
import { fitChain } from './fit-chain.ts'

const OUT = join(import.meta.dirname, '../../server/src/clinical/roles/weights.json')
const FIT = { epochs: 6, rate: 0.1, decay: 1e-3, minLines: 20 }
const LEAST_WEIGHT = 0.05
const CUTS = [cutTurns, cutSentences, cutBreaths, cutUnmarked, cutGuessedPauses]

const missing = missingFiles()
if (missing.length > 0)
  print(`Nothing to learn from: ${missing.join(', ')} not found beside the checkout.`)
else train()

/** From training parts alone; each visit is cut in every way, since transcripts are. */
function train() {
  const visits = [...readVisits('aci train'), ...readVisits('mts train')]
  const cut = visits.flatMap((visit) => CUTS.map((way) => way(visit)))
  const { emission, stay } = fitChain(
    cut.filter(({ length }) => length > 1),
    FIT,
  )
  const model = { emission: tidy(emission), stay: tidy(stay) }
  const json = `${JSON.stringify(model, null, 2)}\n`
  writeFileSync(OUT, json)
  print(`Wrote ${Math.round(json.length / 1024)} KB of weights.`)
}

/** What counts, rounded, in the order of the names. */
function tidy(weights: Readonly<Record<string, number>>): Record<string, number> {
  const kept = Object.entries(weights)
    .map(([name, weight]) => [name, Math.round(weight * 100) / 100] as const)
    .filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(kept)
}

function print(line: string) {
  process.stdout.write(`${line}\n`)
}
