import { expect, test } from 'vitest'
import { sideBeside } from './side-beside.ts'

test.each([
  ['a left adnexal mass with an ', 'associated node', '', undefined],
  ['a left adnexal ', 'mass', '', 'left'],
  ['lungs clear bilaterally, no ', 'wheezes', '', undefined],
  ['', 'swelling', ' on the right', 'right'],
  ['it is a left wrist strain have you ', 'strained your wrist', ' before', undefined],
])('%s| %s |%s', (before, words, after, side) => {
  expect(sideBeside(before, words, after)).toBe(side)
})
