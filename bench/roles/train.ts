import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { missingFiles } from './corpus.ts'
import { learnRoles } from './learn-roles.ts'

const OUT = join(import.meta.dirname, '../../server/src/clinical/roles/weights.json')

const missing = missingFiles()
if (missing.length > 0)
  print(`Nothing to learn from: ${missing.join(', ')} not found beside the checkout.`)
else {
  const json = `${JSON.stringify(learnRoles(), null, 2)}\n`
  writeFileSync(OUT, json)
  print(`Wrote ${Math.round(json.length / 1024)} KB of weights.`)
}

function print(line: string) {
  process.stdout.write(`${line}\n`)
}
