import { expect, test } from 'vitest'
import { drugNamesOf, type DrugNames } from '../naming/drug-names.ts'
import { findMentions } from './find-mentions.ts'
import { HEADS, OFFSETS, SCORES_PER_TOKEN, type Head } from './reader-layout.ts'
import { streamOf, type LedgerLine } from './token-stream.ts'
import { readVocabulary } from './word-pieces.ts'

const VOCABULARY = readVocabulary('[PAD]\n[UNK]\nqualm\n##s\nbad\nis\n')
const FIRST =
  1 + 2 * HEADS.span.filter((mark) => mark?.isFirst).findIndex((mark) => mark?.name === 'symptom')
const FURTHER = FIRST + 1
const MEDICATION = HEADS.span.findIndex((mark) => mark?.name === 'medication')

type Told = Partial<Record<Head, Record<number, number>>>

/** What is told of a token by its place in the stream; the mark of who speaks has one as well. */
function find(lines: readonly LedgerLine[], told: Record<number, Told>, drugs?: DrugNames) {
  const stream = streamOf(lines, VOCABULARY)
  const scores = new Float32Array(stream.length * SCORES_PER_TOKEN)
  for (const at of stream.keys()) {
    const heads: Told = { span: { 0: 1 }, modifier: { 0: 1 }, ...told[at] }
    for (const [head, values] of Object.entries(heads))
      for (const [value, score] of Object.entries(values))
        scores[at * SCORES_PER_TOKEN + OFFSETS[head as Head] + Number(value)] = score
  }
  return findMentions(lines, stream, scores, () => [], drugs)
}

const wordsOf = ({ mentions }: ReturnType<typeof find>) => mentions.map(({ words }) => words)
const patient = (...texts: string[]): LedgerLine[] =>
  texts.map((text) => ({ role: 'patient', text }))

test('a first and a further word are one mention', () => {
  const found = find(patient('bad qualm'), {
    1: { span: { [FIRST]: 0.9, 0: 0.1 } },
    2: { span: { [FURTHER]: 0.9, 0: 0.1 } },
  })
  expect(found.mentions).toMatchObject([{ kind: 'symptom', words: 'bad qualm', line: 0, from: 0 }])
})

test('a further word never starts a run', () => {
  const found = find(patient('is qualm'), {
    2: { span: { [FURTHER]: 0.7, 0: 0.28, [FIRST]: 0.02 } },
  })
  expect(wordsOf(found)).toEqual([])
})

test('of two first words the second begins anew', () => {
  const first = { span: { [FIRST]: 0.9, 0: 0.1 } }
  expect(wordsOf(find(patient('bad qualm'), { 1: first, 2: first }))).toEqual(['bad', 'qualm'])
})

test('a run stays in its line', () => {
  const found = find(patient('bad', 'qualm'), {
    1: { span: { [FIRST]: 0.9, 0: 0.1 } },
    2: { span: { [FURTHER]: 0.99, 0: 0.01 } },
    3: { span: { [FURTHER]: 0.9, [FIRST]: 0.08, 0: 0.02 } },
  })
  expect(wordsOf(found)).toEqual(['bad', 'qualm'])
})

test('a mention is whole words', () => {
  const lines = patient('qualms bad')
  const found = find(lines, { 1: { span: { [FIRST]: 0.9, 0: 0.1 } } })
  expect(wordsOf(found)).toEqual(['qualms'])
})

test('what is told of a mention is told by all of its tokens', () => {
  const found = find(patient('bad qualm'), {
    1: { span: { [FIRST]: 0.9, 0: 0.1 }, polarity: { 0: 0.6, 1: 0.4 } },
    2: { span: { [FURTHER]: 0.7, 0: 0.3 }, polarity: { 0: 0.1, 1: 0.9 } },
  })
  expect(found.mentions).toMatchObject([{ polarity: 'absent', status: '', act: '' }])
  expect(found.mentions[0]?.sureness).toBeCloseTo(0.8)
})

test.each([
  ['critical', 0.23, 0],
  ['critical', 0.27, 1],
  ['major', 0.23, 0],
  ['major', 0.27, 1],
  ['minor', 0.38, 0],
  ['minor', 0.42, 1],
] as const)('a %s fact of sureness %d counts %d', (importance, sureness, count) => {
  const found = find(patient('qualm'), {
    1: {
      span: { [FIRST]: sureness, 0: 1 - sureness },
      importance: { [HEADS.importance.indexOf(importance)]: 1 },
    },
  })
  expect(found.mentions).toHaveLength(count)
})

test('words that name nothing are no mention', () => {
  expect(wordsOf(find(patient('is'), { 1: { span: { [FIRST]: 1, 0: 0 } } }))).toEqual([])
})

test('a word that the reader is not sure of is a drug where an imported list has it', () => {
  const told = { 1: { span: { [MEDICATION]: 0.1, 0: 0.6 } } }
  const lines = patient('zorvanexib')
  expect(find(lines, told).mentions).toEqual([])
  const found = find(lines, told, drugNamesOf(['zorvanexib']))
  expect(found.mentions).toMatchObject([{ kind: 'medication', words: 'zorvanexib' }])
})

test('a detail must be surer than a time, which may be a little less likely than nothing', () => {
  const kind = (name: string) => HEADS.modifier.findIndex((mark) => mark?.name === name)
  const found = (name: string, odds: number) =>
    find(patient('bad'), { 1: { modifier: { [kind(name)]: odds, 0: 1 - odds } } }).modifiers
  expect(found('duration', 0.45)).toHaveLength(1)
  expect(found('duration', 0.4)).toHaveLength(0)
  expect(found('detail', 0.65)).toHaveLength(0)
  expect(found('detail', 0.75)).toHaveLength(1)
})
