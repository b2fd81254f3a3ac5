import { expect, test } from 'vitest'
import type { Fact } from '../../ledger/fact.ts'
import { givenContent } from '../../realise/testing/given-fact.ts'
import { LEARNED } from './acceptance-weights.ts'
import { lean } from './lean.ts'
import { rateAcceptance } from './rate-acceptance.ts'
import { signsOfSentence } from './signs-of-sentence.ts'

const LINES = [{ role: 'patient' as const, text: 'my knee has hurt for six days' }]
const FACT: Fact = {
  ...givenContent({ concept: 'knee pain', attributes: { duration: '6 days' } }),
  said: [{ line: 0, from: 3, to: 29 }],
  sureness: 0.9,
  lines: [0],
  text: 'Knee pain for 6 days.',
}
const PHRASE = { kind: -0.1, others: -0.1 }
const JUDGED = { mean: -0.4, verdict: 5, leaning: { good: 0, bad: 0 } }
const rate = (told: Partial<typeof JUDGED>, text = FACT.text) =>
  rateAcceptance(FACT, PHRASE, { text, judged: { ...JUDGED, ...told } }, LINES)

test('a sentence that the phraser finds likely and right is accepted more often', () => {
  expect(rate({ mean: -0.1 })).toBeGreaterThan(rate({ mean: -3 }))
  expect(rate({ leaning: { good: 1, bad: 0 } })).toBeGreaterThan(rate({}))
})

test('what is likely wrong with a sentence counts against it', () => {
  expect(rate({ leaning: { good: 0, bad: 3 } })).toBeLessThan(rate({}))
})

test('no sentence is accepted less than never', () => {
  expect(rate({ mean: -6, leaning: { good: -9, bad: 9 } })).toBe(0)
})

test('the words of a sentence count', () => {
  expect(rate({}, 'Knee pain there.')).toBeLessThan(rate({}, 'Knee pain.'))
})

test('a sentence of the phraser has signs of its own', () => {
  const names = (ease?: number) =>
    signsOfSentence(
      FACT,
      PHRASE,
      {
        text: FACT.text,
        judged: JUDGED,
        ...(ease === undefined ? {} : { ease }),
        isBorneOut: true,
      },
      LINES,
    ).map(([name]) => name)
  const written = names(-0.1).filter((name) => !names().includes(name))
  expect(written).toEqual(['bsu', 'bkind', 'bothers', 'bverdict', 'bmean', 'bease', 'isb', 'borne'])
})

test('signs have the names that weights were learned for', () => {
  const candidate = { text: FACT.text, judged: JUDGED }
  const known = signsOfSentence(FACT, PHRASE, candidate, LINES)
    .map(([name]) => name)
    .filter((name) => LEARNED.good.signs.has(name))
  expect(known).toEqual(
    expect.arrayContaining(['su', 'mean', 'bias', 'kind=symptom', 'at=duration', 'sp=p', 'w=pain']),
  )
})

test('what the vector of a sentence adds is its product with the weights', () => {
  const { vector } = LEARNED.good
  expect(lean(vector.map((_, at) => Number(at === 2))).good).toBe(vector[2])
  expect(lean([]).bad).toBe(0)
})
