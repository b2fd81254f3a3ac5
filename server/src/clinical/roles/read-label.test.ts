import { expect, test } from 'vitest'
import { isOfAnother, readLabel } from './read-label.ts'

test.each([
  ['Doctor: Any pain?', 'Doctor', 'clinician', 'Any pain?'],
  ['[doctor] any pain', 'doctor', 'clinician', 'any pain'],
  ['Dr. Lee: Any pain?', 'Dr. Lee', 'clinician', 'Any pain?'],
  ['Doctor_2: Hello.', 'Doctor_2', 'clinician', 'Hello.'],
  ['Patient: A little.', 'Patient', 'patient', 'A little.'],
  ['[patient_guest] he fell', 'patient_guest', 'patient', 'he fell'],
  ['Mother: He fell.', 'Mother', 'patient', 'He fell.'],
  ['SPEAKER_01: Hello.', 'SPEAKER_01', null, 'Hello.'],
  ['Speaker 2: Hello.', 'Speaker 2', null, 'Hello.'],
])('%s', (line, name, role, rest) => {
  expect(readLabel(line)).toEqual({ name, role, rest })
})

test.each(['Hello.', 'Remember: two tablets.', 'Patient feels well.', '10:30 is fine.', ''])(
  '%s has no label',
  (line) => {
    expect(readLabel(line)).toBeUndefined()
  },
)

test.each([
  ['Mother', true],
  ['Guest_family', true],
  ['patient_guest', true],
  ['Patient', false],
  ['Doctor', false],
  ['SPEAKER_01', false],
])('whoever is called %s came with the patient: %s', (name, isAnother) => {
  expect(isOfAnother(name)).toBe(isAnother)
})
