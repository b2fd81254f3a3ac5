import { expect, test } from 'vitest'
import { spokenSentences } from './spoken-sentences.ts'
import { givenVisit } from '../testing/given-visit.ts'

test('a clause that nobody went on with is left out', () => {
  const segments = givenVisit("doctor: i 'll order a scan of your knee and then i 'm")
  expect(spokenSentences(segments).map(({ text }) => text)).toEqual([
    "I'll order a scan of your knee.",
  ])
})

test('points that end no sentence', () => {
  const segments = givenVisit(
    'doctor: See Dr. Lin about the C. diff test. If it locks, go to A and E. Call at 9 a.m. sharp.',
  )
  expect(spokenSentences(segments).map(({ text }) => text)).toEqual([
    'See Dr. Lin about the C. diff test.',
    'If it locks, go to A and E.',
    'Call at 9 a.m. sharp.',
  ])
})

test('each sentence has its speaker and its place', () => {
  const segments = givenVisit('doctor: Rest. Drink water.', 'patient: I will.')
  expect(
    spokenSentences(segments).map(({ role, line, from, to }) => [role, line, from, to]),
  ).toEqual([
    ['clinician', 0, 0, 5],
    ['clinician', 0, 5, 18],
    ['patient', 1, 0, 7],
  ])
})

test('what was written down without marks is cut, and its questions get their mark', () => {
  const segments = givenVisit(
    "doctor: yeah i want you to rest the arm and then i 'll see you in two weeks do you have a sling so",
    'doctor: your score is seven . one',
  )
  expect(spokenSentences(segments).map(({ text }) => text)).toEqual([
    'I want you to rest the arm.',
    "Then I'll see you in two weeks.",
    'Do you have a sling?',
    'Your score is seven point one.',
  ])
})

test('a line without marks that is too long is cut further', () => {
  const [line] = givenVisit(
    'doctor: we looked at the film of your left wrist together and the small bones are all in line and nothing is out of place and that would really help you i also want to give you a splint',
  )
  const texts = spokenSentences(line ? [line] : []).map(({ text }) => text)
  expect(texts.at(-1)).toBe('I also want to give you a splint.')
})

test.each([
  ['Just get in touch with us again, yeah?', 'Just get in touch with us again.'],
  ['You stopped it, yeah?', 'You stopped it, yeah?'],
  ['Take any tablets, yeah?', 'Take any tablets, yeah?'],
])('%s', (said, text) => {
  expect(spokenSentences(givenVisit(`doctor: ${said}`)).map((each) => each.text)).toEqual([text])
})

test.each([
  [
    'call me if it swells for the gout that we have been treating i want you to go on with the tablets',
    'Call me if it swells.',
  ],
  [
    'call me if you need more for the knee i want you to go on with the tablets',
    'Call me if you need more for the knee.',
  ],
  ['take it for the gout i want you to go on with the tablets', 'Take it for the gout.'],
])('without marks: %s', (said, first) => {
  expect(spokenSentences(givenVisit(`doctor: ${said}`))[0]?.text).toBe(first)
})
