import { expect, test } from 'vitest'
import { givenLines, givenMention, givenModifier } from '../../testing/given-facts.ts'
import { frameFacts } from '../frame-facts.ts'
import { intended, isOver } from './is-over.ts'

test.each([
  ['My calf was sore ten days ago. It went away. Nothing now.', true],
  ['My calf was sore ten days ago. Nothing now.', true],
  ['My calf was sore. It was after I walked.', false],
  ['My calf was sore. It comes and goes.', false],
  ['My calf was sore and then on Sunday it was fine.', true],
  ['My calf was sore and then it got swollen, and I felt fine before.', false],
  ['My calf was sore and then it was fine, and today it is back.', false],
  ["My calf was sore in May, but I haven't felt it since.", true],
  ["My calf was sore at first, but that's gone down now.", true],
  ['My calf was sore, and it is gone from one to two.', false],
  ["My calf was sore in May, but I haven't felt it since yesterday.", false],
])('%s', (said, isPast) => {
  const lines = givenLines(`P: ${said}`)
  expect(isOver(said, givenMention(lines, 'calf was sore'), 'present')).toBe(isPast)
})

test.each([
  [
    'Any weight loss?',
    "I've lost a bit of weight but I've been trying to.",
    'lost a bit of weight',
  ],
  ['Have you lost any weight?', "12 pounds, but I've been trying.", 'lost any weight'],
  ['How is it going? I know you were working on that.', 'I lost 18 pounds!', 'lost 18 pounds'],
  ["You've had intentional weight loss?", 'Yes, I lost 18 pounds.', 'lost 18 pounds'],
])('weight that was meant to be lost: %s %s', (asked, said, words) => {
  const lines = givenLines(`C: ${asked}`, `P: ${said}`)
  expect(intended(lines, givenMention(lines, words), 'present')).toEqual({ detail: 'intentional' })
})

test.each(['And your appetite?', 'Any unintentional weight loss?'])('not meant: %s', (asked) => {
  const lines = givenLines(`C: ${asked}`, "P: I've lost maybe half a stone.")
  expect(intended(lines, givenMention(lines, 'lost maybe half a stone'), 'present')).toEqual({})
})

test.each([
  ['There was a bit of blood, just the once, yesterday.', undefined],
  ['There was a bit of blood, yesterday.', undefined],
  ['There was a bit of blood, since yesterday.', 'since yesterday'],
])('what came then has not begun then: %s', (said, onset) => {
  const lines = givenLines(`P: ${said}`)
  const when = givenModifier(lines, 'when', onset ?? 'yesterday')
  const [fact] = frameFacts(lines, [givenMention(lines, 'a bit of blood')], [when])
  expect([fact?.attributes.when, fact?.attributes.onset]).toEqual(['yesterday', onset])
})
