import { expect, test } from 'vitest'
import { tokenSubject } from './token-subject.ts'

test.each([
  [`x.${btoa('{"sub":"practitioner-1"}').replace(/=+$/, '')}.y`, 'practitioner-1'],
  ['x.e30.y', undefined],
  ['no token', undefined],
  ['', undefined],
])('%s belongs to %s', (token, subject) => {
  expect(tokenSubject(token)).toBe(subject)
})
