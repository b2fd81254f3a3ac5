import { expect, test } from 'vitest'
import { givenLines, givenMention, givenModifier } from '../../testing/given-facts.ts'
import { sideAround, siteOfSide } from './site-of-side.ts'

test.each([
  ['finding', 'your left ankle does show some swelling', 'left ankle', 'ankle'],
  [
    'result',
    'the picture of the back and left hip shows swelling',
    'left hip',
    'back and left hip',
  ],
  ['result', 'the picture of the left shows swelling', 'left', undefined],
  ['assessment', 'an infection of the skin, in your left leg, swelling', 'in your left leg', 'leg'],
  ['plan', 'your left ankle does show some swelling', 'left ankle', undefined],
] as const)('%s: %s', (kind, said, side, site) => {
  const lines = givenLines(`C: ${said}`)
  const mention = givenMention(lines, 'swelling', { kind })
  expect(siteOfSide(lines[0]?.text ?? '', mention, [givenModifier(lines, 'side', side)])).toBe(site)
})

test('what names its part has no other', () => {
  const lines = givenLines('C: your left leg has swelling at the ankle')
  const mention = givenMention(lines, 'swelling at the ankle', { kind: 'finding' })
  const side = givenModifier(lines, 'side', 'left leg')
  expect(siteOfSide(lines[0]?.text ?? '', mention, [side])).toBeUndefined()
})

test.each([
  ['left wrist is sore', ['right', 'left'], 'left'],
  ['wrist is sore', ['right', 'left'], undefined],
  ['left wrist is sore', ['right'], undefined],
  ['left wrist is sore', ['left', 'both'], 'bilateral'],
])('%s, with %s around it', (words, said, side) => {
  const lines = givenLines(`P: ${words} right both left`)
  const around = said.map((one) => givenModifier(lines, 'side', one))
  expect(sideAround(words, around)).toBe(side)
})
