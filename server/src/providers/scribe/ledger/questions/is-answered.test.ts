import { expect, test } from 'vitest'
import { askVisit } from './testing/ask-visit.ts'

test('what was as a child is no yes to whether it is', () => {
  const answer = askVisit(
    'Does he have asthma?',
    ['Do you have asthma?', 'I had asthma as a child.'],
    [1, 'asthma', { kind: 'history', concept: 'asthma' }],
  )
  expect(answer).toMatch(/^In the past: /)
})

test('a denial of one place is no denial of all', () => {
  const lines = ['Any swelling of the legs?', 'No.']
  const read = [0, 'swelling of the legs', { concept: 'leg swelling', polarity: 'absent' }] as const
  expect(askVisit('Any swelling?', lines, read)).not.toMatch(/^No/)
  expect(askVisit('Any leg swelling?', lines, read)).toMatch(/^No:/)
})

test('another name of it is no place', () => {
  const answer = askVisit(
    'Any trouble breathing?',
    ['Any shortness of breath?', 'No.'],
    [0, 'shortness of breath', { concept: 'shortness of breath', polarity: 'absent' }],
  )
  expect(answer).toMatch(/^No:/)
})

test('a denial of others is no denial of what was told', () => {
  const lines = ['Any other urinary symptoms?', 'No.']
  const answer = askVisit('Any urinary symptoms?', lines, [
    0,
    'other urinary symptoms',
    { concept: 'urinary symptoms', polarity: 'absent' },
  ])
  expect(answer).not.toMatch(/^No/)
})

test('of a reading then and one now only the words are told', () => {
  const line = 'Your sugar was 160 last month and today it is 120.'
  const answer = askVisit(
    'What was the sugar?',
    [line, 'Okay.'],
    [0, '160', { kind: 'measurement', concept: 'blood sugar', attributes: { value: '160' } }],
  )
  expect(answer).toContain(line)
  expect(answer).not.toMatch(/^Blood sugar 160/)
})

test('of a weight in pounds and ounces only the words are told', () => {
  const line = 'She weighed seven pounds three ounces.'
  const answer = askVisit(
    'What was the birth weight?',
    ['What was the birth weight?', line],
    [
      1,
      'seven pounds',
      { kind: 'measurement', concept: 'birth weight', attributes: { value: '7', unit: 'lb' } },
    ],
  )
  expect(answer).toContain(line)
  expect(answer).not.toContain('7 lb')
})

test('a question for it that was denied takes a yes back', () => {
  const lines = [
    'What brings you in?',
    'I have had headaches.',
    'Do you have a headache now?',
    'No.',
  ]
  const answer = askVisit('Does she have a headache?', lines, [
    1,
    'headaches',
    { kind: 'complaint', concept: 'headache' },
  ])
  expect(answer).not.toMatch(/^Yes/)
  expect(answer).toContain('“Do you have a headache now?” – “No.”')
})

test('a no to another word for it is shown and is no answer', () => {
  expect(askVisit('Any cough?', ['Any phlegm?', 'No.'])).toMatch(/^Nothing certain was read/)
})
