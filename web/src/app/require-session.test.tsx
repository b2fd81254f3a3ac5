import { act, render, screen } from '@testing-library/react'
import { lazy, useState } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { clearSession, writeSession } from '../lib/auth-store.ts'
import { RequireSession } from './require-session.tsx'

let mounts = 0

function Secret() {
  const [mount] = useState(() => ++mounts)
  return <p>Secret {mount}</p>
}

function AuthPage() {
  return <p>Auth, from {JSON.stringify(useLocation().state)}</p>
}

function renderGuard(page = Secret as Parameters<typeof RequireSession>[0]['page']): void {
  mounts = 0
  render(
    <MemoryRouter initialEntries={['/dashboard?a=1']}>
      <Routes>
        <Route path="/dashboard" element={<RequireSession page={page} />} />
        <Route path="/auth" element={<AuthPage />} />
      </Routes>
    </MemoryRouter>,
  )
}

function tokenOf(subject: string): string {
  return `x.${btoa(JSON.stringify({ sub: subject }))}.y`
}

test('without a token it goes to /auth and remembers where from', () => {
  renderGuard()
  const text = screen.getByText(/^Auth, from/).textContent
  expect(text).toContain('"pathname":"/dashboard"')
  expect(text).toContain('"search":"?a=1"')
})

test('with a token it shows the page, until the token is cleared', () => {
  writeSession({ token: tokenOf('a') })
  renderGuard()
  expect(screen.getByText('Secret 1')).toBeTruthy()
  act(clearSession)
  expect(screen.getByText(/^Auth, from/)).toBeTruthy()
})

test('a refreshed token keeps the page, another practitioner’s starts it anew', () => {
  writeSession({ token: tokenOf('a') })
  renderGuard()
  act(() => writeSession({ token: `${tokenOf('a')}2` }))
  expect(screen.getByText('Secret 1')).toBeTruthy()
  act(() => writeSession({ token: tokenOf('b') }))
  expect(screen.getByText('Secret 2')).toBeTruthy()
})

test('while the page loads it reads Loading...', () => {
  writeSession({ token: tokenOf('a') })
  renderGuard(lazy(() => new Promise(() => undefined)))
  expect(screen.getByRole('status').textContent).toBe('Loading...')
})
