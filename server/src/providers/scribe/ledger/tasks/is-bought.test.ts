import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { isBought } from './is-bought.ts'
import { aroundOf } from './task-around.ts'
import { saidFact } from './testing/said-fact.ts'

function bought(sentence: string, told: Partial<FactContent> = {}): boolean {
  const { fact, segments } = saidFact(sentence, { kind: 'medication', status: 'start', ...told })
  return isBought(fact, aroundOf(fact, segments))
}

test.each<[string, Partial<FactContent>?]>([
  ['You should take [ibuprofen] as needed.'],
  ['Try some [antihistamines].'],
  ['Give him some [ibuprofen] if he is hot.'],
  ['Take [naproxen] with food.'],
  ['Take two [ibuprofen] at night.', { attributes: { dose: '200 mg' } }],
  ['You can get [zolfrex] from the pharmacy.'],
  ["You don't need a prescription: without a prescription you get [zolfrex]."],
])('the patient buys it: %s', (sentence, told) => {
  expect(bought(sentence, told)).toBe(true)
})

test.each<[string, Partial<FactContent>?]>([
  ["I'll prescribe [ibuprofen]."],
  ['I want you to take [ibuprofen].', { attributes: { dose: '600 mg' } }],
  ['I send [zolfrex] to your pharmacy.'],
  ['You should take [lisinopril].'],
  ['I want you to stop the [naproxen].', { status: 'stop' }],
  ['You want more [ibuprofen].', { status: 'refill' }],
])('it is prescribed: %s', (sentence, told) => {
  expect(bought(sentence, told)).toBe(false)
})
