import { expect, type Locator, type Page } from '@playwright/test'

export function editor(page: Page): Locator {
  return page.locator('[contenteditable][role=textbox]')
}

export async function expectSaved(page: Page, timeout = 30_000): Promise<void> {
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible({ timeout })
}
