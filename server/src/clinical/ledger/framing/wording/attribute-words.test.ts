import { expect, test } from 'vitest'
import { plainWords } from './attribute-words.ts'

test.each([
  ['mainly', undefined],
  ['C T Scan', 'ct scan'],
  ['when i', undefined],
  ["when I'm", undefined],
  ['hurts whenever', undefined],
  ['for', undefined],
  ['helped for a while', 'helped for a while'],
  ['worse when I', 'worse'],
  ['working in the yard and', 'working in the yard'],
  ['behind the', undefined],
  ['Mainly at Night ,', 'mainly at night'],
  ['worse over the last', 'worse'],
  ['worse the past', 'worse'],
  ['the last month', 'the last month'],
  ['getting worse after', 'getting worse'],
  ['improving as', 'improving'],
  ['worse after meals', 'worse after meals'],
])('%s: %s', (words, plain) => {
  expect(plainWords(words)).toBe(plain)
})
