import { finish } from '../../server/src/providers/scribe/extractive/steps.ts'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LinearModel } from '../../server/src/clinical/linear-model.ts'
import type { Models } from '../../server/src/providers/scribe/extractive/models.ts'
import { renderNote } from '../../server/src/providers/scribe/extractive/render-note.ts'
import { planNote } from '../../server/src/providers/scribe/extractive/write-note.ts'
import { ACI_TEMPLATE } from './aci-template.ts'
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
import { segmentsOf } from './segments.ts'

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
  const topics = learnTopics([...labelTopics(prepared), ...labelSections(sections, role)])
  const models = {
    role,
    choice: prune(learnChoice(prepared), SIZES.choice),
    topics: Object.fromEntries(
      Object.entries<LinearModel>(topics).map(([topic, model]) => [
        topic,
        prune(model, SIZES.topic),
      ]),
    ),
  }
  print(`Cross-validated ROUGE-1: ${crossValidate(prepared, models).toFixed(2)}`)
  const json = `${JSON.stringify(models, null, 2)}\n`
  writeFileSync(OUT, json)
  print(`Wrote ${Math.round(json.length / 1024)} KB of weights.`)
}

/** Whole notes of encounters that the choice has not seen. */
function crossValidate(
  prepared: readonly Prepared[],
  models: Pick<Models, 'role' | 'topics'>,
): number {
  let sum = 0
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const choice = learnChoice(prepared.filter((_, at) => at % FOLDS !== fold))
    for (const { encounter } of prepared.filter((_, at) => at % FOLDS === fold)) {
      const input = {
        template: ACI_TEMPLATE,
        segments: segmentsOf(encounter.dialogue),
        context: '',
      }
      sum += rouge(
        encounter.note,
        renderNote(finish(planNote(input, { ...models, choice }))),
      ).rouge1
    }
  }
  return sum / prepared.length
}

function print(line: string) {
  process.stdout.write(`${line}\n`)
}
