import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { labelledLines } from '../bench/ledger/hear-lines.ts'
import type { VisitLine as SaidLine } from '../bench/ledger/visits.ts'
import type { Fact } from '../server/src/clinical/ledger/fact.ts'
import { linesOfVisit, type VisitLine } from '../server/src/clinical/ledger/lines-of-visit.ts'
import { readLedger } from '../server/src/clinical/ledger/read-ledger.ts'
import { tokensOf } from '../server/src/clinical/ledger/reading/token-stream.ts'
import { readVocabulary } from '../server/src/clinical/ledger/reading/word-pieces.ts'
import type { Leaning } from '../server/src/clinical/phrasing/acceptance/lean.ts'
import {
  signsOfSentence,
  type Candidate,
} from '../server/src/clinical/phrasing/acceptance/signs-of-sentence.ts'
import type { Phrase } from '../server/src/clinical/phrasing/phrase.ts'
import { isBorneOut, wholeOf } from '../server/src/clinical/phrasing/settle-sentence.ts'
import { loadReader } from '../server/src/providers/reader/builtin/onnx-reader.ts'
import {
  loadPhraser,
  PHRASER_FOLDER,
} from '../server/src/providers/reader/builtin/phraser/load-phraser.ts'
import { phraseWriter } from '../server/src/providers/reader/builtin/phraser/write-phrase.ts'
import { fitOdds, type Example, type FittedOdds } from './fit-odds.ts'

/**
 * Learns from judged sentences (`judged/`) which ones a clinician leaves as they are:
 * `npm run train:acceptance`. With a number, only so many visits are read, to try it.
 */
const JUDGED = join(import.meta.dirname, 'judged')
const OUT = join(
  import.meta.dirname,
  '../server/src/clinical/phrasing/acceptance/acceptance-weights.json',
)
const VOCABULARY = new URL(
  '../server/src/providers/reader/builtin/weights/vocab.txt',
  import.meta.url,
)
const BAD = new Set(['wrong', 'dangerous', 'unreadable'])
/** Words that count less are left out. */
const LEAST_WEIGHT = 0.02
const OF_WORDS = /^(?:w|first|last)=/

interface JudgedVisit {
  readonly lines: readonly SaidLine[]
  readonly judged: readonly {
    readonly kind: string
    readonly lines: readonly number[]
    readonly sentences: readonly (readonly [text: string, judgement: string])[]
  }[]
}

interface Kept extends Leaning {
  readonly end: Float32Array
}

/**
 * Learned before from 1,321 facts of real visits. Invented visits are not like real ones in all, so that
 * the mean of both was better on fifteen real visits than either.
 */
const EARLIER: Readonly<Record<string, number>> = {
  ...{ bias: 0.04, su: 0.73, kind: 0.21, verdict: 0.2, mean: 0.78 },
  // What is added for a sentence of the phraser.
  ...{ isb: 0.1, bsu: -0.31, bkind: -0.21, bverdict: -0.05, bmean: 1.14, bease: 1.8 },
}

const most = Number(process.argv[2] ?? Infinity)
const vocabulary = readVocabulary(readFileSync(VOCABULARY, 'utf8'))
const readWindow = await loadReader()
const keep = (end: Float32Array): Kept => ({ good: 0, bad: 0, end: Float32Array.from(end) })
const writer = phraseWriter(vocabulary, await loadPhraser(PHRASER_FOLDER, keep))
const judgements: { example: Omit<Example, 'isSo'>; judgement: string }[] = []
const files = readdirSync(JUDGED).filter((file) => file.endsWith('.json'))
for (const file of files.slice(0, most)) {
  const visit = JSON.parse(readFileSync(join(JUDGED, file), 'utf8')) as JudgedVisit
  const lines = linesOfVisit(labelledLines(visit.lines))
  for (const fact of await readLedger(lines, vocabulary, readWindow))
    for (const example of await candidatesOf(fact, lines)) {
      const judgement = judgementOf(visit, fact, example.text)
      if (judgement !== undefined) judgements.push({ example, judgement })
    }
}
const learned = {
  good: withEarlier(fitted((judgement) => judgement === 'good')),
  bad: fitted((judgement) => BAD.has(judgement)),
}
process.stdout.write(`${String(judgements.length)} judged sentences\n`)
if (most === Infinity) writeFileSync(OUT, JSON.stringify(learned))

async function candidatesOf(fact: Fact, lines: readonly VisitLine[]) {
  const task = writer.taskOf(fact, (at) => {
    const line = lines[at]
    return line === undefined
      ? []
      : tokensOf(line, vocabulary).map((token) => ({ ...token, line: at }))
  })
  if (!task) return []
  const phrase = await writer.writePhrase(task, lines)
  return sentencesOf(fact, phrase, lines).map((candidate) => ({
    text: candidate.text,
    signs: signsOfSentence(fact, phrase, candidate, lines),
    vector: (candidate.judged.leaning as Kept).end,
  }))
}

function sentencesOf(fact: Fact, phrase: Phrase, lines: readonly VisitLine[]): Candidate[] {
  const { told, written } = phrase
  const text = wholeOf(written?.text ?? '', fact)
  return [
    ...(told ? [{ text: fact.text, judged: told }] : []),
    ...(written && text !== ''
      ? [{ text, judged: written, ease: written.ease, isBorneOut: isBorneOut(fact, text, lines) }]
      : []),
  ]
}

function judgementOf({ judged }: JudgedVisit, { kind, lines }: Fact, text: string) {
  const same = judged.filter((one) => one.kind === kind && one.lines[0] === lines[0])
  return same.flatMap(({ sentences }) => sentences).find(([told]) => told === text)?.[1]
}

function withEarlier({ signs, vector }: FittedOdds): FittedOdds {
  const names = [...new Set([...Object.keys(signs), ...Object.keys(EARLIER)])]
  const mean = (one = 0, other = 0) => Number(((one + other) / 2).toFixed(4))
  return {
    signs: Object.fromEntries(names.map((name) => [name, mean(signs[name], EARLIER[name])])),
    vector: vector.map((weight) => mean(weight)),
  }
}

function fitted(isSo: (judgement: string) => boolean): FittedOdds {
  const { signs, vector } = fitOdds(
    judgements.map(({ example, judgement }) => ({ ...example, isSo: isSo(judgement) })),
  )
  const kept = Object.entries(signs).filter(
    ([name, weight]) => !OF_WORDS.test(name) || Math.abs(weight) >= LEAST_WEIGHT,
  )
  return {
    signs: Object.fromEntries(kept.map(([name, weight]) => [name, Number(weight.toFixed(3))])),
    vector: vector.map((weight) => Number(weight.toFixed(4))),
  }
}
