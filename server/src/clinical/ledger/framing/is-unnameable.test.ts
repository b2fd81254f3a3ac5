import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../testing/given-facts.ts'
import { frameFacts } from './frame-facts.ts'

test('a reaction is nothing that somebody is allergic to', () => {
  const lines = givenLines('P: Yes, I had one bad reaction to cashews.')
  const told = { kind: 'allergy' } as const
  expect(frameFacts(lines, [givenMention(lines, 'one bad reaction', told)], [])).toEqual([])
  expect(frameFacts(lines, [givenMention(lines, 'cashews', told)], [])).toHaveLength(1)
})
