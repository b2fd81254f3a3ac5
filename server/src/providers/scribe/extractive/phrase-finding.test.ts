import { expect, test } from 'vitest'
import { phraseFinding } from './phrase-finding.ts'

test.each([
  ['We also did a chest x-ray, which looks good.', 'chest x-ray looks good.'],
  ['I did review the results of his EKG which showed a block.', 'EKG showed a block.'],
  ['There is no edema.', 'no edema.'],
  ['On her heart exam, there is a 2/6 murmur.', 'heart exam: 2/6 murmur.'],
  ['On his neck exam, there is a little stiffness.', 'neck exam: a little stiffness.'],
  ['On the lung exam, the patient has no rales.', 'lung exam: no rales.'],
  ['Neck, there is no stiffness.', 'Neck: no stiffness.'],
  ['The patient has got a limp.', 'The patient has a limp.'],
  ['He does have a limp.', 'He has a limp.'],
])('a finding without its story: %s', (said, written) => {
  expect(phraseFinding(said)).toBe(written)
})

test.each([
  'We did a chest x-ray.',
  'We will do a chest x-ray which shows the lungs.',
  'There was no edema.',
  'He does have to rest.',
  'The patient has got to rest.',
])('what is no finding stays: %s', (said) => {
  expect(phraseFinding(said)).toBe(said)
})
