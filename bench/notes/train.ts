import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chooseStatements } from '../../server/src/providers/scribe/extractive/choose-statements.ts'
import type { LinearModel } from '../../server/src/providers/scribe/extractive/linear-model.ts'
import { missingCorpora, readEncounters, readSectionDialogues } from './corpus.ts'
import { prune } from './fit.ts'
import type { Prepared } from './learn.ts'
import {
  labelSections,
  labelTopics,
  learnChoice,
  learnRole,
  learnTopics,
  prepare,
} from './learn.ts'
import { rouge } from './rouge.ts'

const OUT = join(import.meta.dirname, '../../server/src/providers/scribe/extractive/weights.json')
const FOLDS = 5
const SIZES = { role: 2500, choice: 5000, topic: 500 }

const missing = missingCorpora()
if (missing.length > 0)
  print(`Nothing to learn from: ${missing.join(', ')} not found beside the checkout.`)
else train()

/** Learns from the training parts alone, and prints what held-out folds of them say. */
function train() {
  const encounters = readEncounters('train')
  const sections = readSectionDialogues('train')
  const role = prune(
    learnRole([...encounters, ...sections].map(({ dialogue }) => dialogue)),
    SIZES.role,
  )
  const prepared = encounters.map((encounter) => prepare(encounter, role))
  print(`Cross-validated ROUGE-1 of the choice: ${crossValidate(prepared).toFixed(2)}`)
  const topics = learnTopics([...labelTopics(prepared), ...labelSections(sections, role)])
  const models = {
    role,
    choice: prune(learnChoice(prepared), SIZES.choice),
    topics: Object.fromEntries(
      (Object.entries(topics) as [string, LinearModel][]).map(([topic, model]) => [
        topic,
        prune(model, SIZES.topic),
      ]),
    ),
  }
  const json = `${JSON.stringify(models, null, 2)}\n`
  writeFileSync(OUT, json)
  print(`Wrote ${Math.round(json.length / 1024)} KB of weights.`)
}

function crossValidate(prepared: readonly Prepared[]): number {
  let sum = 0
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const model = learnChoice(prepared.filter((_, at) => at % FOLDS !== fold))
    for (const { encounter, written } of prepared.filter((_, at) => at % FOLDS === fold)) {
      const note = chooseStatements(model, written)
        .map(({ sentence }) => sentence)
        .join('\n')
      sum += rouge(encounter.note, note).rouge1
    }
  }
  return sum / prepared.length
}

function print(line: string) {
  process.stdout.write(`${line}\n`)
}
