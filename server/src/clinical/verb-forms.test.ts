import { expect, test } from 'vitest'
import { baseOf, gerundOf, pastOf, thirdPersonOf, verbOf } from './verb-forms.ts'

test.each([
  ['walk', 'walking', 'walks', 'walked'],
  ['decrease', 'decreasing', 'decreases', 'decreased'],
  ['stop', 'stopping', 'stops', 'stopped'],
  ['study', 'studying', 'studies', 'studied'],
  ['swim', 'swimming', 'swims', 'swam'],
  ['watch', 'watching', 'watches', 'watched'],
  ['lie', 'lying', 'lies', 'lied'],
  ['eat', 'eating', 'eats', 'ate'],
])('%s, %s, %s, %s', (verb, gerund, third, past) => {
  expect([gerundOf(verb), verbOf(gerund, new Set([verb])), thirdPersonOf(verb)]).toEqual([
    gerund,
    verb,
    third,
  ])
  expect(pastOf(verb)).toBe(past)
})

test.each([
  ['moved', 'moving'],
  ['stopped', 'stopping'],
  ['need', 'needing'],
  ['wee', 'urinating'],
])('%s is %s', (said, gerund) => {
  expect(gerundOf(said)).toBe(gerund)
})

test('a word that is no form of a known verb is left alone', () => {
  expect(verbOf('swelling', new Set(['walk']))).toBeUndefined()
  expect(verbOf('walk', new Set(['walk']))).toBeUndefined()
})

test.each([
  ['swallows', 'swallow'],
  ['goes', 'go'],
  ['tries', 'try'],
  ['went', 'go'],
  ['saw', 'see'],
  ['pass', 'pass'],
  ['walk', 'walk'],
])('%s is %s', (verb, base) => {
  expect(baseOf(verb)).toBe(base)
})
