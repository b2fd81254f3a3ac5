import { expect, test } from 'vitest'
import type { Fact } from '../ledger/fact.ts'
import { givenContent } from '../realise/testing/given-fact.ts'
import { settleSentence, type Phrase } from './settle-sentence.ts'

const LINES = [{ role: 'patient' as const, text: 'my knee has hurt for six days' }]
const FACT: Fact = {
  ...givenContent({ concept: 'knee pain' }),
  said: [{ line: 0, from: 3, to: 29 }],
  sureness: 0.9,
  lines: [0],
  text: 'Knee pain.',
}
const SURE: Phrase = {
  text: 'Knee pain for 6 days.',
  kind: 0,
  polarity: 0,
  others: 0,
  mean: -0.02,
}

test('a likely sentence that is borne out takes the place of the one by rules', () => {
  const settled = settleSentence(FACT, SURE, LINES)
  expect(settled).toMatchObject({ text: 'Knee pain for 6 days.', phrased: true })
  expect(settled.sureness).toBeGreaterThan(FACT.sureness)
})

test.each<[string, Partial<Phrase>]>([
  ['is unlikely', { mean: -0.5 }],
  ['is of a fact with other properties', { others: -2 }],
  ['says what nobody said', { text: 'Knee pain for 6 days after a fall.' }],
  ['has another number', { text: 'Knee pain for 7 days.' }],
  ['says a thing twice', { text: 'Knee pain for 6 days for 6 days.' }],
  ['is empty', { text: '' }],
])('one that %s does not', (_, phrase) => {
  const settled = settleSentence(FACT, { ...SURE, ...phrase }, LINES)
  expect(settled.text).toBe('Knee pain.')
  expect(settled.phrased).toBeUndefined()
})

test('a sentence that is only better than none is offered', () => {
  const settled = settleSentence(FACT, { ...SURE, mean: -0.17 }, LINES)
  expect(settled).toMatchObject({ text: 'Knee pain.', offered: { text: SURE.text } })
  expect(settleSentence(FACT, { ...SURE, mean: -0.5 }, LINES).offered).toBeUndefined()
})

test('a fact that the phraser takes for the opposite is quoted at most', () => {
  const { sureness } = settleSentence(FACT, { ...SURE, polarity: -4, others: -4 }, LINES)
  expect(sureness).toBeLessThan(0.63)
})
