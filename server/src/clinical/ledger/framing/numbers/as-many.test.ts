import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../testing/given-facts.ts'
import { asMany } from './as-many.ts'

test.each([
  ['a small polyp', 'result', 'polyps', 'polyp'],
  ['two small polyps', 'result', 'polyps', 'polyps'],
  ['a kidney stone', 'result', 'kidney stones', 'kidney stone'],
  ['a kidney stone', 'history', 'kidney stones', 'kidney stones'],
  ['I took a bad fall', 'complaint', 'falls', 'fall'],
  ['I keep falling', 'complaint', 'falls', 'falls'],
  ['diverticulosis', 'result', 'diverticulosis', 'diverticulosis'],
  ['an abscess', 'finding', 'abscess', 'abscess'],
] as const)('%s as a %s', (words, kind, concept, name) => {
  const mention = givenMention(givenLines(`C: ${words}`), words, { kind })
  expect(asMany(mention, concept)).toBe(name)
})
