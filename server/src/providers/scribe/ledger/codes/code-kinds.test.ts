import { expect, test } from 'vitest'
import { CODE_KINDS } from './code-kinds.data.ts'

test.each(CODE_KINDS)('$named: $example', ({ concept, said, named, example, unlike }) => {
  expect(concept.test(named)).toBe(true)
  expect(said.test(example)).toBe(true)
  expect(said.test(unlike)).toBe(false)
})
