import { authApi } from '@chartwright/contract/auth'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { authClient, restAuthClient } from '../../lib/account/auth-client.ts'
import { readRefreshToken } from '../../lib/account/auth-store.ts'
import { givenUser, tokenOf } from '../../testing/sessions.ts'
import { adoptHeldSession } from './adopt-held-session.ts'
import { adoptSession } from './adopt-session.ts'
import { holdSession } from './second-factor/second-factor-check.ts'
import { givenApi, serviceApi, sessionAnswer } from './testing/open-auth.tsx'

/** Below the margin in which the auth client refreshes on every check. */
const TTL_S = 60
const user = givenUser()
const newToken = () => tokenOf(user.id, { exp: Math.floor(Date.now() / 1_000) + TTL_S })

let presented: unknown[]

/** As a tick of its timer does, or a screen that asks for the session. */
async function renew(): Promise<void> {
  await (await authClient()).getSession()
}

beforeEach(async () => {
  presented = []
  const api = givenApi()
    .on(serviceApi.token, ({ body }) => {
      presented.push(body['refresh_token'])
      return sessionAnswer(newToken(), `r${String(presented.length)}`)
    })
    .on(authApi.me, async () => {
      await renew()
      return {
        ...user,
        specialty: null,
        organization_name: null,
        organization_size: null,
        title: null,
      }
    })
  vi.stubGlobal('fetch', api.fetch)
  // A page that was just opened: its auth client starts here.
  await restAuthClient()
})
afterEach(restAuthClient)

test('a session whose tokens live for 60 s never reverts to an older one', async () => {
  await adoptSession({ access_token: newToken(), refresh_token: 'r0' }, user)
  await renew()
  await renew()
  expect(presented).toEqual(['r0', 'r1', 'r2'])
  expect(readRefreshToken()).toBe('r3')
})

test('nor does one with a verified second factor', async () => {
  const client = await holdSession({ access_token: newToken(), refresh_token: 'r0' })
  await adoptHeldSession(client)
  await renew()
  await renew()
  expect(presented).toEqual(presented.map((_, index) => `r${String(index)}`))
  expect(readRefreshToken()).toBe(`r${String(presented.length)}`)
})
