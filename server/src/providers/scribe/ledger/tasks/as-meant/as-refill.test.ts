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
  ["I'll order a refill of omeprazole forty milligrams daily.", 'doctor', 'refill 40 mg'],
  ["And I'll go ahead and refill your omeprazole.", 'doctor', 'refill'],
  ["You look well. Let's send in a refill for omeprazole.", 'doctor', 'refill'],
  ['Do you need a refill of omeprazole?', 'doctor', 'takes'],
  ["I can't order a refill of omeprazole today.", 'doctor', 'takes'],
  ["I'll refill the omeprazole if you run out.", 'doctor', 'takes'],
  ["I'll refill the omeprazole next time.", 'doctor', 'takes'],
  ["When you come back I'll refill the omeprazole.", 'doctor', 'takes'],
  ["Before I'll refill omeprazole I need a test.", 'doctor', 'takes'],
  ["I'll refill his omeprazole.", 'doctor', 'takes'],
  ["I'm going to order the omeprazole level.", 'doctor', 'takes'],
  ["Let's send a refill of omeprazole tests.", 'doctor', 'takes'],
  ['Did the pharmacy order a refill of omeprazole?', 'doctor', 'takes'],
  ["I'll order a refill of omeprazole from the shop.", 'patient', 'takes'],
  ["I'll order a refill of allopurinol.", 'doctor', 'takes'],
])('%s', (line, speaker, told) => {
  expect(refillOf(line, speaker)).toBe(told)
})

test('what the patient asks for is no refill', () => {
  const { fact, segments } = saidFact('You take [omeprazole] at night.', takes)
  const lines = [
    { id: 's1', index: 1, speaker: 'patient', text: 'I need more omeprazole.' },
    { id: 's2', index: 2, speaker: 'doctor', text: "No. I'll get an x-ray." },
  ]
  expect(asRefill(fact, [...segments, ...lines]).status).toBe('takes')
})

test('a drug of somebody else is not refilled here', () => {
  expect(
    refillOf("I'll order a refill of omeprazole.", 'doctor', { ...takes, who: 'mother' }),
  ).toBe('takes')
})
