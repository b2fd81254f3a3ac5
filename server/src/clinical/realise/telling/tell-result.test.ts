import { expect, test } from 'vitest'
import { givenContent } from '../testing/given-fact.ts'
import { resultClause } from './tell-result.ts'

test.each<[string, string, string]>([
  ['elevated white blood cell count', 'chest x-ray', 'elevated white blood cell count'],
  ['low vitamin d', 'ultrasound', 'low vitamin D'],
  ['nerve conduction study normal', 'shoulder ultrasound', 'nerve conduction study normal'],
  ['ejection fraction', 'echocardiogram', 'echocardiogram: ejection fraction'],
  ['calcium', 'heel x-ray', 'heel x-ray: calcium'],
  ['effusion', 'knee x-ray', 'knee x-ray: effusion'],
  ['elevated c-reactive protein', 'labs', 'labs: elevated C-reactive protein'],
])('%s, near the %s: %s', (concept, detail, told) => {
  const fact = givenContent({ kind: 'result', concept, attributes: { detail } })
  expect(resultClause(fact)).toMatch(new RegExp(`^${told}$`, 'i'))
})
