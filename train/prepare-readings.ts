import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { quote, readGold, type GoldFact } from '../bench/ledger/gold.ts'
import { heardLines, labelledLines } from '../bench/ledger/hear-lines.ts'
import { matchFacts } from '../bench/ledger/match-facts.ts'
import { readVisits, type VisitLine as SaidLine } from '../bench/ledger/visits.ts'
import type { Fact } from '../server/src/clinical/ledger/fact.ts'
import { linesOfVisit, type VisitLine } from '../server/src/clinical/ledger/lines-of-visit.ts'
import { readLedger } from '../server/src/clinical/ledger/read-ledger.ts'
import { tokensOf } from '../server/src/clinical/ledger/reading/token-stream.ts'
import { readVocabulary } from '../server/src/clinical/ledger/reading/word-pieces.ts'
import { marksOf, NO_FACT } from '../server/src/clinical/phrasing/phrase-marks.ts'
import { tokensOfSentence } from '../server/src/clinical/phrasing/sentence-tokens.ts'
import { sourceOf } from '../server/src/clinical/phrasing/source-tokens.ts'
import { loadReader, openReader } from '../server/src/providers/reader/builtin/onnx-reader.ts'
import { howRight } from './how-right.ts'
import { readWrittenVisits } from './written-visits.ts'

/**
 * Writes what readers make of visits that they have not seen, and how right it is:
 * `npm run train:prepare-readings FOLDER FOLD`, where FOLDER holds what `FOLDS=1 python3 train/run.py
 * FOLDER` wrote. The phraser learns from it to tell a fact that was misread, and to put the sentence of
 * the rules as a clinician would. `npm run train:prepare-readings written` does the same with the visits
 * written for training and the reader that ships: it knows them by heart, so that only the rules err.
 */
const [folder, fold] = process.argv.slice(2)
const isOfWritten = folder === 'written'
if (folder === undefined || (fold === undefined && !isOfWritten))
  throw new Error(
    'Which readings? train/prepare-readings.ts FOLDER FOLD, or train/prepare-readings.ts written',
  )
const OUT = join(import.meta.dirname, '../.cache/train')
const MOST_SENTENCE = 48
const FORMS = { labelled: labelledLines, heard: heardLines }
const NOT_IN_GOLD = 0.1
const vocabulary = readVocabulary(readFileSync(join(OUT, 'vocab.txt'), 'utf8'))
const readWindow = isOfWritten
  ? await loadReader()
  : await openReader(join(folder, `fold${String(fold)}.onnx`))
const rows: unknown[] = []
for (const { visit, part, said, facts } of isOfWritten ? writtenVisits() : unseenVisits()) {
  const gold = facts.map((fact) => ({ ...fact, said: quote(said, fact.said), gold: fact }))
  for (const [form, linesOf] of Object.entries(isOfWritten ? { labelled: labelledLines } : FORMS)) {
    const lines = linesOfVisit(linesOf(said))
    const found = await readLedger(lines, vocabulary, readWindow)
    rows.push(...readingsOf(lines, gold, found).map((row) => ({ visit, part, form, ...row })))
  }
}
writeFileSync(
  join(OUT, `readings-${isOfWritten ? 'written' : String(fold)}.json.gz`),
  gzipSync(JSON.stringify(rows)),
)
process.stdout.write(`${String(rows.length)} facts read\n`)

interface ReadVisit {
  readonly visit: string
  readonly part: string
  readonly said: readonly SaidLine[]
  readonly facts: readonly GoldFact[]
}

function writtenVisits(): ReadVisit[] {
  return readWrittenVisits().map(({ visit, part, raw, facts }) => ({
    visit,
    part,
    said: raw,
    facts,
  }))
}

function unseenVisits(): ReadVisit[] {
  const folds = JSON.parse(readFileSync(join(String(folder), 'folds.json'), 'utf8')) as string[][]
  const unseen = new Set(folds[Number(fold)])
  const visits = readVisits()
  return (['aci-train', 'primock', 'mts-train'] as const).flatMap((part) =>
    readGold(part)
      .filter(({ visit }) => unseen.has(visit))
      .map(({ visit, facts }) => ({ visit, part, said: visits.get(visit) ?? [], facts })),
  )
}

type QuotedGold = Omit<GoldFact, 'said'> & { readonly said: string; readonly gold: GoldFact }

function readingsOf(
  lines: readonly VisitLine[],
  gold: readonly QuotedGold[],
  found: readonly Fact[],
) {
  const tokens = lines.map((line, at) => tokensOf(line, vocabulary, at))
  const quoted = found.map((fact) => ({
    ...fact,
    said: fact.said.map(({ line, from, to }) => lines[line]?.text.slice(from, to)).join(' / '),
  }))
  const { pairs, extra } = matchFacts(gold, quoted)
  const meantBy = new Map([...pairs].map(([place, at]) => [at, gold[place]]))
  return found.flatMap((fact, at) => {
    const meant = meantBy.get(at)
    const compared = quoted[at]
    const source = sourceOf((line) => tokens[line] ?? [], fact.said)
    // A second mention of a matched thing says nothing about either.
    if (!source || !compared || (!meant && !extra.includes(at))) return []
    const sentence = tokensOfSentence(fact.text, vocabulary)
    const target = meant
      ? [...marksOf(meant.gold), ...tokensOfSentence(meant.text, vocabulary)]
      : [NO_FACT]
    if (sentence.length > MOST_SENTENCE || target.length > MOST_SENTENCE) return []
    const right = meant ? howRight(meant, compared) : NOT_IN_GOLD
    const { kind, importance, sureness } = fact
    return {
      ...{ source, target, told: [...marksOf(fact), ...sentence], right },
      ...{ kind, importance, sureness, level: meant?.importance ?? '' },
    }
  })
}
