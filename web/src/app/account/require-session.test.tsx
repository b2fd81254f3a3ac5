import { authApi } from '@chartwright/contract/auth'
import type { CurrentUser } from '@chartwright/contract/practitioner'
import { act, render, screen } from '@testing-library/react'
import { lazy, useEffect, useState } from 'react'
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession, readToken, writeSession } from '../../lib/account/auth-store.ts'
import { forgetSession, leaveForGood } from '../../lib/account/session.ts'
import { setGoTo } from '../../lib/go-to.ts'
import { FakeApi, Refusal } from '../../testing/fake-api.ts'
import { givenUser, tokenOf } from '../../testing/sessions.ts'
import { answerWebConfig } from '../../testing/web-config.ts'
import { RequireSession } from './require-session.tsx'

let mounts = 0
let api: FakeApi

beforeEach(() => {
  // Test files share the module: another one may have ended midway through signing out.
  forgetSession()
  api = answerWebConfig(new FakeApi()).on(authApi.validateToken, () => ({ valid: true }))
  vi.stubGlobal('fetch', api.fetch)
})
afterEach(forgetSession)

function Secret() {
  const [mount] = useState(() => ++mounts)
  return <p>Secret {mount}</p>
}

function AuthPage() {
  const navigate = useNavigate()
  return (
    <>
      <p>Auth, from {JSON.stringify(useLocation().state)}</p>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  )
}

function Router() {
  const navigate = useNavigate()
  useEffect(() => setGoTo((path) => void navigate(path)), [navigate])
  return null
}

function renderGuard(page = Secret as Parameters<typeof RequireSession>[0]['page']): void {
  mounts = 0
  render(
    <MemoryRouter initialEntries={['/dashboard?a=1']}>
      <Router />
      <Routes>
        <Route path="/dashboard" element={<RequireSession page={page} />} />
        <Route path="/auth" element={<AuthPage />} />
      </Routes>
    </MemoryRouter>,
  )
}

function store(user: CurrentUser, suffix = ''): void {
  writeSession({ token: `${tokenOf(user.id)}${suffix}`, userData: JSON.stringify(user) })
}

test('without a token it goes to /auth and remembers the origin', async () => {
  renderGuard()
  expect(screen.getByRole('status').textContent).toBe('Loading...')
  const text = (await screen.findByText(/^Auth, from/)).textContent
  expect(text).toContain('"pathname":"/dashboard"')
  expect(text).toContain('"search":"?a=1"')
})

test('with a valid token it shows the page, until the token is cleared', async () => {
  store(givenUser())
  renderGuard()
  expect(await screen.findByText('Secret 1')).toBeTruthy()
  act(() => clearSession())
  expect(screen.getByText(/^Auth, from/)).toBeTruthy()
})

test('going back after signing out redirects to sign-in', async () => {
  store(givenUser())
  renderGuard()
  await screen.findByText('Secret 1')
  act(leaveForGood)
  expect((await screen.findByText(/^Auth, from/)).textContent).toBe('Auth, from null')
  act(() => screen.getByRole('button', { name: 'Back' }).click())
  expect((await screen.findByText(/^Auth, from/)).textContent).toBe('Auth, from null')
})

test('a refreshed token keeps the page, another practitioner’s restarts it', async () => {
  const user = givenUser()
  store(user)
  renderGuard()
  await screen.findByText('Secret 1')
  act(() => store(user, '2'))
  expect(screen.getByText('Secret 1')).toBeTruthy()
  act(() => store(givenUser()))
  expect(screen.getByText('Secret 2')).toBeTruthy()
})

test('while the page loads it reads Loading...', async () => {
  store(givenUser())
  renderGuard(lazy(() => new Promise(() => undefined)))
  expect((await screen.findByRole('status')).textContent).toBe('Loading...')
})

test('a reload that the server cannot answer keeps the session, and Retry continues', async () => {
  let isDown = true
  api.on(authApi.validateToken, () => {
    if (isDown) throw new Refusal('TOO_MANY_ATTEMPTS')
    return { valid: true }
  })
  store(givenUser())
  renderGuard()
  expect(await screen.findByText('Reconnecting…')).toBeTruthy()
  expect(readToken()).toBeDefined()
  isDown = false
  act(() => screen.getByRole('button', { name: 'Retry' }).click())
  expect(await screen.findByText('Secret 1')).toBeTruthy()
})

test('a blocked practitioner sees the blocked-access screen', async () => {
  const user = givenUser()
  store(user)
  renderGuard()
  await screen.findByText('Secret 1')
  act(() => store({ ...user, access_status: 'blocked' }))
  expect(await screen.findByRole('heading', { name: 'Account Blocked' })).toBeTruthy()
  expect(screen.queryByText('Secret 1')).toBeNull()
})

test('an unverified practitioner goes to /auth', async () => {
  const user = givenUser()
  store(user)
  renderGuard()
  await screen.findByText('Secret 1')
  act(() => store({ ...user, access_status: 'unverified' }))
  expect(screen.getByText(/^Auth, from/)).toBeTruthy()
})
