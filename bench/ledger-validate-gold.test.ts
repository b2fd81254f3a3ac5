import { expect, test } from 'vitest'
import { givenFact } from '../server/src/clinical/ledger/testing/given-facts.ts'
import type { GoldFact } from './ledger/gold.ts'
import { validateGold } from './ledger/validate-gold.ts'

const LINES = [{ speaker: 'patient', text: 'My head has hurt for three days.' }]
const FACT: GoldFact = {
  ...givenFact({ concept: 'headache', attributes: { duration: '3 days' } }),
  said: [[0, 3, 16]],
  text: 'Headache for 3 days.',
}

const faultsOf = (fact: Partial<GoldFact>) =>
  validateGold({ visit: 'one', facts: [{ ...FACT, ...fact }] }, LINES)

test('a fact with the words of its attributes is in order', () => {
  expect(faultsOf({})).toEqual([])
  expect(faultsOf({ where: { duration: [[0, 17, 31]] } })).toEqual([])
  expect(faultsOf({ where: { duration: [] } })).toEqual([])
})

test.each<[string, Partial<GoldFact>]>([
  ['said', { said: [[0, 3, 99]] }],
  ['said', { said: [[1, 0, 2]] }],
  ['where duration', { where: { duration: [[0, 17, 99]] } }],
  ['where duration', { where: { duration: [[0, 9, 9]] } }],
  ['where onset', { where: { onset: [[0, 17, 31]] } }],
])('%s: %o is reported', (fault, fact) => {
  expect(faultsOf(fact)).toEqual([`one #0 headache: ${fault}`])
})
