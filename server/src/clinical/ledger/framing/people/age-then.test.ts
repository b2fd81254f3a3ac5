import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../testing/given-facts.ts'
import { ageThen } from './age-then.ts'

test.each([
  ['My dad had a stroke at fifty-eight.', 'stroke', 'at age 58'],
  ['My mother got breast cancer when she was about forty.', 'breast cancer', 'at age 40'],
  ['My brother had a heart attack in his forties.', 'heart attack', 'in their forties'],
  ['My dad had a bypass at Leeds.', 'bypass', undefined],
  ['My dad has asthma, and my mum died at sixty.', 'asthma', undefined],
  ['My sister takes it at ten pm for her gout.', 'gout', undefined],
])('%s', (said, words, when) => {
  const lines = givenLines(`P: ${said}`)
  const mention = givenMention(lines, words, { kind: 'family' })
  expect(ageThen(lines, mention, 'family').when).toBe(when)
})
