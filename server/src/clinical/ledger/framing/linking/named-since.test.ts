import { expect, test } from 'vitest'
import { givenLines, givenMention, givenModifier } from '../../testing/given-facts.ts'
import { isNamedSince } from './named-since.ts'

test.each([
  ['C: And your gout, that cannot have helped?', true],
  ['C: And your gout, or the aspirin, has that helped?', false],
  ['P: And my gout.', false],
])('of what was named last: %s', (asked, isOther) => {
  const lines = givenLines('C: You take aspirin?', asked, 'P: Not at all.')
  const drug = givenMention(lines, 'aspirin', { kind: 'medication' })
  const gout = givenMention(lines, 'gout', { kind: 'history' })
  const remark = givenModifier(lines, 'detail', 'Not at all')
  expect(isNamedSince(lines, [drug, gout], drug, remark)).toBe(isOther)
  expect(isNamedSince(lines, [drug, gout], gout, remark)).toBe(false)
})

test('a question that names nothing goes on with what was named', () => {
  const lines = givenLines('C: You take aspirin?', 'C: Did that help?', 'P: Not at all.')
  const drug = givenMention(lines, 'aspirin', { kind: 'medication' })
  const remark = givenModifier(lines, 'detail', 'Not at all')
  expect(isNamedSince(lines, [drug], drug, remark)).toBe(false)
})
