import { expect, test } from 'vitest'
import { ASIDES, NOTE_LINES, STILL_SPOKEN } from './note-line.data.ts'
import { noteLine } from './note-line.ts'

test.each(NOTE_LINES)('$by: $example', ({ by, example: [said, written] }) => {
  expect(noteLine(said, by)).toBe(written)
})

test.each(ASIDES)('%s is left out', (_, example) => {
  expect(noteLine(example, 'patient')).toBe('Had a rash.')
})

test.each(STILL_SPOKEN)('%s is quoted', (said, example) => {
  expect(said.test(example)).toBe(true)
})

test.each([
  [
    'Call me if you gain three pounds in two days.',
    'clinician',
    'Call if gaining three pounds in two days.',
  ],
  ["I'll call you with the results.", 'clinician', 'Will call the patient with the results.'],
  ["I'm gonna have you flex your knee is that painful.", 'clinician', undefined],
  ['You need to go to A and E for that.', 'clinician', undefined],
  [
    'When I get the results, I will contact you.',
    'clinician',
    'When getting the results, will contact the patient.',
  ],
  [
    "If you're still having symptoms, I wanna order an MRI.",
    'clinician',
    'If still having symptoms, will order an MRI.',
  ],
  ["I'll give you a sling for comfort.", 'clinician', 'Will give a sling for comfort.'],
  [
    'I was golfing and I hurt my back when I went for my backswing.',
    'patient',
    'Was golfing and hurt the back when going for the backswing.',
  ],
  ["Call if you don't get better.", 'clinician', undefined],
  ['I had a fall and I hit my head.', 'patient', undefined],
  ['I had a cough.', 'clinician', undefined],
  ['I had a cough.', 'other', undefined],
  ['Do you take it? Yes.', 'clinician', undefined],
] as const)('%s (%s): %s', (said, role, written) => {
  expect(noteLine(said, role)).toBe(written)
})
