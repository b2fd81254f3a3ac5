import { expect, test } from 'vitest'
import { tellFact } from '../../../realise/telling/tell-fact.ts'
import { isWordable } from '../../../realise/naming/wordable.ts'
import { givenLines, givenMention } from '../../testing/given-facts.ts'
import { frameFacts } from '../frame-facts.ts'
import { REACTIONS, SIDE_EFFECTS } from './side-effects.data.ts'

function factOf(words: string, ...said: string[]) {
  const lines = givenLines(...said)
  return frameFacts(lines, [givenMention(lines, words, { kind: 'allergy' })], [])[0]
}

test.each(SIDE_EFFECTS)('%s is %s: %s', (_, told, said) => {
  const fact = factOf(said.split(/[ ,]/)[0] ?? '', `P: ${said}`)
  expect(fact?.attributes.detail).toBe(told)
  expect(fact && tellFact(fact)).toBe(
    `Intolerant of ${fact?.concept === 'e45' ? 'E45' : (fact?.concept ?? '')} (${told}).`,
  )
})

test.each(REACTIONS)('%s is the reaction %s: %s', (_, told, said) => {
  const fact = factOf('Penicillin', `P: ${said}`)
  expect(fact && tellFact(fact)).toBe(`Allergic to penicillin (${told}).`)
})

test('a reaction in the words of the allergy itself', () => {
  const fact = factOf('Penicillin gives me a rash', 'P: Penicillin gives me a rash.')
  expect(fact?.attributes.detail).toBe('rash')
})

test('a reaction to one allergen is not told of the one before it', () => {
  const fact = factOf('Codeine', 'P: Codeine, and penicillin, it gives me a rash.')
  expect(fact?.attributes.detail).toBeUndefined()
})

test.each(['a rash and my throat closes up', 'hives and anaphylaxis'])(
  'of two reactions neither is told alone: %s',
  (reactions) => {
    const fact = factOf('Penicillin', `P: Penicillin, it gives me ${reactions}.`)
    expect(fact && tellFact(fact)).toBe('Allergic to penicillin.')
  },
)

test('a side effect beside a rash is an allergy', () => {
  const fact = factOf('Codeine', 'P: Codeine made me throw up and my face swelled up.')
  expect(fact && tellFact(fact)).toBe('Allergic to codeine.')
})

test.each([
  [['P: Amoxicillin, she threw up once. I don’t count that.']],
  [['P: Amoxicillin made me throw up.', "C: Okay, that's not an allergy, that's a side effect."]],
])('what is said to be no allergy is quoted: %s', (said) => {
  const fact = factOf('Amoxicillin', ...said)
  expect(fact?.attributes.detail).toMatch(/^but /)
  expect(fact && isWordable(fact)).toBe(false)
})

test('an allergy that somebody is sure of is told', () => {
  const fact = factOf('Amoxicillin', 'P: Amoxicillin.', 'C: Right, an allergy to that.')
  expect(fact && tellFact(fact)).toBe('Allergic to amoxicillin.')
})
