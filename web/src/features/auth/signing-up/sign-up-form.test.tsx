import { authApi } from '@chartwright/contract/auth'
import { SIGNUP_COUNTRIES } from '@chartwright/contract/limits'
import { SIGNUP_ROLES } from '@chartwright/contract/practitioner'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { writeGoogleIdentity } from '../../../lib/account/google-flow.ts'
import { Refusal } from '../../../testing/fake-api.ts'
import { address, closeAuth, enter, givenApi, openAuth } from '../testing/open-auth.tsx'

afterEach(closeAuth)

const PATH = '/auth?mode=signup'

async function choose(user: UserEvent, field: string, option: string): Promise<void> {
  screen.getByRole('combobox', { name: field }).focus()
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('option', { name: option }))
}

async function fill(user: UserEvent): Promise<void> {
  await enter(user, 'Full Name', 'Ana Silva')
  await choose(user, 'Role', 'Physician')
  await choose(user, 'Country', 'Canada')
  await enter(user, 'Email Address', 'ana@clinic.test')
  await enter(user, 'Password', 'letters123')
}

function submitButton(): HTMLElement {
  return screen.getByRole('button', { name: /Create Account|Creating Account/ })
}

test('it cannot be submitted until every field is filled and valid', async () => {
  const user = openAuth(PATH, givenApi())
  expect(submitButton().getAttribute('aria-disabled')).toBe('true')
  await fill(user)
  expect(submitButton().getAttribute('aria-disabled')).toBeNull()
  await user.clear(screen.getByLabelText('Full Name'))
  expect(submitButton().getAttribute('aria-disabled')).toBe('true')
})

test('fields show errors once they are not empty; role and country always prompt', async () => {
  const user = openAuth(PATH, givenApi())
  expect(screen.getByText('Please select your role.')).toBeTruthy()
  expect(screen.getByText('Please select your country.')).toBeTruthy()
  expect(screen.queryByText(/Name must be/)).toBeNull()
  await enter(user, 'Full Name', ' A ')
  expect(screen.getByText('Name must be at least 2 characters long.')).toBeTruthy()
  await enter(user, 'Email Address', 'ana@clinic')
  expect(screen.getByText('Please enter a valid email address.')).toBeTruthy()
  await enter(user, 'Password', 'letters')
  expect(
    screen.getByText(
      'Password must be at least 8 characters long and contain both letters and numbers.',
    ),
  ).toBeTruthy()
})

test('Enter says that fields are missing, and focuses the first one', async () => {
  const user = openAuth(PATH, givenApi())
  await enter(user, 'Full Name', 'Ana Silva')
  await choose(user, 'Role', 'Physician')
  await enter(user, 'Password', 'letters123')
  expect(screen.queryByText('Please fill in all required fields.')).toBeNull()
  await user.keyboard('{Enter}')
  expect(screen.getByText('Please fill in all required fields.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Country' }))
  await choose(user, 'Country', 'Canada')
  expect(screen.queryByText('Please fill in all required fields.')).toBeNull()
})

test('the roles and countries of the document are offered', async () => {
  const user = openAuth(PATH, givenApi())
  const offered: (string | null)[][] = []
  for (const field of ['Role', 'Country']) {
    screen.getByRole('combobox', { name: field }).focus()
    await user.keyboard('{Enter}')
    offered.push(screen.getAllByRole('option').map(({ textContent }) => textContent))
    await user.keyboard('{Escape}')
  }
  expect(offered).toEqual([[...SIGNUP_ROLES], [...SIGNUP_COUNTRIES]])
})

test('an answer about email and verification leads to the view with the address', async () => {
  const message = 'Account created. Please check your email and verify your account.'
  const api = givenApi().on(authApi.signup, () => ({
    message,
    email_sent: true,
    verified: false,
  }))
  const user = openAuth(PATH, api)
  await fill(user)
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: 'Check Your Email' })).toBeTruthy()
  expect(screen.getByText('ana@clinic.test')).toBeTruthy()
  expect(api.received(authApi.signup)[0]?.body).toEqual({
    name: 'Ana Silva',
    email: 'ana@clinic.test',
    password: 'letters123',
    role: 'Physician',
    country: 'Canada',
  })
})

test('a taken address is reported, and gets the focus', async () => {
  const user = openAuth(
    PATH,
    givenApi().on(authApi.signup, () => {
      throw new Refusal('EMAIL_ALREADY_EXISTS')
    }),
  )
  await fill(user)
  await user.click(submitButton())
  expect(
    await screen.findByText('An account with this email already exists. Please login instead.'),
  ).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Email Address'))
})

test('with a Google identity it completes the registration, unless the person signs in instead', async () => {
  writeGoogleIdentity({ userId: 'u', accessToken: 't', email: 'gil@gmail.test', name: 'Gil Gomez' })
  const user = openAuth(`${PATH}&google=1`, givenApi())
  expect(screen.getByRole('heading', { name: 'Complete Your Registration' })).toBeTruthy()
  const email = screen.getByLabelText<HTMLInputElement>('Email Address')
  expect([email.value, email.readOnly]).toEqual(['gil@gmail.test', true])
  expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toBe('Gil Gomez')
  await user.click(screen.getByRole('link', { name: 'Sign in' }))
  expect(address()).toBe('/auth?mode=login')
  expect(localStorage.getItem('google_user_id')).toBeNull()
})
