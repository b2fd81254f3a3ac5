import { accountApi } from '@chartwright/contract/auth'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readToken } from '../../lib/account/auth-store.ts'
import { setGoTo } from '../../lib/go-to.ts'
import { Refusal } from '../../testing/fake-api.ts'
import { openLoadedSettings, profile, serveProfile } from './testing/open-settings.tsx'

const button = (name: string) => screen.getAllByRole('button', { name }).at(-1) as HTMLElement

test('the account is deleted only when its own address is typed, and its owner is signed out', async () => {
  const went = vi.fn<(path: string) => void>()
  setGoTo(went)
  const sent: unknown[] = []
  const api = serveProfile().on(accountApi.remove, ({ body }) => {
    sent.push(body)
    return { success: true as const }
  })
  const { user } = await openLoadedSettings(api)
  await user.click(button('Delete account'))
  const input = await screen.findByLabelText('Type your email address to confirm')
  await user.click(button('Delete account'))
  await user.type(input, 'somebody@clinic.example{Enter}')
  expect(screen.getByText('This is not the email address of your account.')).toBeTruthy()
  expect(sent).toEqual([])
  await user.clear(input)
  await user.type(input, profile.email.toUpperCase())
  await user.click(button('Delete account'))
  await waitFor(() => expect(went).toHaveBeenCalledWith('/auth', {}))
  expect(sent).toEqual([{ email: profile.email.toUpperCase() }])
  expect(readToken()).toBeUndefined()
})

test('a refused deletion is reported, and nothing is deleted', async () => {
  const api = serveProfile().on(accountApi.remove, () => {
    throw new Refusal('SERVER_ERROR')
  })
  const { user } = await openLoadedSettings(api)
  await user.click(button('Delete account'))
  await user.type(await screen.findByLabelText(/^Type your email/), profile.email)
  await user.click(button('Delete account'))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(readToken()).toBeDefined()
})

test('all parts of the data are saved, one after the other', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  URL.createObjectURL = () => 'blob:zip'
  const api = serveProfile()
    .on(accountApi.exportPlan, () => ({ parts: 2 }))
    .on(accountApi.exportPart, () => new Uint8Array())
  const { user } = await openLoadedSettings(api)
  await user.click(button('Download my data'))
  expect(await screen.findByText('Your data is downloaded: 2 files.')).toBeTruthy()
  expect(saved).toEqual(['chartwright.zip', 'chartwright.zip'])
  expect(api.received(accountApi.exportPart).map(({ query }) => query)).toEqual([
    { part: 1 },
    { part: 2 },
  ])
})

test('a download that fails is reported', async () => {
  const api = serveProfile().on(accountApi.exportPlan, () => {
    throw new Refusal('TOO_MANY_ATTEMPTS')
  })
  const { user } = await openLoadedSettings(api)
  await user.click(button('Download my data'))
  expect(
    await screen.findByText('Too many attempts. Please wait a moment and try again.'),
  ).toBeTruthy()
})
