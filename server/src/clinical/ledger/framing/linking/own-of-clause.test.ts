import { expect, test } from 'vitest'
import { givenLines, givenMention, givenModifier } from '../../testing/given-facts.ts'
import { ownOfClause } from './own-of-clause.ts'

test.each([
  ['My tonsils out five years ago and a hernia repair.', 0],
  ['My tonsils out about five years ago. Then a hernia repair.', 0],
  ['My tonsils out, and it was five years ago that I had a hernia repair.', 1],
  ['My tonsils out five years ago a hernia repair.', 1],
])('whose time it is: %s', (said, own) => {
  const lines = givenLines(`P: ${said}`)
  const mentions = ['tonsils out', 'hernia repair'].map((words) =>
    givenMention(lines, words, { kind: 'history' }),
  )
  const time = givenModifier(lines, 'when', 'five years ago')
  expect(ownOfClause(lines, mentions, 1, time)).toBe(own)
  expect(ownOfClause(lines, mentions, 0, time)).toBe(0)
})

test('words of another kind of thing stay where they point', () => {
  const lines = givenLines('P: A rash five years ago and a hernia repair.')
  const mentions = [
    givenMention(lines, 'rash'),
    givenMention(lines, 'hernia repair', { kind: 'history' }),
  ]
  const time = givenModifier(lines, 'when', 'five years ago')
  expect(ownOfClause(lines, mentions, 1, time)).toBe(1)
})
