import { expect, test } from 'vitest'
import { givenLines, givenModifier } from '../../testing/given-facts.ts'
import { foundOut, wholeClause } from './whole-clause.ts'

test.each([
  [
    'I get tired climbing the stairs or going to church, and so on.',
    'climbing the stairs or going',
    'climbing the stairs or going to church',
  ],
  [
    'It is to help reduce that swelling and the pain.',
    'to help reduce',
    'to help reduce that swelling',
  ],
  ['It hurts when I try to kneel down and get up.', 'when I try to', 'when I try to kneel down'],
  ['It hurts when I kneel down.', 'when I kneel', 'when I kneel'],
  [
    'Take it to try to get some of the swelling down.',
    'to try to get some of the swelling',
    'to try to get some of the swelling down',
  ],
  ['Take it to calm the cough down.', 'to calm the cough', 'to calm the cough down'],
  ['Take it to get better. Sit down.', 'to get better', 'to get better'],
  ['It is for the pain right now.', 'for the', 'for the pain'],
  ['Take it if you are, I mean it.', 'if you are', 'if you are'],
])('%s', (said, words, whole) => {
  const lines = givenLines(`C: ${said}`)
  expect(wholeClause(lines, givenModifier(lines, 'reason', words)).words).toBe(whole)
})

test.each([
  [
    'I call the surgeon to see if you are fit for it.',
    'if you are fit for it',
    'to see if you are fit for it',
  ],
  ["We'll check whether it has healed.", 'whether it has healed', 'to check whether it has healed'],
  ['I call the surgeon if you are fit for it.', 'if you are fit for it', 'if you are fit for it'],
])('what shall be found out: %s', (said, words, reason) => {
  const lines = givenLines(`C: ${said}`)
  expect(foundOut(lines, givenModifier(lines, 'reason', words)).words).toBe(reason)
})
