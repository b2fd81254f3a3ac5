import { expect, test } from 'vitest'
import { givenFacts } from '../testing/given-fact.ts'
import { realise } from '../realise.ts'

const order = (concept: string, attributes = {}) =>
  ({ kind: 'plan', act: 'order', time: 'future', concept, attributes }) as const
const toldOf = (...orders: ReturnType<typeof order>[]) =>
  realise('tests', givenFacts(...orders), { reader: 'clinician' }).map(({ text }) => text)

const reason = 'to rule out lymphoma'

test('orders with one purpose share a sentence', () => {
  expect(toldOf(order('labs', { reason }), order('biopsy', { reason }))).toEqual([
    'Order labs and biopsy to rule out lymphoma.',
  ])
})

test('an order with a time of its own does not', () => {
  const timed = order('biopsy', { reason, when: '2 weeks' })
  expect(toldOf(order('labs', { reason }), timed)).toEqual([
    'Order labs to rule out lymphoma.',
    'Order biopsy in 2 weeks to rule out lymphoma.',
  ])
})

test('an order without a purpose does not', () => {
  expect(toldOf(order('labs', { reason }), order('biopsy'))).toEqual([
    'Order biopsy.',
    'Order labs to rule out lymphoma.',
  ])
})
