import { authApi } from '@chartwright/contract/auth'
import { GOOGLE_CALL_DEDUPE_MS } from '@chartwright/contract/limits'
import { afterEach, expect, test, vi } from 'vitest'
import { FakeApi } from '../../testing/fake-api.ts'
import { tokenOf } from '../../testing/sessions.ts'
import { googleSignIn } from './google-sign-in.ts'

afterEach(() => void vi.useRealTimers())

test('the same user is looked up once in 5 s, another one immediately', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const api = new FakeApi().on(authApi.googleSignIn, () => ({
    user_exists: true,
    access_status: 'verified' as const,
    user_id: crypto.randomUUID(),
    name: 'Gil',
    email: 'gil@gmail.test',
    role: 'Other',
    country: 'Other',
  }))
  vi.stubGlobal('fetch', api.fetch)
  const [first, second] = await Promise.all([
    googleSignIn(tokenOf('a')),
    googleSignIn(tokenOf('a')),
  ])
  expect(first).toBe(second)
  await googleSignIn(tokenOf('b'))
  expect(api.received(authApi.googleSignIn)).toHaveLength(2)
  vi.advanceTimersByTime(GOOGLE_CALL_DEDUPE_MS)
  await googleSignIn(tokenOf('a'))
  expect(api.received(authApi.googleSignIn)).toHaveLength(3)
})
