import { expect, test } from 'vitest'
import { rewriteBy } from '../../realise/words/rows.ts'
import { MANOEUVRES } from './manoeuvres.data.ts'
import { nameManoeuvre } from './name-manoeuvre.ts'

const ASKED = { before: '', after: '', earlier: '', answer: 'Yes, it does.' }

test.each(MANOEUVRES)('%s, %s: %s', (_, __, example, becomes) => {
  expect(rewriteBy(MANOEUVRES, example)).toBe(becomes)
})

test.each([
  ['when i press on your heel does that hurt', 'present', {}, 'tenderness of the heel'],
  ['push on the outside is that painful', 'absent', { answer: 'No.' }, 'lateral tenderness'],
  [
    'squeeze your calf',
    'present',
    { before: 'And if I ', after: ', does that hurt' },
    'tenderness of the calf',
  ],
  [
    'extend it',
    'present',
    { before: 'how about when I ', earlier: 'I bend your elbow, is that sore?' },
    'pain with extension',
  ],
  [
    'bend your elbow',
    'present',
    { after: " so that's painful", answer: 'Mm.' },
    'pain with flexion of the elbow',
  ],
] as const)('an answer about pain is what was found: %s', (words, polarity, around, name) => {
  expect(nameManoeuvre(words, polarity, { ...ASKED, ...around })).toBe(name)
})

test.each([
  ['a movement that nobody called painful', 'extend it', 'present', {}],
  [
    'what one can do',
    'bend your elbow',
    'present',
    { before: 'can you ', after: ' does that hurt' },
  ],
  ['a feeling', 'press on your toe', 'absent', { after: ', do you feel that', answer: 'No.' }],
  ['another answer', 'press on your heel does that hurt', 'present', { answer: 'No, not there.' }],
  ['a former pain', 'press on your heel does that hurt', 'present', { answer: 'It used to hurt.' }],
  ['no answer', 'press on your heel does that hurt', 'absent', { answer: 'I ski a lot.' }],
  ['a place that is only shown', 'press right here does that hurt', 'present', {}],
  ['two things at once', 'press on your heel and twist your ankle does that hurt', 'present', {}],
] as const)('%s has no such name', (_, words, polarity, around) => {
  expect(nameManoeuvre(words, polarity, { ...ASKED, ...around })).toBeUndefined()
})
