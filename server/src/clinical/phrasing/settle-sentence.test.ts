import { expect, test } from 'vitest'
import type { Fact } from '../ledger/fact.ts'
import { givenContent } from '../realise/testing/given-fact.ts'
import type { Phrase } from './rate-phrase.ts'
import { settleSentence } from './settle-sentence.ts'

const LINES = [{ role: 'patient' as const, text: 'my knee has hurt for six days' }]
const FACT: Fact = {
  ...givenContent({ concept: 'knee pain' }),
  said: [{ line: 0, from: 3, to: 29 }],
  sureness: 0.9,
  lines: [0],
  text: 'Knee pain.',
}
const WRITTEN = { text: 'Knee pain for 6 days.', ease: -0.02, mean: -0.02, verdict: 5 }
const SURE: Phrase = { kind: 0, others: 0, told: { mean: -2, verdict: 4 }, written: WRITTEN }

test('a sentence that the phraser prefers and that is borne out takes the place of the one by rules', () => {
  const settled = settleSentence(FACT, SURE, LINES)
  expect(settled).toMatchObject({ text: 'Knee pain for 6 days.', phrased: true })
})

test('a list in it is told whole', () => {
  const fact = { ...FACT, concept: 'knee pain and swelling', text: 'Knee pain and swelling.' }
  expect(settleSentence(fact, SURE, LINES).text).toBe('Knee pain and swelling for 6 days.')
})

test.each<[string, Partial<Phrase>]>([
  ['the phraser is not at ease with', { written: { ...WRITTEN, ease: -0.4 } }],
  ['stands for one that nobody would accept', { told: { mean: -5, verdict: 4 } }],
  ['is hardly likelier than that of the rules', { told: { mean: -0.3, verdict: 5 } }],
  ['cannot be compared with that of the rules', { told: undefined }],
  ['is of a fact with other properties', { others: -2 }],
  ['was not written', { written: undefined }],
  [
    'says what nobody said',
    { written: { ...WRITTEN, text: 'Knee pain for 6 days after a fall.' } },
  ],
  ['has another number', { written: { ...WRITTEN, text: 'Knee pain for 7 days.' } }],
  ['says a thing twice', { written: { ...WRITTEN, text: 'Knee pain for 6 days for 6 days.' } }],
  ['is empty', { written: { ...WRITTEN, text: '' } }],
])('one that %s does not', (_, phrase) => {
  const settled = settleSentence(FACT, { ...SURE, ...phrase }, LINES)
  expect(settled.text).toBe('Knee pain.')
  expect(settled.phrased).toBeUndefined()
})

test.each(['medication', 'allergy', 'measurement'] as const)(
  'a fact of the kind %s keeps the sentence of the rules',
  (kind) => {
    expect(settleSentence({ ...FACT, kind }, SURE, LINES).text).toBe('Knee pain.')
  },
)

test('a fact that the phraser finds wrong is less likely right than the reader took it to be', () => {
  const doubted = { ...SURE, kind: -3, others: -4, told: { mean: -2, verdict: -4 } }
  expect(settleSentence(FACT, doubted, LINES).sureness).toBeLessThan(0.7)
  const believed = { ...SURE, others: -2, told: { mean: 0, verdict: 9 } }
  expect(settleSentence(FACT, believed, LINES).sureness).toBeGreaterThan(0.9)
})

test('a sentence that no clinician would write is unlikely to be accepted', () => {
  const acceptance = (mean: number) =>
    settleSentence(FACT, { ...SURE, told: { mean, verdict: 9 }, written: undefined }, LINES)
      .acceptance
  expect(acceptance(-0.2)).toBeGreaterThan(0.8)
  expect(acceptance(-4)).toBeLessThan(0.3)
})

test('a sentence that was not judged is as sure as the reader took it to be', () => {
  const settled = settleSentence(FACT, { ...SURE, told: undefined }, LINES)
  expect(settled).toEqual(FACT)
})

test.each<[string, Partial<Fact>]>([
  ['was one thing or another', { concept: 'knee pain or swelling' }],
  [
    'was asked for',
    { concept: 'knee pain and swelling', said: [...FACT.said, { line: 1, from: 0, to: 1 }] },
  ],
])('but not one that %s', (_, told) => {
  expect(settleSentence({ ...FACT, ...told }, SURE, LINES).text).toBe('Knee pain for 6 days.')
})

test('one that is put as it was said does not', () => {
  const lines = [{ role: 'patient' as const, text: 'my knee pain is very throbbing for six days' }]
  const fact = { ...FACT, said: [{ line: 0, from: 3, to: 45 }] }
  const settle = (text: string) =>
    settleSentence(fact, { ...SURE, written: { ...WRITTEN, text } }, lines).text
  expect(settle('Throbbing for 6 days.')).toBe('Throbbing for 6 days.')
  expect(settle('Very throbbing for 6 days.')).toBe('Knee pain.')
})

test('one that denies more than was denied does not', () => {
  const lines = [{ role: 'patient' as const, text: 'no change in my urination' }]
  const fact = {
    ...FACT,
    ...givenContent({ concept: 'change in urination', polarity: 'absent' }),
    said: [{ line: 0, from: 3, to: 25 }],
    text: 'Denies change in urination.',
  }
  const settle = (text: string) =>
    settleSentence(fact, { ...SURE, written: { ...WRITTEN, text } }, lines).text
  expect(settle('No urination.')).toBe('Denies change in urination.')
  expect(settle('No changes in urination.')).toBe('No changes in urination.')
})

test.each([
  ['my muscles are sore after work', 'myalgia', 'Myalgia after work.', 'Muscles sore after work.'],
  ['my muscles are sore after work', 'myalgia', 'Myalgia.', 'Myalgia after work.'],
])('of "%s" (%s) "%s" becomes "%s" only if the term stays', (text, concept, told, written) => {
  const fact = { ...FACT, ...givenContent({ concept }), text: told }
  const phrase = { ...SURE, written: { ...WRITTEN, text: written } }
  const settled = settleSentence(fact, phrase, [{ role: 'patient', text }]).text
  expect(settled).toBe(written.startsWith('Myalgia') ? written : told)
})

test('one that leaves out the place does not', () => {
  const fact = {
    ...FACT,
    ...givenContent({ concept: 'weakness', attributes: { site: 'both arms' } }),
    text: 'Weakness of both arms.',
  }
  const lines = [{ role: 'patient' as const, text: 'weakness in both of my arms since March' }]
  const settle = (text: string) =>
    settleSentence(fact, { ...SURE, written: { ...WRITTEN, text } }, lines).text
  expect(settle('Weakness since March.')).toBe('Weakness of both arms.')
  expect(settle('Weakness in both arms since March.')).toBe('Weakness in both arms since March.')
})

test('a turn of speech in it is written', () => {
  const lines = [{ role: 'patient' as const, text: 'the knee pain hurts every once in a while' }]
  const written = { ...WRITTEN, text: 'Hurts every once in a while.' }
  const fact = { ...FACT, said: [{ line: 0, from: 4, to: 43 }] }
  expect(settleSentence(fact, { ...SURE, written }, lines).text).toBe('Hurts occasionally.')
})
