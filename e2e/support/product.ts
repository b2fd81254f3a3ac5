import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import type { TestServer } from '../../server/src/testing/test-server.ts'
import { findShared, takePractitioners } from './shared.ts'
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

/** No test needs more. */
const PRACTITIONERS_PER_TEST = 4

/** Tests against the whole product, its database included; one server for all of them. */
export const test = base.extend<Product, { server: TestServer; unused: Practitioner[] }>({
  server: [
    // Playwright reads the names of the fixtures it needs from the first parameter.
    // oxlint-disable-next-line no-empty-pattern
    ({}, use) => use({ ...findShared(), practitioners: [], stop: () => Promise.resolve() }),
    { scope: 'worker' },
  ],
  unused: [({ server }, use) => use([...server.practitioners]), { scope: 'worker' }],
  baseURL: ({ server }, use) => use(server.address),
  nextPractitioner: async ({ server, unused }, use) => {
    const isShared = server.address === findShared().address
    if (isShared && unused.length < PRACTITIONERS_PER_TEST)
      unused.push(...(await takePractitioners()))
    await use(() => {
      const practitioner = unused.pop()
      if (!practitioner) throw new Error('All practitioners are taken; make more of them.')
      return practitioner
    })
  },
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
