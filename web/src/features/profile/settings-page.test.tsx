import { authApi } from '@chartwright/contract/auth'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readToken } from '../../lib/account/auth-store.ts'
import { setGoTo } from '../../lib/go-to.ts'
import { FakeAuth } from './testing/fake-auth.ts'
import { openLoadedSettings, openSettings, retype, serveProfile } from './testing/open-settings.tsx'

function watchGoTo(): ReturnType<typeof vi.fn<(path: string) => void>> {
  const went = vi.fn<(path: string) => void>()
  setGoTo(went)
  return went
}

async function press(user: { click: (e: Element) => Promise<void> }, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name }))
}

test('the plan reads not subscribed, and its button does nothing yet', async () => {
  await openLoadedSettings(serveProfile())
  expect(screen.getByText('You are not subscribed to any plan.')).toBeTruthy()
  const button = screen.getByRole('button', { name: 'Coming Soon' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

test('support can be contacted by mail and phone', async () => {
  openSettings(serveProfile())
  const mail = await screen.findByText<HTMLAnchorElement>('care@clinic.example')
  expect(mail.href).toBe('mailto:care@clinic.example')
  expect(screen.getByText<HTMLAnchorElement>('+1 555 0100').href).toBe('tel:+15550100')
  expect(screen.getByText<HTMLAnchorElement>('Contact Customer Care').href).toMatch(/^mailto:/)
})

test('Back goes back immediately if nothing was edited', async () => {
  const { user, onBack } = await openLoadedSettings(serveProfile())
  await press(user, 'Back')
  expect(onBack).toHaveBeenCalledOnce()
})

test('Back asks before it discards an edit', async () => {
  const { user, onBack } = await openLoadedSettings(serveProfile())
  const name = screen.getByLabelText<HTMLInputElement>('Full Name')
  await retype(user, name, 'Ana Costa')
  await press(user, 'Back')
  expect(screen.getByRole('alertdialog', { name: 'Discard changes?' })).toBeTruthy()
  await press(user, 'Cancel')
  expect(onBack).not.toHaveBeenCalled()
  expect(name.value).toBe('Ana Costa')
  await press(user, 'Back')
  await press(user, 'Discard')
  expect(onBack).toHaveBeenCalledOnce()
})

test('Sign out ends the session and goes to /auth', async () => {
  const went = watchGoTo()
  const auth = new FakeAuth()
  const { user } = await openLoadedSettings(serveProfile(), auth)
  await press(user, 'Sign out')
  await waitFor(() => expect(went).toHaveBeenCalledWith('/auth', {}))
  expect(auth.calls).toContain('POST /logout')
  expect(readToken()).toBeUndefined()
})

test('Reset Password signs out to the forgotten password, with the email', async () => {
  const went = watchGoTo()
  const { user } = await openLoadedSettings(serveProfile())
  await press(user, 'Reset Password')
  await waitFor(() =>
    expect(went).toHaveBeenCalledWith('/auth?mode=forgot-password&email=ana%40clinic.example', {}),
  )
  expect(readToken()).toBeUndefined()
})

test('Reset Password without an email says so', async () => {
  const { user } = await openLoadedSettings(serveProfile({ email: '' }))
  await press(user, 'Reset Password')
  await screen.findByText('No email found for this account')
})

test('Reset Password keeps the session when the service does not respond', async () => {
  const auth = new FakeAuth()
  const { user } = await openLoadedSettings(serveProfile(), auth)
  auth.isDown = true
  await press(user, 'Reset Password')
  await screen.findByText('Failed to initiate password reset. Please try again.')
  expect(readToken()).toBeDefined()
})

test('a saved name is immediately the signed-in user’s name', async () => {
  const api = serveProfile()
  const { user } = await openLoadedSettings(api)
  await retype(user, screen.getByLabelText('Full Name'), 'Ana Costa')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(api.received(authApi.updateProfile)).toHaveLength(1))
  await waitFor(() => {
    expect(localStorage.getItem('chartwright_user_data')).toContain('"name":"Dr. Ana Costa"')
  })
})
