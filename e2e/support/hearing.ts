import type { startTestServer, TestServer } from '../../server/src/testing/test-server.ts'
import { findChromium } from './find-chromium.ts'
import { test as base } from './product.ts'
import { loadServer } from './server-bundle.ts'
import { WITHOUT_STEP } from './shared.ts'

type Started = Parameters<typeof startTestServer>

/** Tests on a server of their own, with recognisers and voices that the test scripts. */
export function testHearing(
  speech: NonNullable<Started[2]>,
  { practitioners = 8, env = {} }: { practitioners?: Started[0]; env?: Started[1] } = {},
) {
  return base.extend<object, { server: TestServer }>({
    server: [
      // Playwright reads the names of the fixtures it needs from the first parameter.
      // oxlint-disable-next-line no-empty-pattern
      async ({}, use) => {
        const { startTestServer: start } = await loadServer()
        const server = await start(practitioners, { ...WITHOUT_STEP, ...env }, speech)
        await use(server)
        await server.stop()
      },
      { scope: 'worker', timeout: 120_000 },
    ],
  })
}

/** A browser whose microphone plays this file over and over, or Chromium’s own beeps. */
export function fakeMicrophone(clip?: string) {
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
  ]
  if (clip !== undefined) args.push(`--use-file-for-fake-audio-capture=${clip}`)
  return { launchOptions: { executablePath: findChromium(), args } }
}
