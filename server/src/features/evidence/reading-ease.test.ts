import { expect, test } from 'vitest'
import { readingEase } from './reading-ease.ts'

test('short words in short sentences read more easily than long ones', () => {
  const easy = readingEase(['Take one pill a day.', 'Call us if you feel worse.']) ?? 0
  const hard =
    readingEase(['Anticoagulation necessitates periodical laboratory surveillance.']) ?? 0
  expect(easy).toBeGreaterThan(80)
  expect(hard).toBeLessThan(0)
})

test('nothing has no ease', () => {
  expect(readingEase([])).toBeNull()
})
