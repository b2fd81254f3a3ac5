import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { saidFact } from '../testing/said-fact.ts'
import { asRefill } from './as-refill.ts'

const takes = { kind: 'medication', status: 'takes', time: 'now', concept: 'omeprazole' } as const

function refillOf(line: string, speaker: string, told: Partial<FactContent> = takes) {
  const { fact, segments } = saidFact('You take [omeprazole] at night.', told)
  const { status, attributes } = asRefill(fact, [
    ...segments,
    { id: 's1', index: 1, speaker, text: line },
  ])
  return `${status} ${attributes.dose ?? ''}`.trim()
}

test.each([
  ['Order a refill of omeprazole forty milligrams daily.', 'doctor', 'refill 40 mg'],
  ["And I'll go ahead and refill your omeprazole.", 'doctor', 'refill'],
  ['Okay. Order omeprazole, 20 milligrams.', 'doctor', 'refill 20 mg'],
  ['Do you need a refill of omeprazole?', 'doctor', 'takes'],
  ['I will order a refill of omeprazole from the shop.', 'patient', 'takes'],
  ['I order a refill of allopurinol.', 'doctor', 'takes'],
])('%s', (line, speaker, told) => {
  expect(refillOf(line, speaker)).toBe(told)
})

test.each([
  ['All right, will do.', 'refill'],
  ['Not today, I would wait.', 'takes'],
])('what the patient asks for is refilled where it was agreed to: %s', (answer, status) => {
  const { fact, segments } = saidFact('You take [omeprazole] at night.', takes)
  const lines = [
    { id: 's1', index: 1, speaker: 'patient', text: 'I do need more allopurinol and omeprazole.' },
    { id: 's2', index: 2, speaker: 'doctor', text: answer },
  ]
  expect(asRefill(fact, [...segments, ...lines]).status).toBe(status)
})

test('a drug of somebody else is not refilled here', () => {
  expect(refillOf('Order a refill of omeprazole.', 'doctor', { ...takes, who: 'mother' })).toBe(
    'takes',
  )
})
