import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readGold, quote } from '../bench/ledger/gold.ts'
import { labelledLines } from '../bench/ledger/hear-lines.ts'
import { faultsOf, matchFacts } from '../bench/ledger/match-facts.ts'
import { readVisits } from '../bench/ledger/visits.ts'
import { linesOfVisit } from '../server/src/clinical/ledger/lines-of-visit.ts'
import { readFramed } from '../server/src/clinical/ledger/read-ledger.ts'
import type { Signs } from '../server/src/clinical/ledger/fact.ts'
import { readVocabulary } from '../server/src/clinical/ledger/reading/word-pieces.ts'
import { tellFact } from '../server/src/clinical/realise/telling/tell-fact.ts'
import { openReader } from '../server/src/providers/reader/builtin/onnx-reader.ts'
import { learnWeights } from './learn-weights.ts'

/**
 * Learns how far a fact of the reader can be relied on: `npx tsx train/calibrate.ts FOLDER`, where FOLDER
 * holds what `FOLDS=1 python3 train/run.py FOLDER` wrote. Every visit is read by the reader that has not
 * seen it.
 */
const folder = process.argv[2]
if (folder === undefined) throw new Error('Which folder? train/calibrate.ts FOLDER')
const OUT = join(import.meta.dirname, '../server/src/clinical/ledger/framing/rating.data.ts')
const folds = JSON.parse(readFileSync(join(folder, 'folds.json'), 'utf8')) as string[][]
const vocabulary = readVocabulary(
  readFileSync(
    join(import.meta.dirname, '../server/src/providers/reader/builtin/weights/vocab.txt'),
    'utf8',
  ),
)
const visits = readVisits()
const gold = [...readGold('aci-train'), ...readGold('primock')]
const rows: { signs: Signs; isRight: boolean }[] = []
for (const [number, unseen] of folds.entries()) {
  const readWindow = await openReader(join(folder, `fold${String(number)}.onnx`))
  for (const { visit, facts } of gold.filter((one) => unseen.includes(one.visit))) {
    const said = visits.get(visit) ?? []
    const lines = linesOfVisit(labelledLines(said))
    const found = await readFramed(lines, vocabulary, readWindow)
    const told = found.map((fact) => ({
      ...fact,
      text: tellFact(fact),
      said: fact.said.map(({ line, from, to }) => lines[line]?.text.slice(from, to)).join(' / '),
    }))
    const wanted = facts.map((fact) => ({ ...fact, said: quote(said, fact.said) }))
    const { pairs, extra } = matchFacts(wanted, told)
    const matched = new Map([...pairs].map(([place, at]) => [at, wanted[place]]))
    for (const [at, fact] of told.entries()) {
      const meant = matched.get(at)
      // A second mention of a matched thing says nothing about either.
      if (!fact.signs || (!meant && !extra.includes(at))) continue
      rows.push({ signs: fact.signs, isRight: !!meant && faultsOf(meant, fact).length === 0 })
    }
  }
}
const weights = learnWeights(rows)
const lines = Object.entries(weights).map(
  ([name, weight]) => `  ${JSON.stringify(name)}: ${weight.toFixed(2)},`,
)
writeFileSync(
  OUT,
  `/** Learned by train/calibrate.ts from facts of visits that the reader had not seen. */
export const RATING_WEIGHTS: Readonly<Record<string, number>> = {\n${lines.join('\n')}\n}\n`,
)
