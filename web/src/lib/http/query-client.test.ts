import { expect, test } from 'vitest'
import { ApiError, networkError } from './api-error.ts'
import { isWorthRetrying } from './query-client.ts'

test.each([
  ['a refusal', new ApiError('no', { status: 404 }), 0, false],
  ['a server fault', new ApiError('oh', { status: 503 }), 0, true],
  ['no answer', networkError(), 1, true],
  ['no answer for the third time', networkError(), 2, false],
])('a read is retried after %s: %#', (_, error, failures, expected) => {
  expect(isWorthRetrying(failures, error)).toBe(expected)
})
