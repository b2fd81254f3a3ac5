import { expect, test } from 'vitest'
import { givenLines, givenModifier } from '../../testing/given-facts.ts'
import { joinNumbers } from './join-numbers.ts'

test.each([
  [
    'a zero . zero five percent solution',
    ['zero .', 'zero five percent'],
    ['zero . zero five percent'],
  ],
  ['at twelve . five now', ['twelve', 'five'], ['twelve . five']],
  ['at seven . five now', ['seven', 'five'], ['seven . five']],
  ['take one . twice daily', ['one .', 'twice daily'], ['one .', 'twice daily']],
  [
    'five milligrams and two puffs',
    ['five milligrams', 'two puffs'],
    ['five milligrams', 'two puffs'],
  ],
])('%s', (said, told, joined) => {
  const lines = givenLines(`C: ${said}`)
  const modifiers = told.map((words) => givenModifier(lines, 'dose', words))
  expect(joinNumbers(lines, modifiers).map(({ words }) => words)).toEqual(joined)
})
