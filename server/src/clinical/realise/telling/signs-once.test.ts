import { expect, test } from 'vitest'
import { signsOnce } from './signs-once.ts'

test.each([
  [
    ['bowels change or vomiting', 'chest pains or change in bowel habits'],
    ['vomiting', 'chest pains or change in bowel habits'],
  ],
  [['swelling', 'swelling of the ankle or rash'], ['swelling of the ankle or rash']],
  [
    ['fever or rash', 'rash and no fever today'],
    ['fever or rash', 'rash and no fever today'],
  ],
  [
    ['fever or rash', 'fever or cough'],
    ['fever or rash', 'fever or cough'],
  ],
])('%j', (signs, told) => {
  expect(signsOnce(signs)).toEqual(told)
})
