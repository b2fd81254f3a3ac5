import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** It reads the whole page, several times in one test, on a machine that may be busy. */
export const AXE_TIMEOUT_MS = 180_000

export async function findings(page: Page): Promise<string[]> {
  await settle(page)
  const axe = new AxeBuilder({ page })
  // The themes differ in colours alone: everything else was read in the light one.
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  if (isDark) axe.withRules('color-contrast')
  // A best practice, no criterion: an open menu lies outside the landmarks by its nature.
  if (await page.getByRole('menu').isVisible()) axe.disableRules('region')
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** Half-faded text has half its contrast. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
      .every(({ playState }) => playState === 'finished'),
  )
}
