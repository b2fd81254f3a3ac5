import { expect, test } from 'vitest'
import { drugsIn } from './names-drug.ts'

test.each([
  ["Stop the Tylenol, and metformin's fine.", ['Tylenol', 'metformin']],
  ['Start ferrous sulfate and vitamin D.', ['ferrous sulfate', 'vitamin D']],
  ['Oxygen is 97 percent on room air.', []],
  ['Keep the cast dry.', []],
])('%s', (text, names) => {
  expect(drugsIn(text)).toEqual(names)
})
