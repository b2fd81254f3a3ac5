import { expect, test } from 'vitest'
import { wholeStudy } from './whole-study.ts'

test.each([
  ['normal x-ray', 'x-ray: normal'],
  ['normal x-ray of the ankle', 'ankle x-ray: normal'],
  ['unremarkable MRI of the right shoulder', 'right shoulder MRI: unremarkable'],
  ['normal CT of the pelvis', 'CT of the pelvis: normal'],
  ['left hip x-ray normal', 'left hip x-ray: normal'],
  ['EKG unchanged', 'EKG: unchanged'],
  ['chest x-ray with normal heart size', undefined],
  ['normal heart on x-ray', undefined],
  ['normal sodium', undefined],
])('%s is told as %s', (clause, told) => {
  expect(wholeStudy(clause)).toBe(told)
})
