import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

test('an error is described by type, code and frames, never by its message', () => {
  const cause = Object.assign(new RangeError('Key (name)=(Ana Maria)'), { code: '23505' })
  const error = new Error('Failed query: params: Ana Maria\n    at Ana Maria', { cause })
  const described = describeError(error)
  expect(described).toMatchObject({ type: 'Error', cause: { type: 'RangeError', code: '23505' } })
  expect(described.frames?.length).toBeGreaterThan(0)
  expect(JSON.stringify(described)).not.toContain('Ana Maria')
})

test('a value that is not an error is described by its type alone', () => {
  expect(describeError('Ana Maria')).toEqual({ type: 'string' })
})
