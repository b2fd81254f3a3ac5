import { authApi, recoveryCodesApi } from '@chartwright/contract/auth'
import type { Profile } from '@chartwright/contract/practitioner'
import { webConfigApi } from '@chartwright/contract/web-config'
import { screen, within } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { vi } from 'vitest'
import { restAuthClient } from '../../../lib/account/auth-client.ts'
import { writeSession } from '../../../lib/account/auth-store.ts'
import { forgetWebConfig } from '../../../lib/http/web-config.ts'
import { FakeApi } from '../../../testing/fake-api.ts'
import { renderInWorkspace } from '../../../testing/render-in-workspace.tsx'
import { SettingsPage } from '../settings-page.tsx'
import { FakeAuth } from './fake-auth.ts'

export const profile: Profile = {
  id: '018f2f6e-0000-7000-8000-000000000001',
  name: 'Dr. Ana Silva',
  email: 'ana@clinic.example',
  role: 'Physician',
  country: 'Brazil',
  access_status: 'verified',
  specialty: null,
  organization_name: null,
  organization_size: null,
  title: 'Dr.',
}

export const NEW_CODES = Array.from({ length: 10 }, (_, index) => `abcd${String(index)}-wxyz9`)

/** A server that stores this profile, and has no recovery codes at first. */
export function serveProfile(stored: Partial<Profile> = {}): FakeApi {
  let kept: Profile = { ...profile, ...stored }
  let left = 0
  return new FakeApi()
    .on(recoveryCodesApi.count, () => ({ left }))
    .on(recoveryCodesApi.make, () => {
      left = NEW_CODES.length
      return { codes: [...NEW_CODES] }
    })
    .on(authApi.me, () => kept)
    .on(authApi.updateProfile, ({ body }) => {
      kept = { ...kept, ...body }
      return kept
    })
    .on(webConfigApi.get, () => ({
      auth_url: '/auth/v1',
      auth_anon_key: 'anon',
      google: false,
      recovery_codes: true,
      inactivity_minutes: 30,
      support_email: 'care@clinic.example',
      support_phone: '+1 555 0100',
    }))
}

interface OpenSettings {
  user: UserEvent
  onBack: ReturnType<typeof vi.fn<() => void>>
}

export function openSettings(api: FakeApi, auth = new FakeAuth()): OpenSettings {
  forgetWebConfig()
  void restAuthClient()
  const onBack = vi.fn<() => void>()
  renderInWorkspace(
    <MemoryRouter>
      <SettingsPage onBack={onBack} />
    </MemoryRouter>,
    api,
  )
  vi.stubGlobal('fetch', (async (input, init) => {
    const address = input instanceof Request ? input.url : input
    const request = new Request(new URL(address, 'http://localhost'), init)
    return request.url.includes('/auth/v1/') ? auth.fetch(request) : api.fetch(input, init)
  }) satisfies typeof fetch)
  writeSession({ token: auth.token(), refreshToken: 'refresh' })
  return { user: userEvent.setup({ delay: null }), onBack }
}

/** With the form loaded. */
export async function openLoadedSettings(api: FakeApi, auth?: FakeAuth): Promise<OpenSettings> {
  const settings = openSettings(api, auth)
  await screen.findByLabelText('Full Name')
  return settings
}

/** Including hidden elements in the query saves the tests minutes on the list of countries. */
export async function choose(user: UserEvent, label: string, option: string): Promise<void> {
  await user.click(screen.getByLabelText(label))
  const list = await screen.findByRole('listbox', { hidden: true })
  await user.click(within(list).getByText(option))
}

export async function retype(user: UserEvent, input: HTMLElement, text: string): Promise<void> {
  await user.clear(input)
  await user.click(input)
  await user.paste(text)
}
