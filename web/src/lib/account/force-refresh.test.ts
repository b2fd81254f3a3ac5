import { expect, test, vi } from 'vitest'
import { writeSession } from './auth-store.ts'
import { forceRefresh } from './force-refresh.ts'

test('everything about the account is forgotten, and the page is reloaded', () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { protocol: 'http:', reload })
  writeSession({ token: 't', refreshToken: 'r', userData: '{}' })
  localStorage.setItem('google_user_data', '{}')
  localStorage.setItem('sb-project-auth-token', 't')
  localStorage.setItem('somebody_elses', 'kept')
  document.cookie = 'supabase=1; Path=/'
  document.cookie = 'other=1; Path=/'
  forceRefresh()
  expect(Object.keys(localStorage)).toEqual(['somebody_elses'])
  expect(document.cookie).toBe('other=1')
  expect(reload).toHaveBeenCalledOnce()
})
