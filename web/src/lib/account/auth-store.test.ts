import { expect, test, vi } from 'vitest'
import { clearSession, readToken, subscribeToSession, writeSession } from './auth-store.ts'

test('a session is stored in local storage and in cookies, under prefixed names', () => {
  writeSession({ token: 'a.b.c', refreshToken: 'r', userData: '{"name":"é; x"}' })
  expect(localStorage.getItem('chartwright_auth_token')).toBe('a.b.c')
  expect(document.cookie).toContain('chartwright_auth_token=a.b.c')
  expect(document.cookie).toContain('chartwright_refresh_token=r')
  expect(document.cookie).toContain('chartwright_user_data=%7B')
})

test('cookies have the lifetimes and attributes of document 1 §9', () => {
  const written = vi.spyOn(document, 'cookie', 'set')
  writeSession({ token: 't', refreshToken: 'r', userData: 'u' })
  expect(written.mock.calls.flat()).toEqual([
    'chartwright_auth_token=t; Path=/; Max-Age=604800; SameSite=Strict',
    'chartwright_refresh_token=r; Path=/; Max-Age=2592000; SameSite=Strict',
    'chartwright_user_data=u; Path=/; Max-Age=604800; SameSite=Strict',
  ])
})

test('the cookie is used if local storage was cleared', () => {
  writeSession({ token: 'a.b.c' })
  localStorage.clear()
  expect(readToken()).toBe('a.b.c')
})

test('clearing leaves nothing behind', () => {
  writeSession({ token: 'a.b.c', refreshToken: 'r', userData: 'u' })
  clearSession()
  expect(readToken()).toBeUndefined()
  expect(localStorage.length).toBe(0)
  expect(document.cookie).toBe('')
})

test('a session that ended in another tab has ended here, even if its cookie is still visible', () => {
  writeSession({ token: 'a.b.c' })
  const seen: unknown[] = []
  const leave = subscribeToSession(() => seen.push(readToken()))
  const event = new StorageEvent('storage', { key: 'chartwright_auth_token', newValue: null })

  localStorage.removeItem('chartwright_auth_token')
  window.dispatchEvent(event)
  writeSession({ token: 'd.e.f' })
  window.dispatchEvent(event)
  leave()

  expect(seen).toEqual([undefined, 'd.e.f', 'd.e.f'])
  expect(document.cookie).toContain('chartwright_auth_token=d.e.f')
})

test('listeners are notified of changes here and in other tabs, until they unsubscribe', () => {
  const listener = vi.fn()
  const leave = subscribeToSession(listener)
  writeSession({ token: 'a' })
  window.dispatchEvent(new StorageEvent('storage', { key: 'chartwright_auth_token' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'something_else' }))
  expect(listener).toHaveBeenCalledTimes(2)
  leave()
  clearSession()
  expect(listener).toHaveBeenCalledTimes(2)
})
