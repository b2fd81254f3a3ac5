import { authApi } from '@chartwright/contract/auth'
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { restAuthClient } from '../../lib/account/auth-client.ts'
import { readEndReason, readToken, writeSession } from '../../lib/account/auth-store.ts'
import {
  clearAuthData,
  currentSession,
  forgetSession,
  startSession,
} from '../../lib/account/session.ts'
import { setGoTo } from '../../lib/go-to.ts'
import { forgetWebConfig, webConfig } from '../../lib/http/web-config.ts'
import { FakeApi } from '../../testing/fake-api.ts'
import { givenUser, tokenOf } from '../../testing/sessions.ts'
import { answerWebConfig } from '../../testing/web-config.ts'
import { useIdleSignOut } from './use-idle-sign-out.ts'

const REASON = 'You were signed out because nothing happened for 10 minutes.'

afterEach(async () => {
  vi.useRealTimers()
  forgetSession()
  clearAuthData()
  await restAuthClient()
  forgetWebConfig()
})

test('a user who was inactive for too long is told so on the sign-in page, in every tab, until they sign in', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const api = answerWebConfig(new FakeApi(), { inactivity_minutes: 10 })
  vi.stubGlobal('fetch', api.on(authApi.validateToken, () => ({ valid: true })).fetch)
  forgetWebConfig()
  const went: string[] = []
  setGoTo((path) => void went.push(path))
  const user = givenUser()
  const session = { token: tokenOf(user.id), refreshToken: 'r', userData: JSON.stringify(user) }
  writeSession(session)
  await startSession()
  await webConfig()

  const { unmount } = renderHook(() => useIdleSignOut())
  // The configuration has arrived, and the clock starts.
  await act(async () => undefined)
  await act(() => vi.advanceTimersByTimeAsync(11 * 60_000))
  await vi.waitFor(() => expect(went).toEqual(['/auth']), 10_000)
  expect(readToken()).toBeUndefined()
  expect(currentSession()).toMatchObject({ status: 'anonymous', notice: REASON })
  expect(Object.values(localStorage)).toContain(REASON)
  unmount()

  writeSession(session)
  expect(readEndReason()).toBeUndefined()
})
