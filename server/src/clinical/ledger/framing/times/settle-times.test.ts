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
