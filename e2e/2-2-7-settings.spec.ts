import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { totpOf } from '../server/src/features/auth/core/factors/totp.ts'
import { expect, fillLogin, givenAccount, logIn, test, type Page } from './support/accounts.ts'
import { AXE_TIMEOUT_MS, findings } from './support/axe.ts'
import { codeSentTo, givenApp, givenPhone, somePhone, tokenFor, wrong } from './support/factors.ts'
import {
  expectSettingsOf,
  expectWorkspace,
  openSettings,
  signOutOfSettings,
} from './support/workspace.ts'

async function logInToSettings(page: Page, email: string): Promise<void> {
  await logIn(page, email)
  await openSettings(page)
  await expectSettingsOf(page, 'Ana Silva')
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByLabel(field).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Answers the key of the app. */
async function addApp(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Add authenticator app' }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Continue' }).click()
  const image = page.getByRole('img', { name: 'QR code' })
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0)
  return (await page.getByLabel('Key').textContent()) ?? ''
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code)
  await page.getByRole('button', { name: 'Verify' }).click()
}

/** At the sign-in, after the password. */
async function enterRecoveryCode(page: Page, email: string, code: string): Promise<void> {
  await fillLogin(page, email)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(code)
  await page.getByRole('button', { name: 'Verify' }).click()
}

function secondFactors(page: Page): Locator {
  return page.getByRole('list', { name: 'Second factors' }).getByRole('listitem')
}

test('the page shows the account, keeps and saves edits, fits a phone and signs out', async ({
  page,
  request,
  accounts,
}) => {
  const email = await givenAccount(accounts, request)
  await logInToSettings(page, email)

  await test.step('account and customer care', async () => {
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(page.getByLabel('Email')).not.toBeEditable()
    await expect(page.getByText('You are not subscribed to any plan.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Coming Soon' })).toBeDisabled()
    const mail = page.getByRole('link', { name: 'support@clinic.test' })
    await expect(mail).toHaveAttribute('href', 'mailto:support@clinic.test')
    await expect(page.getByText('+1 555 0100')).toBeVisible()
  })
  await test.step('an edit survives the browser’s Back, and Back on the page asks', async () => {
    await page.getByLabel('Full Name').fill('Ana Costa')
    await page.goBack()
    await expectWorkspace(page)
    await openSettings(page)
    await expectSettingsOf(page, 'Ana Costa')
    await expect(page.getByText('You have unsaved changes.')).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expectWorkspace(page)
    await openSettings(page)
    await expectSettingsOf(page, 'Ana Silva')
  })
  await test.step('on a phone everything can be touched and nothing scrolls sideways', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByText('Off. Whoever knows')).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(390)
    const main = page.getByRole('main')
    const targets = main.locator('button, a, input, select:not([aria-hidden])')
    for (const target of await targets.all())
      expect(await touchedHeight(target), await target.innerText()).toBeGreaterThanOrEqual(44)
    await page.setViewportSize({ width: 1440, height: 900 })
  })
  await test.step('the profile is saved, title and all, and is there after a reload', async () => {
    await choose(page, 'Title', 'Dr.')
    await page.getByLabel('Full Name').fill('Prof. Ana Costa')
    await choose(page, 'Role', 'Nurse')
    await choose(page, 'Specialty', 'Surgery')
    await page.getByLabel('Organization Name').fill('Clinic A')
    await choose(page, 'Organization Size', '11-50')
    await page.getByLabel('Country').selectOption('Portugal')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Profile updated successfully!')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()

    await page.reload()
    await expect(page.getByLabel('Full Name')).toHaveValue('Ana Costa')
    await expect(page.getByLabel('Title')).toHaveText('Dr.')
    await expect(page.getByLabel('Role')).toHaveText('Nurse')
    await expect(page.getByLabel('Specialty')).toHaveText('Surgery')
    await expect(page.getByLabel('Organization Name')).toHaveValue('Clinic A')
    await expect(page.getByLabel('Organization Size')).toHaveText('11-50')
    await expect(page.getByLabel('Country')).toHaveValue('Portugal')
    await page.getByRole('button', { name: 'Back' }).click()
    await expectWorkspace(page)
    await openSettings(page)
    await expectSettingsOf(page, 'Ana Costa')
  })
  await test.step('Sign out ends the session', async () => {
    await signOutOfSettings(page)
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/auth$/)
  })
})

test('the data is downloaded as a zip; the account goes when its address is typed, and is nobody’s', async ({
  page,
  request,
  accounts,
}) => {
  const email = await givenAccount(accounts, request)
  await logInToSettings(page, email)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^chartwright-\d{4}-\d\d-\d\d\.zip$/)
  const zip = await readFile(await download.path())
  expect(zip.subarray(0, 2).toString()).toBe('PK')
  await expect(page.getByText('Your data is downloaded.')).toBeVisible()

  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Type your email address').fill('ana@clinic.test')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(dialog.getByText('This is not the email address of your account.')).toBeVisible()
  await dialog.getByLabel('Type your email address').fill(email)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await fillLogin(page, email)
  await expect(
    page.getByText('No account found with this email. Please sign up first.'),
  ).toBeVisible()
})

test('an authenticator app is added once its code is right, asked for at sign-in, and removed', async ({
  page,
  request,
  accounts,
}) => {
  const email = await givenAccount(accounts, request)
  await logInToSettings(page, email)
  const app = totpOf(await addApp(page, 'iPhone'))
  // One step back: the code for the sign-in is then still unused. Two steps back it is too old.
  const code = () => app.generate({ timestamp: Date.now() - 30_000 })
  await enterCode(page, wrong(code()))
  await expect(page.getByText('This code is not right.')).toBeVisible()
  await enterCode(page, code())
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(secondFactors(page)).toHaveText(/^iPhoneAuthenticator app, added /)
  await signOutOfSettings(page)

  await fillLogin(page, email)
  await expect(page.getByRole('heading', { name: 'Two-Factor Authentication' })).toBeVisible()
  await enterCode(page, app.generate())
  await expectWorkspace(page)
  await openSettings(page)
  await page.getByRole('button', { name: 'Remove iPhone' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Off. Whoever knows your password can sign in.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeFocused()
  await signOutOfSettings(page)
  await logIn(page, email)
})

test('recovery codes are made with the first factor, let in once each, and are counted', async ({
  page,
  request,
  accounts,
}) => {
  const email = await givenAccount(accounts, request)
  await logInToSettings(page, email)
  await enterCode(page, totpOf(await addApp(page, 'iPhone')).generate())
  await page.getByRole('button', { name: 'Make codes' }).click()
  const codes = page.getByRole('list', { name: 'New recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const [first = '', second = ''] = await codes.allTextContents()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain(`${first}\n${second}\n`)
  await page.getByRole('button', { name: 'Done' }).click()
  const count = page.getByRole('region', { name: 'Recovery codes' })
  await expect(count).toContainText('10 of 10 left')
  await signOutOfSettings(page)

  await enterRecoveryCode(page, email, first.toUpperCase().replace('-', ' '))
  await expect(page.getByText('You have 9 recovery codes left.')).toBeVisible()
  await expectWorkspace(page)
  await openSettings(page)
  await expect(count).toContainText('9 of 10 left')
  await signOutOfSettings(page)

  await enterRecoveryCode(page, email, first)
  const used = 'This recovery code is not right, or it was used already.'
  await expect(page.getByRole('alert').filter({ hasText: used })).toBeVisible()
  await expect(page.getByLabel('Recovery code')).toBeFocused()
  await page.getByLabel('Recovery code').fill(second)
  await page.getByLabel('Recovery code').press('Enter')
  await expectWorkspace(page)
})

test('when the factor of the session is removed, a code of the other one keeps the session', async ({
  page,
  request,
  accounts,
}) => {
  const email = await givenAccount(accounts, request)
  const { app, token } = await givenApp(request, await tokenFor(request, email))
  const { phone } = await givenPhone(request, token)
  await fillLogin(page, email)
  await enterCode(page, app.generate())
  await expectWorkspace(page)
  await openSettings(page)
  await expect(secondFactors(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Remove iPhone' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Confirm it is you' })).toBeVisible()
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await enterCode(page, await codeSentTo(request, phone, 2))
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(secondFactors(page)).toHaveText(/^Work phoneText message to /)
  await page.reload()
  await expectSettingsOf(page, 'Ana Silva')
})

test('a removal that needs a code first goes on by itself after it', async ({
  page,
  request,
  accounts,
}) => {
  const email = await givenAccount(accounts, request)
  const { app, token } = await givenApp(request, await tokenFor(request, email))
  const { phone } = await givenPhone(request, token)
  await fillLogin(page, email)
  await enterCode(page, app.generate())
  await expectWorkspace(page)
  await openSettings(page)
  await page.getByRole('button', { name: 'Remove iPhone' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Confirm it is you' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Remove Work phone' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Confirm it is you' })).toBeVisible()
  await page.getByRole('button', { name: 'Send code' }).click()
  await enterCode(page, await codeSentTo(request, phone, 2))
  await expect(page.getByText('Work phone was removed.')).toBeVisible()
  await expect(page.getByText('Off. Whoever knows your password can sign in.')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a factor that is cancelled, a phone that is added, and the way to a new password', async ({
  page,
  request,
  accounts,
}) => {
  const email = await givenAccount(accounts, request)
  await logInToSettings(page, email)

  await test.step('a cancelled enrolment leaves no factor, and sign-in needs no code', async () => {
    await addApp(page, 'iPhone')
    const removed = page.waitForResponse((response) => response.request().method() === 'DELETE')
    await page.keyboard.press('Escape')
    expect((await removed).status()).toBe(200)
    await signOutOfSettings(page)
    await logIn(page, email)
  })
  await test.step('a phone is added with the code of the text message', async () => {
    await openSettings(page)
    await page.getByRole('button', { name: 'Add phone' }).click()
    const phone = somePhone()
    await page.getByLabel('Phone number').fill(phone)
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByLabel('Code', { exact: true })).toBeVisible()
    await enterCode(page, await codeSentTo(request, phone, 1))
    await page.getByRole('button', { name: 'Not now' }).click()
    await expect(secondFactors(page)).toContainText(`Text message to ${phone}`)
  })
  await test.step('Reset Password signs out to the forgotten password, with the email', async () => {
    await page.getByRole('button', { name: 'Reset Password' }).click()
    await expect(page).toHaveURL(`/auth?${new URLSearchParams({ mode: 'forgot-password', email })}`)
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/auth$/)
  })
})

test.describe('in both themes', () => {
  test.setTimeout(AXE_TIMEOUT_MS)

  test('axe finds nothing on the page and in its dialogs', async ({ page, request, accounts }) => {
    await logInToSettings(page, await givenAccount(accounts, request))
    await expect(page.getByText('Off. Whoever knows')).toBeVisible()
    expect(await findings(page)).toEqual([])
    const key = await addApp(page, 'iPhone')
    expect(await findings(page)).toEqual([])
    await enterCode(page, totpOf(key).generate())
    await page.getByRole('button', { name: 'Make codes' }).click()
    await expect(page.getByRole('list', { name: 'New recovery codes' })).toBeVisible()
    expect(await findings(page)).toEqual([])
  })
})

/** What can be touched of a switch reaches beyond what is drawn of it. */
function touchedHeight(target: Locator): Promise<number> {
  return target.evaluate((element) => {
    const { height } = element.getBoundingClientRect()
    const beyond = -Number.parseFloat(getComputedStyle(element, '::after').top)
    return height === 0 ? 44 : height + 2 * (beyond > 0 ? beyond : 0)
  })
}
