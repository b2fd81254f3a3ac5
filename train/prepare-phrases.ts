import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { FactContent } from '@chartwright/contract/facts'
import type { GoldFact } from '../bench/ledger/gold.ts'
import { tokensOf, type LedgerLine } from '../server/src/clinical/ledger/reading/token-stream.ts'
import type { Stretch } from '../server/src/clinical/ledger/reading/find-mentions.ts'
import { readVocabulary } from '../server/src/clinical/ledger/reading/word-pieces.ts'
import { marksOf, NO_FACT } from '../server/src/clinical/phrasing/phrase-marks.ts'
import { tokensOfSentence } from '../server/src/clinical/phrasing/sentence-tokens.ts'
import { sourceOf } from '../server/src/clinical/phrasing/source-tokens.ts'
import { tellFact } from '../server/src/clinical/realise/telling/tell-fact.ts'
import { seeded } from '../bench/random.ts'
import { spoilFact } from './spoil-fact.ts'

/**
 * Writes what train/phrase.py learns from: for each fact of gold the talk around it and its sentence
 * (`.cache/train/phrases.bin.gz`), the sentences that the rules make of it as it is and with errors in
 * it, and for one word in some that are no fact the mark that says so.
 */
interface Visit {
  readonly visit: string
  readonly part: string
  readonly lines: readonly LedgerLine[]
  readonly facts: readonly GoldFact[]
}

const FOLDER = join(import.meta.dirname, '../.cache/train')
const MOST_SENTENCE = 48
const NO_FACTS_PER_FACT = 0.12
const LEAST_COMMON = 2
const vocabulary = readVocabulary(readFileSync(join(FOLDER, 'vocab.txt'), 'utf8'))
const visits = JSON.parse(readFileSync(join(FOLDER, 'visits.json'), 'utf8')) as Visit[]

const SPOILED_PER_FACT = 3
const random = seeded(5)
const index: {
  visit: string
  part: string
  fact: number
  source: number
  target: number
  told: number[]
}[] = []
const numbers: number[] = []
let skipped = 0
for (const { visit, part, lines, facts } of visits) {
  const tokens = lines.map((line, at) => tokensOf(line, vocabulary, at))
  const tokensOfLine = (line: number) => tokens[line] ?? []
  const add = (
    fact: number,
    source: readonly number[],
    target: readonly number[],
    told: readonly (readonly number[])[] = [],
  ) => {
    const lengths = { source: source.length, target: target.length }
    index.push({ visit, part, fact, ...lengths, told: told.map(({ length }) => length) })
    numbers.push(...source, ...target, ...told.flat())
  }
  for (const [number, fact] of facts.entries()) {
    const places = [...fact.said, ...Object.values(fact.where ?? {}).flat()]
    const source = sourceOf(tokensOfLine, places.map(stretchOf))
    const sentence = tokensOfSentence(fact.text, vocabulary)
    if (!source || sentence.length > MOST_SENTENCE || fact.text.trim() === '') skipped += 1
    else add(number, source, [...marksOf(fact), ...sentence], toldOf(fact, facts))
  }
  for (const stretch of withoutFact(lines, facts, Math.ceil(facts.length * NO_FACTS_PER_FACT))) {
    const source = sourceOf(tokensOfLine, [stretch])
    if (source) add(-1, source, [NO_FACT])
  }
}
writeFileSync(join(FOLDER, 'phrases.bin.gz'), gzipSync(Uint16Array.from(numbers), { level: 9 }))
writeFileSync(join(FOLDER, 'phrases.json.gz'), gzipSync(JSON.stringify(index)))
writeFileSync(join(FOLDER, 'phrase-words.json'), JSON.stringify(commonWords()))
process.stdout.write(`${String(index.length)} examples, ${String(skipped)} facts left out\n`)

/** The sentence of the rules, and those of the same fact with an error; without what is too long. */
function toldOf(fact: GoldFact, facts: readonly GoldFact[]): number[][] {
  const told = (one: FactContent) => [
    ...marksOf(one),
    ...tokensOfSentence(tellFact(one), vocabulary),
  ]
  const right = told(fact)
  if (right.length > MOST_SENTENCE) return []
  const spoiled = Array.from({ length: SPOILED_PER_FACT }, () =>
    told(spoilFact(fact, facts, Math.floor(random() * 2 ** 30))),
  )
  const wrong = spoiled.filter((one) => String(one) !== String(right))
  return [right, ...wrong].filter(({ length }) => length <= MOST_SENTENCE)
}

function stretchOf([line, from, to]: readonly [number, number, number]): Stretch {
  return { line, from, to }
}

/** Words of lines that no fact quotes; the same ones in every run. */
function withoutFact(
  lines: readonly LedgerLine[],
  facts: readonly GoldFact[],
  count: number,
): Stretch[] {
  const quoted = facts.flatMap(({ said }) => said)
  const words = lines.flatMap(({ text }, line) =>
    [...text.matchAll(/[A-Za-z]{4,}(?: [A-Za-z]{3,})?/g)].map(({ 0: word, index: from }) => ({
      line,
      from,
      to: from + word.length,
    })),
  )
  const free = words.filter(
    ({ line, from, to }) => !quoted.some(([at, a, b]) => at === line && a < to && from < b),
  )
  const step = Math.max(1, Math.floor(free.length / Math.max(1, count)))
  return free.filter((_, at) => at % step === step - 1).slice(0, count)
}

/** What sentences consist of, in visits that are not only reported on. */
function commonWords(): number[] {
  const counts = new Map<number, number>()
  for (const { visit, part, facts } of visits) {
    if (part === 'aci-valid' || visit.startsWith('primock-day3')) continue
    for (const id of facts.flatMap(({ text }) => tokensOfSentence(text, vocabulary)))
      counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  const common = [...counts].filter(([, count]) => count >= LEAST_COMMON).map(([id]) => id)
  return common.sort((a, b) => a - b)
}
