import { expect, test } from 'vitest'
import { tellFact } from '../../../../realise/telling/tell-fact.ts'
import { isWordable } from '../../../../realise/naming/wordable.ts'
import { givenLines, givenMention } from '../../../testing/given-facts.ts'
import { frameFacts } from '../../frame-facts.ts'
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
  const [name = ''] = said.split(/[ ,]/)
  const fact = factOf(name, `P: ${said}`)
  expect(fact && tellFact(fact)).toBe(`Allergic to ${name.toLowerCase()} (${told}).`)
})

test('a reaction in the words of the allergy itself', () => {
  const fact = factOf('Penicillin gives me a rash', 'P: Penicillin gives me a rash.')
  expect(fact?.attributes.detail).toBe('rash')
})

test('a reaction to one allergen is not told of the one before it', () => {
  const fact = factOf('Codeine', 'P: Codeine, and penicillin, it gives me a rash.')
  expect(fact?.attributes.detail).toBeUndefined()
})

test.each<[string, string, string]>([
  ['a rash and my throat closes up', 'Penicillin', 'throat closing, rash'],
  ['hives and anaphylaxis', 'Penicillin', 'anaphylaxis, hives'],
])('of two reactions both are told: %s', (reactions, name, told) => {
  const fact = factOf(name, `P: ${name}, it gives me ${reactions}.`)
  expect(fact && tellFact(fact)).toBe(`Allergic to penicillin (${told}).`)
})

test('a reaction that has no name here lets none be told alone', () => {
  const fact = factOf('Penicillin', 'P: Penicillin gives me a rash and a fat lip.')
  expect(fact && tellFact(fact)).toBe('Allergic to penicillin.')
})

test.each<[string, string, string[]]>([
  ['Allergic to penicillin (rash).', 'Penicillin', ['P: Penicillin. It brings me out in a rash.']],
  [
    'Allergic to sulfa drug (facial swelling, lip swelling).',
    'Sulfa',
    ['P: Sulfa makes my face puff up. Lips and everything.'],
  ],
  [
    'Allergic to amoxicillin (blotchy rash, wheezing).',
    'amoxicillin',
    ['P: She went all blotchy and wheezy with amoxicillin when she was a toddler.'],
  ],
  [
    'Allergic to Keflex (throat closing).',
    'allergic to Keflex',
    ['P: And Keflex, I am allergic to Keflex, my throat closed up.'],
  ],
  [
    'Allergic to trimethoprim (facial swelling).',
    'Trimethoprim',
    ['P: Trimethoprim. My whole face came up, all swollen.'],
  ],
  [
    'Intolerant of clarithromycin (stomach cramps).',
    'clarithromycin',
    ['C: I have clarithromycin down, is that right?', 'P: Yes, terrible stomach cramps.'],
  ],
  [
    'Allergic to cefalexin (hives).',
    'Cefalexin',
    ['P: Cefalexin.', 'C: What happens when you take it?', 'P: I break out in hives.'],
  ],
  ['Allergic to doxycycline (itching).', 'Doxycycline', ['P: Doxycycline. No rash, just itchy.']],
  // What was taken back is not told; what was said last is.
  [
    'Allergic to penicillin (rash).',
    'Penicillin',
    [
      'P: Penicillin, my tongue swelled up. No, wait. Penicillin was just a rash.',
      'C: So penicillin, rash.',
    ],
  ],
  [
    'Allergic to penicillin.',
    'Penicillin',
    ['P: Penicillin, my lips swell. Sorry, that was codeine.'],
  ],
  // What somebody has besides is no reaction.
  ['Allergic to penicillin.', 'Penicillin', ['P: Penicillin. I get hay fever and my eyes itch.']],
  [
    'Allergic to penicillin.',
    'penicillin',
    ['P: I am allergic to penicillin and I have had this cough.'],
  ],
  [
    'Allergic to penicillin.',
    'penicillin',
    ['P: Just penicillin.', 'C: Any rash now?', 'P: A rash, yes.'],
  ],
])('%s', (told, words, said) => {
  const fact = factOf(words, ...said)
  expect(fact && tellFact(fact)).toBe(told)
})

test('side effects beside a reaction are told with it', () => {
  const fact = factOf('Codeine', 'P: Codeine made me throw up and my face swelled up.')
  expect(fact && tellFact(fact)).toBe('Allergic to codeine (facial swelling, vomiting).')
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
