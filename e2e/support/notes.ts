import { expect, type Page } from '@playwright/test'

const READER_STARTS_MS = 60_000

/** By the built-in writer, from what was said in the open session. */
export async function writeNote(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create Note' }).click()
  await page.getByRole('option', { name: 'SOAP', exact: true }).click()
  await expect(page.getByText(/^Written by \S/)).toBeVisible({ timeout: READER_STARTS_MS })
}

/** With everything that is open acknowledged. */
export async function signNote(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  const signing = page.getByRole('dialog', { name: 'Sign note' })
  const confirm = signing.getByRole('button', { name: 'Sign' })
  await expect(confirm).toBeVisible({ timeout: READER_STARTS_MS })
  for (const box of await signing.getByRole('checkbox').all()) await box.click()
  await confirm.click()
  await expect(page.getByRole('region', { name: 'Signature' })).toBeVisible()
}

export async function addAddendum(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Add addendum' }).click()
  const adding = page.getByRole('dialog', { name: 'Add addendum' })
  await adding.getByRole('textbox').fill(text)
  await adding.getByRole('button', { name: 'Sign addendum' }).click()
  await expect(page.getByRole('article')).toContainText(text)
}
