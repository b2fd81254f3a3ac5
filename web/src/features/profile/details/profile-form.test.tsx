import { authApi } from '@chartwright/contract/auth'
import { PROFILE_TOAST_MS, SAVED_INDICATOR_MS } from '@chartwright/contract/limits'
import type { Profile } from '@chartwright/contract/practitioner'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { clearSession } from '../../../lib/account/auth-store.ts'
import { deferred } from '../../../testing/deferred.ts'
import { NoAnswer, Refusal } from '../../../testing/fake-api.ts'
import {
  choose,
  openLoadedSettings,
  openSettings,
  retype,
  profile,
  serveProfile,
} from '../testing/open-settings.tsx'

afterEach(() => vi.useRealTimers())

async function pass(ms: number): Promise<void> {
  await act(async () => vi.advanceTimersByTimeAsync(ms))
}

function nameInput(): HTMLInputElement {
  return screen.getByLabelText('Full Name')
}

function saveButton(): HTMLElement {
  return screen.getByRole('button', { name: /^Sav/, hidden: true })
}

test('it shows the profile, with the title separate from the name', async () => {
  await openLoadedSettings(serveProfile({ specialty: 'Cardiology', organization_name: 'Clinic A' }))
  expect(nameInput().value).toBe('Ana Silva')
  const shown = ['Title', 'Role', 'Specialty', 'Organization Size'].map(
    (name) => screen.getByLabelText(name).textContent,
  )
  expect(shown).toEqual(['Dr.', 'Physician', 'Cardiology', 'Not given'])
  expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('Brazil')
  expect(screen.getByLabelText<HTMLInputElement>('Organization Name').value).toBe('Clinic A')
})

test('the email is shown and cannot be changed', async () => {
  await openLoadedSettings(serveProfile())
  const email = screen.getByLabelText<HTMLInputElement>('Email')
  expect(email.value).toBe('ana@clinic.example')
  expect(email.readOnly).toBe(true)
})

test('saving sends the title plus the name without the prefix it had', async () => {
  const api = serveProfile()
  const { user } = await openLoadedSettings(api)
  await retype(user, nameInput(), 'Mr. Ana Costa')
  await choose(user, 'Title', 'Prof.')
  await choose(user, 'Specialty', 'Surgery')
  await choose(user, 'Organization Size', '11-50')
  await retype(user, screen.getByLabelText('Organization Name'), ' Clinic A ')
  await user.click(saveButton())
  await screen.findByText('Profile updated successfully!')
  expect(api.received(authApi.updateProfile)[0]?.body).toEqual({
    name: 'Prof. Ana Costa',
    role: 'Physician',
    specialty: 'Surgery',
    organization_name: 'Clinic A',
    organization_size: '11-50',
    country: 'Brazil',
  })
})

test('a role from the sign-up is shown and kept', async () => {
  const api = serveProfile({ role: 'Resident' })
  const { user } = await openLoadedSettings(api)
  expect(screen.getByLabelText('Role').textContent).toBe('Resident')
  await choose(user, 'Role', 'Nurse')
  await choose(user, 'Role', 'Resident')
  await user.click(saveButton())
  await screen.findByText('Profile updated successfully!')
  expect(api.received(authApi.updateProfile)[0]?.body.role).toBe('Resident')
})

test('a choice can be cleared', async () => {
  const api = serveProfile({ specialty: 'Surgery' })
  const { user } = await openLoadedSettings(api)
  await choose(user, 'Title', 'No title')
  await choose(user, 'Specialty', 'Not given')
  await user.click(saveButton())
  await screen.findByText('Profile updated successfully!')
  expect(api.received(authApi.updateProfile)[0]?.body).toMatchObject({
    name: 'Ana Silva',
    specialty: '',
  })
})

test('the button is busy while it saves, and what is typed in the meantime stays', async () => {
  const answer = deferred<Profile>()
  const api = serveProfile().on(authApi.updateProfile, () => answer.promise)
  const { user } = await openLoadedSettings(api)
  await retype(user, nameInput(), 'Ana One')
  await user.keyboard('{Enter}')
  expect(screen.getByText('Saving...')).toBeTruthy()
  await retype(user, nameInput(), 'Ana Two')
  await user.keyboard('{Enter}')
  answer.resolve({ ...profile, name: 'Dr. Ana One' })
  await screen.findByText('Profile updated successfully!')
  expect(nameInput().value).toBe('Ana Two')
  expect(screen.getByText('You have unsaved changes.')).toBeTruthy()
  expect(saveButton().textContent).toBe('Save')
  expect(api.received(authApi.updateProfile)).toHaveLength(1)
})

test('the button reads Saved for 3 s, and the toast stays for 4 s', async () => {
  expect([SAVED_INDICATOR_MS, PROFILE_TOAST_MS]).toEqual([3_000, 4_000])
  const { user } = await openLoadedSettings(serveProfile())
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 })
  await user.click(saveButton())
  await screen.findByText('Saved')
  await screen.findByText('Profile updated successfully!')
  await pass(SAVED_INDICATOR_MS - 500)
  expect(saveButton().textContent).toBe('Saved')
  await pass(500)
  expect(saveButton().textContent).toBe('Save')
  expect(screen.getByText('Profile updated successfully!')).toBeTruthy()
  await pass(PROFILE_TOAST_MS - SAVED_INDICATOR_MS)
  await waitFor(() => expect(screen.queryByText('Profile updated successfully!')).toBeNull())
})

test('a name of one letter is not sent; the field says why and gets the focus', async () => {
  const api = serveProfile()
  const { user } = await openLoadedSettings(api)
  await retype(user, nameInput(), 'Dr. A')
  await user.click(saveButton())
  expect(screen.getByText('Name must be at least 2 characters long.')).toBeTruthy()
  expect(document.activeElement).toBe(nameInput())
  expect(api.received(authApi.updateProfile)).toEqual([])
})

test('a refusal shows its detail; without one it reads Failed to update profile', async () => {
  const api = serveProfile()
  const { user } = await openLoadedSettings(api)
  api.on(authApi.updateProfile, () => {
    throw new Refusal('INVALID_REQUEST', 'country: must be one of the offered options')
  })
  await user.click(saveButton())
  await screen.findByText('country: must be one of the offered options')
  api.on(authApi.updateProfile, () => {
    throw new NoAnswer()
  })
  await user.click(saveButton())
  await screen.findByText('Failed to update profile')
  expect(screen.queryByText('Profile updated successfully!')).toBeNull()
})

test('while it loads it says so; if that fails, Retry reloads', async () => {
  const api = serveProfile()
  api.on(authApi.me, () => {
    throw new Refusal('SERVER_ERROR')
  })
  const { user } = openSettings(api)
  expect(screen.getByText('Loading profile...')).toBeTruthy()
  await screen.findByText('Failed to load profile data')
  api.on(authApi.me, () => profile)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByLabelText('Full Name')
})

test('without a token it says so', async () => {
  const api = serveProfile()
  const { user } = await openLoadedSettings(api)
  act(clearSession)
  await user.click(saveButton())
  await screen.findByText('No authentication token found')
  expect(api.received(authApi.updateProfile)).toEqual([])
})
