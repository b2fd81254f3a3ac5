import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../testing/given-facts.ts'
import { NO_SIDE_PHRASES, RIGHT_BEFORE } from './no-side.data.ts'
import { readSide } from './read-side.ts'
import { correctedSide, withoutTakenBack } from '../denials/take-back.ts'

test.each([
  ['pain in my left knee', 'left'],
  ['the right one', 'right'],
  ['both knees', 'bilateral'],
  ['my knees', 'bilateral'],
  ['the left and the right knee', 'bilateral'],
  ['right knee, sorry, the left knee', 'left'],
  ['it hurts right now', undefined],
  ['right behind my knee', undefined],
  ['all right', undefined],
  ['on both flexion and extension', undefined],
  ['both', 'bilateral'],
  ['loose on both sides of the ankle', undefined],
  ['loose on both sides of the ankles', 'bilateral'],
  ['swelling in my legs', 'bilateral'],
  ['on the right over the joint', 'right'],
  ['pain right behind my kneecaps', 'bilateral'],
  ['behind my kneecap', undefined],
  ['crackles in both bases', 'bilateral'],
  ['crackles at the base', undefined],
  ['both lung bases', 'bilateral'],
  ['pain in both flanks', 'bilateral'],
  ['either nostril', 'bilateral'],
  ['both tonsils', 'bilateral'],
  ['both turbinates', 'bilateral'],
  ['both lower lobes', 'bilateral'],
  ['both cheeks', 'bilateral'],
  ['both temples', 'bilateral'],
])('"%s" is %s', (words, side) => {
  expect(readSide(words)).toBe(side)
})

test.each(RIGHT_BEFORE)('"right %s" is no side', (word) => {
  expect(readSide(`tender right ${word} the knee`)).toBeUndefined()
})

const SAID = [
  'all right',
  'Head and Shoulders',
  'left at home',
  'left for work',
  'left in bed',
  'left off',
  'left on it',
  'left out',
  'left over',
  'left the knee',
  'the right course of treatment',
  'Right, OK',
  'right okay',
  'that is right',
  'you are right',
  "you're right",
]

test.each(SAID)('"%s" is no side', (said) => {
  expect(readSide(said)).toBeUndefined()
})

test('every phrase without a side is tried', () => {
  const untried = NO_SIDE_PHRASES.filter(
    (phrase) => !SAID.some((said) => new RegExp(phrase, 'i').test(said)),
  )
  expect(untried).toEqual([])
})

test.each([
  ['right knee hurts, sorry, the left.', 'left'],
  ['right knee hurts. Sorry, it is the left one.', 'left'],
  ['right knee hurts — no, left.', 'left'],
  ['right knee hurts, no left one does.', undefined],
  ['right knee hurts, and my left hip.', undefined],
  ['right knee hurts . Left knee hurts, is it?', 'left'],
  ['right knee hurts, left knee hurts and my back.', undefined],
])('%s', (text, side) => {
  const mention = givenMention(givenLines(`P: ${text}`), 'right knee hurts')
  expect(correctedSide(text, mention)).toBe(side)
})

test.each([
  ['left hip, sorry, my right hip aches', ['right hip aches']],
  ['left hip, and my right hip aches', ['left hip', 'right hip aches']],
])('%s', (text, kept) => {
  const lines = givenLines(`P: ${text}`)
  const mentions = ['left hip', 'right hip aches'].map((words) => givenMention(lines, words))
  expect(withoutTakenBack(lines, mentions).map(({ words }) => words)).toEqual(kept)
})

test.each([
  ['left hip pain. right hip pain?', ['right hip pain']],
  ['left hip pain and right hip pain', ['left hip pain', 'right hip pain']],
])('%s', (text, kept) => {
  const lines = givenLines(`C: ${text}`)
  const mentions = ['left hip pain', 'right hip pain'].map((words) => givenMention(lines, words))
  expect(withoutTakenBack(lines, mentions).map(({ words }) => words)).toEqual(kept)
})

test('a finding that is said anew is told as it was said last', () => {
  const text = 'There is two plus redness or actually almost three plus redness here.'
  const lines = givenLines(`C: ${text}`)
  const first = givenMention(lines, 'two plus redness', { kind: 'finding' })
  const from = text.lastIndexOf('redness')
  const again = { ...first, words: 'redness', from, to: from + 7 }
  expect(withoutTakenBack(lines, [first, again])).toEqual([again])
})
