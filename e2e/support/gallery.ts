import { expect, test as base } from '@playwright/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const SCRIPT = fileURLToPath(new URL('../../web/scripts/serve-gallery.mjs', import.meta.url))
const START_TIMEOUT_MS = 120_000

/** Tests against the gallery of components, which needs no server. */
export const test = base.extend<object, { galleryUrl: string }>({
  galleryUrl: [
    // Playwright reads the names of the fixtures it needs from the first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const child = spawn(process.execPath, [SCRIPT], { stdio: ['ignore', 'pipe', 'inherit'] })
      const [line] = (await once(child.stdout, 'data')) as [Buffer]
      await use(line.toString().trim())
      child.kill()
      await once(child, 'exit')
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  baseURL: ({ galleryUrl }, use) => use(galleryUrl),
})

export { expect }
