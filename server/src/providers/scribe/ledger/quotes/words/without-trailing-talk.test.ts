import { expect, test } from 'vitest'
import { TRAILING_TALK } from './trailing-talk.data.ts'
import { isHopedFor, withoutTrailingTalk } from './without-trailing-talk.ts'

test.each(TRAILING_TALK)('%s is left out', (_, example) => {
  expect(withoutTrailingTalk(example, 'leg')).toBe('Rest the leg')
})

test.each([
  ['Rest the leg, which is really swollen', 'leg'],
  ['Rest the leg, and hopefully it heals', 'heals'],
  ['Rest the leg, which is good if it is cold', 'leg'],
  ['Rest the leg, and I feel kinda dizzy', 'leg'],
  ['Rest the leg and the foot and take the tablets from the jar', 'leg'],
])('%s stays whole', (clause, words) => {
  expect(withoutTrailingTalk(clause, words)).toBe(clause)
})

test.each([
  ['Walk more and hopefully we can get the weight down', 'weight down', true],
  ['Walk more and hopefully we can get the weight down', 'Walk more', false],
  ['Get the weight down', 'weight down', false],
  ['Hopefully we can get the surgery done in May', 'surgery', false],
])('hoped for in %s: %s', (clause, words, expected) => {
  expect(isHopedFor(clause, words)).toBe(expected)
})
