import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../testing/given-facts.ts'
import { frameFacts } from './frame-facts.ts'
import { conceptOf, narrowed } from './name-mention.ts'

test.each([
  [
    'I never had any prescribed eye drops.',
    'never had any prescribed eye drops',
    'prescribed eye drops',
  ],
  ['I never had any eye drops.', 'never had any eye drops', 'eye drops'],
])('what was denied of prescribed drugs says so: %s', (said, words, concept) => {
  const lines = givenLines(`P: ${said}`)
  const told = { kind: 'medication', status: 'took', time: 'past', polarity: 'absent' } as const
  expect(frameFacts(lines, [givenMention(lines, words, told)], [])[0]?.concept).toBe(concept)
})

test.each([
  ['Any recent falls?', 'recent falls', 'recent falls'],
  ['No further attacks?', 'No further attacks', 'further falls'],
  ['Any other attacks?', 'other attacks', 'other falls'],
  ['Nothing other than that?', 'other than that', 'falls'],
  ['Any other skin problems, hair problems?', 'hair problems', 'other falls'],
  ['Any skin problems, hair problems?', 'hair problems', 'falls'],
])('a denial holds for what was asked: %s', (said, words, name) => {
  const mention = givenMention(givenLines(`C: ${said}`), words, { polarity: 'absent' })
  expect(narrowed(said, mention, 'falls')).toBe(name)
})

test.each([
  ['Any burns recently?', 'burns recently', 'recent burns'],
  ['Have you ever had this problem in your hips?', 'problem in your hips', 'similar burns'],
  ['Have you ever had a problem in your hips?', 'problem in your hips', 'burns'],
])('such a history is denied: %s', (said, words, name) => {
  const told = { kind: 'history', polarity: 'absent' } as const
  const mention = givenMention(givenLines(`C: ${said}`), words, told)
  expect(narrowed(said, mention, 'burns')).toBe(name)
})

test.each([
  ['What was his weight at birth?', 'birth weight'],
  ['What is his weight now?', 'weight'],
])('%s', (said, name) => {
  const lines = givenLines(`C: ${said}`)
  const mention = givenMention(lines, 'weight', { kind: 'measurement' })
  expect(conceptOf(lines, said, mention)).toBe(name)
})

test.each([
  [['C: I will touch your foot.', 'P: The bottom is numb.'], 'bottom of the foot numb'],
  [['C: I will touch your back.', 'P: The bottom is numb.'], 'buttock numbness'],
])('%s', (said, name) => {
  const lines = givenLines(...said)
  const mention = givenMention(lines, 'The bottom is numb')
  expect(conceptOf(lines, lines[1]?.text ?? '', mention)).toBe(name)
})

test.each([
  ['Did you get hurt or lose consciousness?', 'injury'],
  ['Does it hurt or itch?', 'pain'],
])('who gets hurt is injured: %s', (said, name) => {
  const lines = givenLines(`C: ${said}`)
  expect(conceptOf(lines, said, givenMention(lines, 'hurt or'))).toBe(name)
})

test.each([
  ['born about a week early', 'born about a week early'],
  ['born early', 'premature birth'],
])('how early a birth was: %s', (words, name) => {
  const lines = givenLines(`G: He was ${words}.`)
  const mention = givenMention(lines, words, { kind: 'history' })
  expect(conceptOf(lines, lines[0]?.text ?? '', mention)).toBe(name)
})

test.each([
  ['We should recheck that today.', 'recheck that today', 'recheck that today'],
  ['We should recheck that ferritin.', 'recheck that ferritin', 'recheck the ferritin'],
])('%s', (said, words, name) => {
  const lines = givenLines(`C: ${said}`)
  const mention = givenMention(lines, words, { kind: 'plan', act: 'order' })
  expect(conceptOf(lines, said, mention)).toBe(name)
})

test.each([
  ["I'm not having much of an appetite.", 'decreased appetite'],
  ['Are you having much of an appetite?', 'much of an appetite'],
])('what there is little of: %s', (said, name) => {
  const lines = givenLines(`P: ${said}`)
  const mention = givenMention(lines, 'having much of an appetite')
  expect(conceptOf(lines, lines[0]?.text ?? '', mention)).toBe(name)
})

test.each([
  ['Any problems with your speech or coordination?', 'coordination', 'coordination problems'],
  ['Any problems with your speech?', 'speech', 'speech difficulty'],
  ['Any change in your weight or your balance?', 'balance', 'balance changes'],
  ['Any trouble with chewing?', 'chewing', 'difficulty chewing'],
  ['Is your balance all right?', 'balance', 'balance'],
  ['Any problems? And how is the balance?', 'balance', 'balance'],
])('trouble with what everybody has is denied: %s', (said, words, name) => {
  const mention = givenMention(givenLines(`C: ${said}`), words, { polarity: 'absent' })
  expect(narrowed(said, mention, words)).toBe(name)
})

test('what is denied of late is told once', () => {
  const mention = givenMention(givenLines('C: Any flight recently?'), 'flight recently', {
    kind: 'history',
    polarity: 'absent',
  })
  expect(narrowed('Any flight recently?', mention, 'flight recently')).toBe('recent flight')
})

test.each([
  ['present', 'Yeah, it does.', 'tenderness of the medial aspect of the elbow'],
  ['absent', 'No.', 'tenderness of the medial aspect of the elbow'],
  ['present', 'I was on a ladder.', 'press on the inside of the elbow'],
] as const)('a finding that was asked for has its name: %s, %s', (polarity, answer, name) => {
  const words = 'press on the inside of your elbow'
  const said = `Now when I ${words}, does that hurt?`
  const lines = givenLines(`C: ${said}`, `P: ${answer}`)
  const mention = givenMention(lines, words, { kind: 'finding', polarity })
  expect(conceptOf(lines, said, mention)).toBe(name)
})
