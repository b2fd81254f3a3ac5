import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../testing/given-facts.ts'
import type { Mention } from '../../reading/find-mentions.ts'
import { settleTimes } from './settle-times.ts'

function settled(said: string, words: string, told: Partial<Mention>, times: object) {
  const lines = givenLines(`P: ${said}`)
  const attributes = { ...times }
  settleTimes(lines[0]?.text ?? '', givenMention(lines, words, told), attributes, words)
  return attributes
}

test.each([
  ['When I had shingles two years ago.', { when: '2 years ago' }],
  ['The shingles started two years ago.', { onset: '2 years ago' }],
])('%s', (said, times) => {
  expect(settled(said, 'shingles', { kind: 'history' }, { onset: '2 years ago' })).toEqual(times)
})

test.each([
  ['I had diarrhea last week.', 'past', { when: 'last week' }],
  ['I have diarrhea, it started last week.', 'past', { onset: 'last week' }],
  ['I have diarrhea last week.', 'now', { onset: 'last week' }],
] as const)('%s (%s)', (said, time, times) => {
  expect(settled(said, 'diarrhea', { kind: 'symptom', time }, { onset: 'last week' })).toEqual(
    times,
  )
})

test.each([
  ['Last night I had a cramp.', 'symptom', 'cramp', { when: 'last night' }],
  ['I have a cramp, last night it woke me.', 'symptom', 'cramp', { onset: 'last night' }],
  ['I am better now, but last night I had a cramp.', 'complaint', 'cramp', { when: 'last night' }],
  ['Last night I had a cramp.', 'complaint', 'cramp', { onset: 'last night' }],
  ['When was your last seizure?', 'symptom', 'last seizure', { when: 'last night' }],
] as const)('%s (%s)', (said, kind, words, times) => {
  expect(settled(said, words, { kind, time: 'now' }, { onset: 'last night' })).toEqual(times)
})

test.each([
  ['I had a cramp when I got up this morning.', { when: 'this morning' }],
  ['I have had this cramp since this morning.', { onset: 'this morning' }],
])('%s', (said, times) => {
  const told = { kind: 'symptom', time: 'now' } as const
  expect(settled(said, 'cramp', told, { onset: 'this morning' })).toEqual(times)
})

test.each([
  ['We struggled with your hypertension six months ago.', 'hypertension', {}],
  [
    'You were diagnosed with hypertension six months ago.',
    'hypertension',
    { when: '6 months ago' },
  ],
  ['You had hypertension six months ago.', 'hypertension', { when: '6 months ago' }],
  ['You had pneumonia six months ago.', 'pneumonia', { when: '6 months ago' }],
])('%s', (said, words, times) => {
  expect(settled(said, words, { kind: 'history' }, { when: '6 months ago' })).toEqual(times)
})

test.each([
  ['a few days', '3 days ago', { onset: '3 days ago' }],
  ['2 weeks', 'last week', { duration: '2 weeks' }],
  ['4 days', '2 years ago', { duration: '4 days' }],
  ['2 weeks', 'since the fall', { duration: '2 weeks', onset: 'since the fall' }],
  ['a few days', 'since Monday', { duration: 'a few days', onset: 'since Monday' }],
])('of %s and %s one is told', (duration, onset, times) => {
  expect(settled('My heel hurts.', 'heel hurts', {}, { duration, onset })).toEqual(times)
})

test.each([
  ['It is a little sore today.', 'sore', {}],
  ['It started getting sore today.', 'sore', { onset: 'today' }],
  ['It is sore.', 'sore', { onset: 'today' }],
])('%s', (said, words, times) => {
  expect(settled(said, words, { kind: 'complaint' }, { onset: 'today' })).toEqual(times)
})
