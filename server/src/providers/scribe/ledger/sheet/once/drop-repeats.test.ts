import { expect, test } from 'vitest'
import { dropRepeats } from './drop-repeats.ts'

const item = (text: string, id: string) => [{ text, factIds: [id] }]

function left(told: string, written: string, prefersTold = true): string[] {
  const sheet = { told: [item(told, 'told')], written: [item(written, 'written')], quoted: [] }
  const once = dropRepeats(sheet, prefersTold)
  return [...once.told, ...once.written].map(([sentence]) => sentence?.text ?? '')
}

const KEEP = 'Keep taking ramipril 20 mg once a day.'
const START = 'Start taking ramipril 20 mg twice a day.'
const RAISE = 'Increase your ramipril to 1000 mg once a day.'

test.each([
  [KEEP, 'Continue the ramipril 20 mg a day.'],
  [START, 'We can prescribe you some ramipril 20 mg twice a day.'],
  [RAISE, "We'd like to increase the ramipril from 500 mg to 1,000 mg daily."],
])('a medicine is told once: %s %s', (told, written) => {
  expect(left(told, written)).toEqual([told])
})

test.each([
  [KEEP, 'Continue the ramipril 20 mg in the morning.'],
  [KEEP, 'Continue the ramipril 10 mg a day.'],
  [KEEP, 'We may continue the ramipril 20 mg once a day.'],
  [START, 'Stop ramipril 20 mg twice a day.'],
  [START, 'Continue ramipril 20 mg twice a day.'],
  [START, 'Do not start ramipril 20 mg twice a day.'],
  [KEEP, 'Continue the ramipril 20 mg once a day unless you feel dizzy.'],
  ['Take ibuprofen 200 mg.', 'Do not take ibuprofen 200 mg with wine.'],
])('what says something else stays, or says more: %s %s', (told, written) => {
  expect(left(told, written)).toContain(written)
})

test('of two that deny otherwise both stay', () => {
  expect(left('Take ibuprofen 200 mg.', 'Do not take ibuprofen 200 mg with wine.')).toHaveLength(2)
})

test('an instruction stands for a sentence that says no more', () => {
  const written = "Call us if you're coughing up blood or have chills."
  expect(left('Call or come back if you are coughing up blood.', written, false)).toEqual([written])
})

test('the one that stays rests on both', () => {
  const once = dropRepeats(
    { told: [item(KEEP, 'a')], written: [], quoted: [item('“Continue the ramipril.”', 'b')] },
    true,
  )
  expect(once).toEqual({ told: [[{ text: KEEP, factIds: ['a', 'b'] }]], written: [], quoted: [] })
})

test.each([
  [
    'Start taking ramipril 20 mg once a day.',
    'We would like to prescribe ramipril 20 mg a day.',
    0,
  ],
  ['Start taking ramipril 20 mg once a day.', 'We would like to prescribe ramipril.', 1],
  ['Start taking ramipril 20 mg once a day.', 'We would prescribe ramipril 20 mg once a day.', 1],
  ['Start taking ramipril 20 mg once a day.', 'You can take ramipril 20 mg once a day.', 1],
  ['Start taking ramipril 20 mg once a day.', 'Start ramipril 20 mg or losartan once a day.', 1],
  ['Start taking ramipril 20 mg once a day.', 'Start ramipril 20 mg a day in the morning.', 1],
])('what is told instead has all of it and adds no dose: %s %s', (told, written, at) => {
  const sheet = { told: [item(told, 'a')], written: [item(written, 'a')], quoted: [] }
  const once = dropRepeats(sheet, true, () => true)
  expect([...once.told, ...once.written].map(([each]) => each?.text)).toEqual([[told, written][at]])
})
