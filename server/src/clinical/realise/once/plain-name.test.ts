import { expect, test } from 'vitest'
import { plainName } from './plain-name.ts'
import { SAME_THINGS } from './plain-name.data.ts'

test.each(SAME_THINGS)('%j %s', (kinds, _, __, example, becomes) => {
  for (const kind of kinds) expect(plainName(kind, example)).toBe(becomes)
  expect(plainName('allergy', example)).toBe(example)
})
