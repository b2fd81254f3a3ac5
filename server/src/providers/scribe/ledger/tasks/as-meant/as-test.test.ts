import { expect, test } from 'vitest'
import { givenFacts } from '../../../../../clinical/realise/testing/given-fact.ts'
import { asTest } from './as-test.ts'

test.each([
  ['urine microalbumin', 'start', 'order'],
  ['stool culture', 'start', 'order'],
  ['calcium', 'start', ''],
  ['iron', 'start', ''],
  ['colonoscopy prep', 'start', ''],
  ['urine microalbumin', 'stop', ''],
] as const)('%s with the status %s', (concept, status, act) => {
  const acts = givenFacts({ kind: 'medication', status, concept }).map((fact) => asTest(fact).act)
  expect(acts).toEqual([act])
})
