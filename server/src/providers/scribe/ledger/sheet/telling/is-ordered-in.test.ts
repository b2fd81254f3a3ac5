import { expect, test } from 'vitest'
import { isOrderedIn } from './is-ordered-in.ts'

test.each([
  ['physical therapy', '“We will refer you to physical therapy.”', true],
  ['physical therapy', '“Go to the first physical therapy visit.”', false],
  ['labs', '“We will order some blood work.”', true],
  ['lipid panel', '“We will order some blood work.”', false],
])('%s in %s: %s', (concept, text, is) => {
  expect(isOrderedIn([{ use: 'step', text, factIds: [], lines: [0] }], concept)).toBe(is)
})
