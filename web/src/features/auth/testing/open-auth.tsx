import { authApi } from '@chartwright/contract/auth'
import { endpoint } from '@chartwright/contract/endpoint'
import { act, render, screen } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { useEffect } from 'react'
import {
  MemoryRouter,
  Route,
  Routes,
  useLocation,
  useNavigate,
  type NavigateFunction,
} from 'react-router'
import { vi } from 'vitest'
import { z } from 'zod'
import { restAuthClient } from '../../../lib/account/auth-client.ts'
import { clearAuthData, forgetSession } from '../../../lib/account/session.ts'
import { tokenEnd } from '../../../lib/account/token-claims.ts'
import { tokenSubject } from '../../../lib/account/token-subject.ts'
import { forgetWebConfig } from '../../../lib/http/web-config.ts'
import { FakeApi } from '../../../testing/fake-api.ts'
import { answerWebConfig } from '../../../testing/web-config.ts'
import { AuthPage } from '../auth-page.tsx'
import { GoogleAutoCreatePage, GoogleCallbackPage } from '../google/google-return-page.tsx'
import { ResetPasswordPage } from '../password/reset-password-page.tsx'
import { VerifyPage } from '../signing-up/verify-page.tsx'

const service = { access: 'probe', tag: 'Service', action: 'ask' } as const

/** Calls to the authentication service that the screens make through its client. */
export const serviceApi = {
  recover: endpoint({
    ...service,
    method: 'POST',
    path: '/auth/v1/recover',
    body: z.object({ email: z.string() }),
    response: z.object({}),
    errors: ['TOO_MANY_ATTEMPTS'],
  }),
  user: endpoint({
    ...service,
    method: 'GET',
    path: '/auth/v1/user',
    response: z.object({ id: z.string(), email: z.string() }),
  }),
  changeUser: endpoint({
    ...service,
    method: 'PUT',
    path: '/auth/v1/user',
    body: z.object({ password: z.string() }),
    response: z.object({ id: z.string(), email: z.string() }),
  }),
  /** With a code and its verifier, or with a refresh token. */
  token: endpoint({
    ...service,
    method: 'POST',
    path: '/auth/v1/token',
    body: z.record(z.string(), z.string()),
    response: z.looseObject({ access_token: z.string(), refresh_token: z.string() }),
  }),
  /** With a mailed code or link. */
  verify: endpoint({
    ...service,
    method: 'POST',
    path: '/auth/v1/verify',
    body: z.looseObject({ type: z.string() }),
    response: z.looseObject({ access_token: z.string(), refresh_token: z.string() }),
    errors: ['OTP_INVALID'],
  }),
  logout: endpoint({
    ...service,
    method: 'POST',
    path: '/auth/v1/logout',
    response: z.object({}),
  }),
}

/** The service's response to a user who has authenticated. */
export function sessionAnswer(access_token: string, refresh_token = 'r') {
  const user = { id: tokenSubject(access_token) ?? '', email: 'ana@clinic.test' }
  const expires_at = tokenEnd(access_token) ?? 0
  const expires_in = expires_at - Math.floor(Date.now() / 1_000)
  return { access_token, refresh_token, token_type: 'bearer', expires_in, expires_at, user }
}

export function givenApi(): FakeApi {
  return answerWebConfig(new FakeApi())
    .on(authApi.validateToken, () => ({ valid: true }))
    .on(serviceApi.user, () => ({ id: 'user', email: 'ana@clinic.test' }))
    .on(serviceApi.logout, () => ({}))
}

/** The account pages at the given address, with the given server and a controllable clock. */
export function openAuth(path: string, api: FakeApi): UserEvent {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('fetch', api.fetch)
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/auth" element={<AuthPage />} />
        <Route path="/auth/google-callback" element={<GoogleCallbackPage />} />
        <Route path="/auth/google-auto-create" element={<GoogleAutoCreatePage />} />
        <Route path="/auth/reset-password" element={<ResetPasswordPage />} />
        <Route path="/auth/verify" element={<VerifyPage />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
      <Address />
    </MemoryRouter>,
  )
  return userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) })
}

export async function closeAuth(): Promise<void> {
  vi.useRealTimers()
  forgetSession()
  clearAuthData()
  await restAuthClient()
  forgetWebConfig()
}

/** All at once, after any existing text; key by key takes jsdom seconds. */
export async function enter(user: UserEvent, label: string, text: string): Promise<void> {
  screen.getByLabelText(label).focus()
  await user.paste(text)
}

/**
 * A link opened in the same tab: the address bar and the router are notified, nothing is loaded.
 */
export function follow(path: string): void {
  window.history.pushState(null, '', path)
  act(() => void navigateTo(path))
}

export function address(): string {
  return screen.getByTestId('address').textContent
}

let navigateTo: NavigateFunction

function Address() {
  const navigate = useNavigate()
  useEffect(() => {
    navigateTo = navigate
  }, [navigate])
  const { pathname, search } = useLocation()
  return <p data-testid="address">{pathname + search}</p>
}
