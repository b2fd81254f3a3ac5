import { authApi } from '@chartwright/contract/auth'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { deferred } from '../../testing/deferred.ts'
import { FakeApi } from '../../testing/fake-api.ts'
import { VerifyPage } from './verify-page.tsx'

test('what becomes of the link is announced, and leads to login', async () => {
  const answer = deferred<undefined>()
  const api = new FakeApi().on(authApi.verifyEmail, async () => {
    await answer.promise
    return { success: true, message: 'ok', access_status: 'verified' as const }
  })
  vi.stubGlobal('fetch', api.fetch)
  render(
    <MemoryRouter initialEntries={['/auth/verify#token_hash=x&type=signup']}>
      <VerifyPage />
    </MemoryRouter>,
  )
  const waiting = screen.getByRole('heading', { name: 'Verifying Email' })
  const live = waiting.closest('[aria-live="polite"]')
  expect(live).toBeTruthy()
  answer.resolve(undefined)
  const done = await screen.findByRole('heading', { name: 'Email Verified!' })
  expect(done.closest('[aria-live="polite"]')).toBe(live)
  expect(screen.getByRole('link', { name: 'Sign In Now' }).getAttribute('href')).toBe(
    '/auth?mode=login',
  )
})
