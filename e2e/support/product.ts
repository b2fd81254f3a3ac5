import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { startTestServer, type TestServer } from '../../server/src/testing/test-server.ts'
import { givenVisit } from './transcripts.ts'

type Practitioner = TestServer['practitioners'][number]

interface Product {
  /** Another practitioner at each call. */
  nextPractitioner: () => Practitioner
  /** Into the page's context, as a stored session would be. */
  signIn: (context: BrowserContext, practitioner: Pick<Practitioner, 'token'>) => Promise<void>
  /** As another practitioner, into the context of this page. */
  signInNext: () => Promise<Practitioner>
  /** Signs in likewise, and opens a session in which the sentences of `SAID` were said. */
  openVisit: () => Promise<{ practitioner: Practitioner; sessionId: string }>
}

const PRACTITIONERS = 150
/** As the documents have it, Start starts. The step before it has a spec of its own: consent.spec.ts. */
export const WITHOUT_STEP = { CONSENT: 'off' }
const START_TIMEOUT_MS = 120_000

/** Tests against the whole product, its database included; one server for each worker. */
export const test = base.extend<Product, { server: TestServer; unused: Practitioner[] }>({
  server: [
    // Playwright reads the names of the fixtures it needs from the first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startTestServer(PRACTITIONERS, WITHOUT_STEP)
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  unused: [({ server }, use) => use([...server.practitioners]), { scope: 'worker' }],
  baseURL: ({ server }, use) => use(server.address),
  nextPractitioner: ({ unused }, use) =>
    use(() => {
      const practitioner = unused.pop()
      if (!practitioner) throw new Error('All practitioners are taken; make more of them.')
      return practitioner
    }),
  signIn: ({ server }, use) =>
    use(async (context, { token }) => {
      await context.addCookies([
        { name: 'chartwright_auth_token', value: token, url: server.address },
      ])
    }),
  signInNext: ({ context, nextPractitioner, signIn }, use) =>
    use(async () => {
      const practitioner = nextPractitioner()
      await signIn(context, practitioner)
      return practitioner
    }),
  openVisit: ({ page, server, signInNext }, use) =>
    use(async () => {
      const practitioner = await signInNext()
      const sessionId = await givenVisit(server, practitioner)
      await page.goto(`/dashboard?session=${sessionId}`)
      return { practitioner, sessionId }
    }),
})

export { expect, type Page }
