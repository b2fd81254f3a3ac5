import { readFileSync } from 'node:fs'
import type { FactAttribute } from '@chartwright/contract/facts'
import { nameConcept } from '../server/src/clinical/ledger/naming/name-concept.ts'
import { findMentions, type Mention } from '../server/src/clinical/ledger/reading/find-mentions.ts'
import { readLedger } from '../server/src/clinical/ledger/read-ledger.ts'
import { streamOf, type LedgerLine } from '../server/src/clinical/ledger/reading/token-stream.ts'
import { joinWindows, windowsOf } from '../server/src/clinical/ledger/reading/windows.ts'
import { readVocabulary } from '../server/src/clinical/ledger/reading/word-pieces.ts'
import { loadReader } from '../server/src/providers/reader/builtin/onnx-reader.ts'
import { readWrittenVisits } from './written-visits.ts'
import type { GoldFact } from '../bench/ledger/gold.ts'
import { faultsOf, matchFacts, type ComparedFact } from '../bench/ledger/match-facts.ts'
import { isSameAttribute } from '../bench/rules/same-attribute.ts'

/**
 * What the rules behind the reader make of its marks: `npm run bench:rules [EVERY]`. The reader knows the
 * made-up visits by heart, so what is wrong here was spoiled after it. EVERY: one visit of so many.
 */
const every = Number(process.argv[2] ?? 4)
const HEADS = ['polarity', 'certainty', 'time', 'status', 'act'] as const
const ATTRIBUTES: readonly FactAttribute[] = [
  ...(['side', 'site', 'dose', 'frequency', 'duration', 'onset', 'when', 'value'] as const),
  ...(['unit', 'condition', 'severity', 'trigger', 'reason'] as const),
]
const VOCABULARY = '../server/src/providers/reader/builtin/weights/vocab.txt'
const vocabulary = readVocabulary(readFileSync(new URL(VOCABULARY, import.meta.url), 'utf8'))
const readWindow = await loadReader()
const counts = new Map<string, Map<string, number>>()

for (const [place, { lines, facts }] of readWrittenVisits().entries()) {
  if (place % every !== 0) continue
  const gold = facts.map((fact) => ({
    ...fact,
    said: fact.said.map(([line, from, to]) => quote(lines, line, from, to)).join(' / '),
  }))
  const marked = (await findMarks(lines)).map(asFact)
  const found = (await readLedger(lines, vocabulary, readWindow)).map((fact) => ({
    ...fact,
    said: fact.said.map(({ line, from, to }) => quote(lines, line, from, to)).join(' / '),
  }))
  compare(gold, marked, found)
}
for (const [name, row] of counts)
  process.stdout.write(`${name}: ${[...row].map(([what, n]) => `${what} ${n}`).join(', ')}\n`)

function quote(lines: readonly LedgerLine[], line: number, from: number, to: number): string {
  return lines[line]?.text.slice(from, to) ?? ''
}

async function findMarks(lines: readonly LedgerLine[]): Promise<Mention[]> {
  const stream = streamOf(lines, vocabulary)
  const windows = windowsOf(Int32Array.from(stream, ({ id }) => id))
  const read = await Promise.all(windows.map(({ ids }) => readWindow(ids)))
  return findMentions(lines, stream, joinWindows(stream.length, windows, read), () => []).mentions
}

/** A mark as it is, with no rule but its name. */
function asFact({ line, words, side, isOther, ...mark }: Mention): ComparedFact & Heads {
  return {
    ...mark,
    concept: nameConcept(mark.kind, words),
    who: isOther ? 'other' : 'patient',
    attributes: side === '' ? {} : { side },
    said: words,
    text: '',
    lines: [line],
  }
}

type Heads = Pick<GoldFact, (typeof HEADS)[number]>

function compare(
  gold: readonly (Omit<GoldFact, 'said'> & ComparedFact)[],
  marked: readonly (ComparedFact & Heads)[],
  found: readonly (ComparedFact & Heads)[],
) {
  const { pairs, extra } = matchFacts(gold, found)
  const marks = matchFacts(gold, marked).pairs
  for (const place of found.keys())
    add('facts of the ledger', extra.includes(place) ? 'not in gold' : 'in gold')
  for (const [at, fact] of gold.entries()) {
    const [told, mark] = [found[pairs.get(at) ?? -1], marked[marks.get(at) ?? -1]]
    if (!told) {
      add(fact.importance, mark ? 'LOST' : 'not marked')
      continue
    }
    add(fact.importance, faultsOf(fact, told).length === 0 ? 'right' : 'found')
    for (const head of HEADS) compareHead(head, fact, told, mark)
    for (const name of ATTRIBUTES) compareAttribute(name, fact, told)
  }
}

function compareHead(
  head: (typeof HEADS)[number],
  fact: Heads & ComparedFact,
  told: Heads & ComparedFact,
  mark: Heads | undefined,
) {
  if (fact.kind !== told.kind) return
  const isRight = fact[head] === told[head]
  const wasRight = mark === undefined ? isRight : fact[head] === mark[head]
  if (isRight) add(head, wasRight ? 'right' : 'repaired')
  else add(head, wasRight ? 'SPOILED' : 'wrong')
}

function compareAttribute(name: FactAttribute, fact: ComparedFact, told: ComparedFact) {
  const [wanted, got] = [fact.attributes[name], told.attributes[name]]
  if (wanted === undefined && got === undefined) return
  if (wanted === undefined) add(name, 'not in gold')
  else if (got === undefined) add(name, 'missing')
  else add(name, isSameAttribute(wanted, got) ? 'right' : 'OTHER')
}

function add(name: string, what: string) {
  const row = counts.get(name) ?? new Map<string, number>()
  counts.set(name, row.set(what, (row.get(what) ?? 0) + 1))
}
