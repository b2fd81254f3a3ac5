import { expect, type Page } from '@playwright/test'

/** All that tests of accounts know of the workspace. */
export async function expectWorkspace(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(settingsButton(page)).toBeVisible()
}

export async function openSettings(page: Page): Promise<void> {
  await settingsButton(page).click()
}

/** On the settings page, with the practitioner's data. */
export async function expectSettingsOf(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await expect(page.getByLabel('Full Name')).toHaveValue(name)
}

export async function expectSignedInAs(page: Page, name: string): Promise<void> {
  await expectWorkspace(page)
  await openSettings(page)
  await expectSettingsOf(page, name)
}

/** From the workspace, by way of the settings page. */
export async function signOut(page: Page): Promise<void> {
  await openSettings(page)
  await signOutOfSettings(page)
}

export async function signOutOfSettings(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/auth$/)
}

function settingsButton(page: Page) {
  return page.getByRole('button', { name: 'Settings' })
}
