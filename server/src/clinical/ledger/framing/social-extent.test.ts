import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../testing/given-facts.ts'
import { backAgain, countedOf, ofAdopted, seldom } from './social-extent.ts'

test.each([
  [['C: Do you smoke at all?', 'P: Yeah, occasionally, a cigar.'], 'occasionally'],
  [['C: Do you smoke at all?', 'P: Yes, a pack. Sometimes two.'], undefined],
  [['P: I smoke, um, like, socially.'], 'socially'],
  [['P: I smoke. Sometimes I cough.'], undefined],
])('how seldom it is: %s', (said, frequency) => {
  const lines = givenLines(...said)
  const mention = givenMention(lines, 'smoke', { kind: 'social' })
  expect(seldom(lines, mention, 'smoking').frequency).toBe(frequency)
})

test('what is no habit has no such extent', () => {
  const lines = givenLines('C: Do you work?', 'P: Yeah, occasionally.')
  expect(seldom(lines, givenMention(lines, 'work', { kind: 'social' }), 'works')).toEqual({})
})

test.each([
  ['I quit smoking in May, but I started again.', true],
  ['I quit smoking, but I still cough.', false],
  ['I used to smoke three packs a day. Now it is just one.', true],
  ['I used to smoke three packs a day. Now I walk.', false],
  ["I used to smoke three packs a day. Now I'm 60.", false],
  ['I used to smoke three packs a day. Now I have two dogs.', false],
])('given up and taken up again: %s', (said, isBack) => {
  const lines = givenLines(`P: ${said}`)
  const words = /quit smoking|used to smoke/.exec(said)?.[0] ?? ''
  const mention = givenMention(lines, words, { kind: 'social' })
  expect(backAgain(lines, mention) !== undefined).toBe(isBack)
})

test.each([
  ['I was adopted.', true],
  ['My aunt had it.', false],
])('who was adopted knows of no family: %s', (answer, isUnknown) => {
  const lines = givenLines('C: Any gout in the family?', `P: ${answer}`)
  expect(ofAdopted(lines, givenMention(lines, 'gout', { kind: 'family' })) !== undefined).toBe(
    isUnknown,
  )
})

test.each([
  [['C: Do you smoke?', 'P: Twenty a day, too many.'], 'Twenty a day', '20 cigarettes a day'],
  [
    ['C: How much coffee do you drink?', 'P: 6 cups a day.'],
    '6 cups a day',
    '6 cups of coffee a day',
  ],
  [['C: Do you smoke or drink?', 'P: Two a day.'], 'Two a day', undefined],
  [['C: Do you smoke or vape?', 'P: Two a day.'], 'Two a day', undefined],
  [['C: Do you smoke?', 'P: No. I take two tablets, ten a week.'], 'ten a week', undefined],
  [['C: How are you?', 'P: Twenty a day.'], 'Twenty a day', undefined],
  [['C: Do you smoke any weed?', 'P: Two a day.'], 'Two a day', undefined],
] as const)('what is counted stands in the question: %s', (said, words, counted) => {
  const lines = givenLines(...said)
  expect(countedOf(lines, givenMention(lines, words, { kind: 'social' }))).toBe(counted)
})
