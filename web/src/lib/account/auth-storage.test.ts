import { beforeEach, expect, test } from 'vitest'
import { givenUser, tokenOf } from '../../testing/sessions.ts'
import { AUTH_CLIENT_KEY, authStorage } from './auth-storage.ts'
import { clearSession, readEndReason, readToken, readUserData, writeSession } from './auth-store.ts'

beforeEach(() => clearSession())

function read(): unknown {
  return JSON.parse(authStorage.getItem(AUTH_CLIENT_KEY) as string)
}

test('the client reads the stored session, with the user from its claims', () => {
  const token = tokenOf('user', { exp: 123, email: 'ana@clinic.test' })
  writeSession({ token, refreshToken: 'r' })
  expect(read()).toMatchObject({
    access_token: token,
    refresh_token: 'r',
    expires_at: 123,
    user: { id: 'user', email: 'ana@clinic.test' },
  })
})

test('a refreshed token replaces the old one, and the user stays', () => {
  const user = givenUser()
  writeSession({ token: tokenOf(user.id), refreshToken: 'r', userData: JSON.stringify(user) })
  const next = tokenOf(user.id, { exp: 9 })
  void authStorage.setItem(
    AUTH_CLIENT_KEY,
    JSON.stringify({ access_token: next, refresh_token: 'r2' }),
  )
  expect(readToken()).toBe(next)
  expect(readUserData(next)).toBe(JSON.stringify(user))
})

test('another user’s token does not keep the previous user', () => {
  const user = givenUser()
  writeSession({ token: tokenOf(user.id), refreshToken: 'r', userData: JSON.stringify(user) })
  const session = { access_token: tokenOf('another'), refresh_token: 'r2' }
  void authStorage.setItem(AUTH_CLIENT_KEY, JSON.stringify(session))
  expect(readUserData()).toBeUndefined()
})

test('half a session counts as none, so that the client does not delete it', () => {
  writeSession({ token: tokenOf('user') })
  expect(authStorage.getItem(AUTH_CLIENT_KEY)).toBeNull()
  expect(readToken()).toBeDefined()
})

test('what the client removes is removed everywhere', () => {
  writeSession({ token: tokenOf('user'), refreshToken: 'r' })
  void authStorage.removeItem(`${AUTH_CLIENT_KEY}-code-verifier`)
  expect(readToken()).toBeDefined()
  void authStorage.removeItem(AUTH_CLIENT_KEY)
  expect(readToken()).toBeUndefined()
  expect(readEndReason()).toBe('Your session has expired. Please log in again.')
})
