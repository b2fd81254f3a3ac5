import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** It reads the whole page, several times in one test, on a machine that may be busy. */
export const AXE_TIMEOUT_MS = 180_000

/** What nobody reads is not described: passing nodes, and selectors. */
const ALL: RunOptions = { resultTypes: ['violations'], selectors: false }
const COLOURS: RunOptions = { ...ALL, runOnly: ['color-contrast'] }

/** In both themes, of the whole page or of what lies above it. The themes differ in colours alone, so the dark one is read for those. */
export async function findings(page: Page, within?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  // A best practice, no criterion: an open menu lies outside the landmarks by its nature.
  const isMenuOpen = await page.getByRole('menu').isVisible()
  const rules = isMenuOpen ? { ...ALL, rules: { region: { enabled: false } } } : ALL
  const inLight = await read(page, within, rules)
  await page.emulateMedia({ colorScheme: 'dark' })
  const inDark = await read(page, within, COLOURS)
  await page.emulateMedia({ colorScheme: null })
  return [...inLight, ...inDark.map((finding) => `dark: ${finding}`)]
}

async function read(
  page: Page,
  within: string | undefined,
  options: RunOptions,
): Promise<string[]> {
  await settle(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([selector, chosen]) => {
      if (!window.axe) throw new Error('the page was left')
      const { violations } = await window.axe.run(selector ?? document, chosen)
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      )
    },
    [within, options] as const,
  )
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
