import { authApi } from '@chartwright/contract/auth'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { deferred } from '../../../testing/deferred.ts'
import { FakeApi, Refusal } from '../../../testing/fake-api.ts'
import { closeAuth, enter, follow, givenApi, openAuth } from '../testing/open-auth.tsx'
import { VerifyPage } from './verify-page.tsx'

afterEach(closeAuth)

test('the outcome of the link is announced, and leads to login', async () => {
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

test('a link that failed offers a new mail, whose link works in the same tab', async () => {
  const api = givenApi()
    .on(authApi.verifyEmail, ({ body }) => {
      if (body.token_hash !== 'new') throw new Refusal('OTP_EXPIRED')
      return { success: true, message: 'ok', access_status: 'verified' as const }
    })
    .on(authApi.resendVerification, () => ({ success: true, message: 'Verification email sent.' }))
  const user = openAuth('/auth/verify#token_hash=old&type=signup', api)
  await screen.findByRole('heading', { name: 'Verification Failed' })
  await enter(user, 'Email Address', 'ana@clinic.test')
  await user.click(screen.getByRole('button', { name: 'Resend Verification Email' }))
  expect(await screen.findByText('Verification email sent.')).toBeTruthy()
  expect(api.received(authApi.resendVerification)[0]?.body).toEqual({ email: 'ana@clinic.test' })

  follow('/auth/verify#token_hash=new&type=signup')
  expect(await screen.findByRole('heading', { name: 'Email Verified!' })).toBeTruthy()
  expect(window.location.href).not.toContain('token_hash')
})

test('an unknown path offers no mail', async () => {
  openAuth('/auth/verify', givenApi())
  await screen.findByRole('heading', { name: 'Verification Failed' })
  expect(screen.queryByLabelText('Email Address')).toBeNull()
})
