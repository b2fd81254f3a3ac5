import { recoveryCodesApi } from '@chartwright/contract/auth'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { readToken } from '../../../lib/account/auth-store.ts'
import { Refusal } from '../../../testing/fake-api.ts'
import { FakeAuth, RIGHT_CODE, secondFactor } from '../testing/fake-auth.ts'
import { NEW_CODES, openLoadedSettings, retype, serveProfile } from '../testing/open-settings.tsx'

const OFF = 'Off. Whoever knows your password can sign in.'

async function open(auth: FakeAuth): Promise<UserEvent> {
  const { user } = await openLoadedSettings(serveProfile(), auth)
  await waitFor(() => expect(screen.queryByText('Loading second factors...')).toBeNull())
  return user
}

async function press(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name }))
}

async function enterCode(user: UserEvent, code: string): Promise<void> {
  await retype(user, await screen.findByLabelText('Code'), code)
  await press(user, 'Verify')
}

function shownFactors(): string[] {
  const list = screen.queryByRole('list', { name: 'Second factors' })
  return list
    ? within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    : []
}

test('without a factor it says what that means', async () => {
  await open(new FakeAuth())
  expect(screen.getByText(OFF)).toBeTruthy()
})

test('factors are listed with name, kind and date; unverified ones are not', async () => {
  const auth = new FakeAuth()
  const phone = { ...secondFactor('Work', 'phone'), phone: '+447700900123' }
  auth.factors = [secondFactor('My phone'), phone, secondFactor('Draft', 'totp', 'unverified')]
  await open(auth)
  const date = 'Feb 3, 2026'
  expect(shownFactors()).toEqual([
    `My phoneAuthenticator app, added ${date}Remove`,
    `WorkText message to +447700900123, added ${date}Remove`,
  ])
})

test('an app is added with its QR code and key, after a wrong code, and raises the session', async () => {
  const auth = new FakeAuth()
  const user = await open(auth)
  await press(user, 'Add authenticator app')
  await retype(user, screen.getByLabelText('Name'), 'iPhone')
  await press(user, 'Continue')
  const image = await screen.findByAltText<HTMLImageElement>('QR code for the authenticator app')
  expect(image.src).toBe(`data:image/svg+xml;utf-8,${encodeURIComponent('<svg fill="#fff"/>')}`)
  expect(screen.getByLabelText('Key').textContent).toBe('JBSWY3DP')
  await press(user, 'Copy')
  expect(await navigator.clipboard.readText()).toBe('JBSWY3DP')
  await enterCode(user, '12')
  expect(screen.getByText('Enter the 6 digits of the code.')).toBeTruthy()
  await enterCode(user, '000000')
  await screen.findByText('This code is not right. Please check it and try again.')
  await enterCode(user, ` ${RIGHT_CODE.slice(0, 3)} ${RIGHT_CODE.slice(3)}`)
  await press(user, 'Not now')
  await waitFor(() => expect(shownFactors()[0]).toContain('iPhone'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(readToken()).toBe(auth.token())
})

test('an app that is not verified leaves nothing behind', async () => {
  const auth = new FakeAuth()
  auth.factors = [secondFactor('Left over', 'totp', 'unverified')]
  const user = await open(auth)
  await press(user, 'Add authenticator app')
  await press(user, 'Continue')
  await screen.findByLabelText('Code')
  expect(auth.factors).toHaveLength(1)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(auth.factors).toEqual([]))
  expect(screen.getByText(OFF)).toBeTruthy()
})

test('a phone is added with the code that was sent to it', async () => {
  const auth = new FakeAuth()
  const user = await open(auth)
  await press(user, 'Add phone')
  await retype(user, screen.getByLabelText('Phone number'), '+447700900123')
  await press(user, 'Send code')
  await screen.findByText('+447700900123')
  expect(document.activeElement).toBe(screen.getByLabelText('Code'))
  await enterCode(user, RIGHT_CODE)
  await press(user, 'Not now')
  await waitFor(() => expect(shownFactors()[0]).toContain('Text message to +447700900123'))
  expect(auth.calls.filter((call) => call.endsWith('/challenge'))).toHaveLength(1)
})

test('if no text messages can be sent it says so', async () => {
  const auth = new FakeAuth()
  auth.hasSms = false
  const user = await open(auth)
  await press(user, 'Add phone')
  await retype(user, screen.getByLabelText('Phone number'), '+447700900123')
  await press(user, 'Send code')
  await screen.findByText(
    'Text messages are not set up on this server. Please use an authenticator app instead.',
  )
})

test('a factor is removed after a confirmation', async () => {
  const auth = new FakeAuth()
  auth.factors = [secondFactor('iPhone')]
  auth.aal = 'aal2'
  const user = await open(auth)
  await press(user, 'Remove iPhone')
  const dialog = screen.getByRole('alertdialog', { name: 'Remove second factor?' })
  expect(dialog.textContent).toContain('afterwards the password alone is enough')
  await press(user, 'Cancel')
  expect(auth.factors).toHaveLength(1)
  await press(user, 'Remove iPhone')
  await press(user, 'Remove')
  await screen.findByText(OFF)
  expect(auth.factors).toEqual([])
})

test('a session without a verified factor is asked for a code before it removes one', async () => {
  const auth = new FakeAuth()
  auth.factors = [secondFactor('iPhone')]
  const user = await open(auth)
  await press(user, 'Remove iPhone')
  await press(user, 'Remove')
  await screen.findByRole('dialog', { name: 'Confirm it is you' })
  await enterCode(user, '000000')
  await screen.findByText('This code is not right. Please check it and try again.')
  await enterCode(user, RIGHT_CODE)
  await screen.findByText(OFF)
  expect(auth.factors).toEqual([])
  const heading = screen.getByRole('heading', { name: 'Two-factor authentication' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

test('a session without a verified factor adds another one with what was entered', async () => {
  const auth = new FakeAuth()
  auth.factors = [secondFactor('iPhone')]
  const user = await open(auth)
  await press(user, 'Add phone')
  await retype(user, screen.getByLabelText('Phone number'), '+447700900123')
  await retype(user, screen.getByLabelText('Name'), 'Work')
  await press(user, 'Send code')
  await screen.findByRole('dialog', { name: 'Confirm it is you' })
  await enterCode(user, RIGHT_CODE)
  await screen.findByRole('dialog', { name: 'Add phone' })
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Work')
  expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('+447700900123')
})

test('when the session’s factor is removed, a code of the remaining one is required', async () => {
  const auth = new FakeAuth()
  const iPhone = secondFactor('iPhone')
  auth.factors = [iPhone, { ...secondFactor('Work', 'phone'), phone: '+447700900123' }]
  auth.aal = 'aal2'
  auth.raisedBy = iPhone.id
  const user = await open(auth)
  await press(user, 'Remove iPhone')
  await press(user, 'Remove')
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it is you' })
  expect(dialog.textContent).toContain('You signed in with the factor that is gone.')
  expect(screen.queryByLabelText('Code')).toBeNull()
  await press(user, 'Send code')
  await enterCode(user, RIGHT_CODE)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(shownFactors()).toHaveLength(1)
  expect(auth.aal).toBe('aal2')
})

test.each(['', '07700 900123', '+44'])(
  '"%s" is not a number: reported at the field',
  async (number) => {
    const auth = new FakeAuth()
    const user = await open(auth)
    await press(user, 'Add phone')
    const field = screen.getByLabelText('Phone number')
    if (number !== '') await retype(user, field, number)
    await press(user, 'Send code')
    await screen.findByText(/^Please enter the number with its country code/)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field)
    expect(auth.factors).toEqual([])
  },
)

test('when the service does not respond the list says so, with Retry', async () => {
  const auth = new FakeAuth()
  auth.isDown = true
  const user = await open(auth)
  await screen.findByText('Connection error. Please check your internet and try again.')
  auth.isDown = false
  await press(user, 'Retry')
  await screen.findByText(OFF)
})

test('the first factor comes with recovery codes: shown once, to copy and to save', async () => {
  const user = await open(new FakeAuth())
  await press(user, 'Add authenticator app')
  await press(user, 'Continue')
  await enterCode(user, RIGHT_CODE)
  await screen.findByRole('dialog', { name: 'Recovery codes' })
  await press(user, 'Make codes')
  const list = await screen.findByRole('list', { name: 'New recovery codes' })
  const shown = within(list).getAllByRole('listitem')
  expect(shown.map(({ textContent }) => textContent)).toEqual(NEW_CODES)
  await press(user, 'Copy')
  expect(await navigator.clipboard.readText()).toBe(NEW_CODES.join('\n'))
  await press(user, 'Done')
  await screen.findByText(/^10 of 10 left\./)
  expect(screen.queryByText(NEW_CODES[0] ?? '')).toBeNull()
})

test('the remaining codes are counted, and new ones are made after a warning', async () => {
  const auth = new FakeAuth()
  auth.factors = [secondFactor('iPhone')]
  auth.aal = 'aal2'
  const api = serveProfile().on(recoveryCodesApi.count, () => ({ left: 3 }))
  const { user } = await openLoadedSettings(api, auth)
  await screen.findByText(/^3 of 10 left\./)
  await press(user, 'Make new codes')
  await screen.findByText('The codes that you have now will stop working.')
  expect(api.received(recoveryCodesApi.make)).toHaveLength(0)
  await press(user, 'Make codes')
  await screen.findByRole('list', { name: 'New recovery codes' })
  expect(api.received(recoveryCodesApi.make)).toHaveLength(1)
})

test('a failure to make codes is reported, and can be retried', async () => {
  const auth = new FakeAuth()
  auth.factors = [secondFactor('iPhone')]
  auth.aal = 'aal2'
  const api = serveProfile().on(recoveryCodesApi.make, () => {
    throw new Refusal('TOO_MANY_ATTEMPTS')
  })
  const { user } = await openLoadedSettings(api, auth)
  await press(user, 'Make codes')
  const dialog = within(await screen.findByRole('dialog', { name: 'Recovery codes' }))
  await user.click(dialog.getByRole('button', { name: 'Make codes' }))
  await dialog.findByText('Too many attempts. Please wait a moment and try again.')
  expect(dialog.getByRole('button', { name: 'Make codes' })).toBeTruthy()
})
