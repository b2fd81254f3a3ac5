import { authApi } from '@chartwright/contract/auth'
import { endpoint } from '@chartwright/contract/endpoint'
import { render, screen } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { vi } from 'vitest'
import { z } from 'zod'
import { restAuthClient } from '../../../lib/auth-client.ts'
import { clearAuthData, forgetSession } from '../../../lib/session.ts'
import { forgetWebConfig } from '../../../lib/web-config.ts'
import { FakeApi } from '../../../testing/fake-api.ts'
import { answerWebConfig } from '../../../testing/web-config.ts'
import { AuthPage } from '../auth-page.tsx'
import { GoogleAutoCreatePage, GoogleCallbackPage } from '../google-return-page.tsx'
import { ResetPasswordPage } from '../reset-password-page.tsx'

const service = { access: 'probe', tag: 'Service', action: 'ask' } as const

/** Calls of the authentication service that the screens make by way of its client. */
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
  logout: endpoint({
    ...service,
    method: 'POST',
    path: '/auth/v1/logout',
    response: z.object({}),
  }),
}

export function givenApi(): FakeApi {
  return answerWebConfig(new FakeApi())
    .on(authApi.validateToken, () => ({ valid: true }))
    .on(serviceApi.user, () => ({ id: 'user', email: 'ana@clinic.test' }))
    .on(serviceApi.logout, () => ({}))
}

/** The pages of accounts at the given address, in front of the given server, with time in hand. */
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

/** At once, after what is there already; key by key takes jsdom seconds. */
export async function enter(user: UserEvent, label: string, text: string): Promise<void> {
  screen.getByLabelText(label).focus()
  await user.paste(text)
}

export function address(): string {
  return screen.getByTestId('address').textContent
}

function Address() {
  const { pathname, search } = useLocation()
  return <p data-testid="address">{pathname + search}</p>
}
