import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** It reads the whole page, several times in one test, on a machine that may be busy. */
export const AXE_TIMEOUT_MS = 180_000

/** In both themes, of the whole page or of what lies above it. The themes differ in colours alone, so the dark one is read for those. */
export async function findings(page: Page, within?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const inLight = await read(page, within, (axe) => axe)
  await page.emulateMedia({ colorScheme: 'dark' })
  const inDark = await read(page, within, (axe) => axe.withRules('color-contrast'))
  await page.emulateMedia({ colorScheme: null })
  return [...inLight, ...inDark.map((finding) => `dark: ${finding}`)]
}

async function read(
  page: Page,
  within: string | undefined,
  choose: (axe: AxeBuilder) => AxeBuilder,
): Promise<string[]> {
  await settle(page)
  // There are no frames: one run in the page tells all, without a second page to join the parts.
  const axe = choose(new AxeBuilder({ page }).setLegacyMode())
  if (within !== undefined) axe.include(within)
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
