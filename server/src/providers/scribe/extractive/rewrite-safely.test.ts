import { expect, test } from 'vitest'
import { rewriteSafely } from './rewrite-safely.ts'

test('a step that would lose a fact is left out, and the others are taken', () => {
  const dropWe = (text: string) => text.replace(/^We will /, '')
  const dropNot = (text: string) => text.replace('not ', '')
  const dropThe = (text: string) => text.replace('the ', '')
  expect(rewriteSafely('We will not stop the insulin.', [dropNot, dropWe, dropThe])).toBe(
    'Not stop insulin.',
  )
})
