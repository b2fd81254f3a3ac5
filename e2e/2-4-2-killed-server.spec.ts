import { expect, test, type Page } from '@playwright/test'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct, type Product } from './durability/product.ts'
import { editor, expectSaved } from './support/editor.ts'
import { loadServer } from './support/server-bundle.ts'

test.setTimeout(180_000)

let dataDir: string
let product: Product

test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'chartwright-killed-'))
  // mkdtemp makes it private; the embedded database may run as another user.
  await chmod(dataDir, 0o755)
})

test.afterEach(async () => {
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** The context tab of a new session, in a product of its own. */
async function openContext(page: Page) {
  const { seedPractitioners } = await loadServer()
  const [practitioner] = await seedPractitioners(dataDir, 1)
  product = await startProduct(dataDir)
  await product.ready()
  const { address } = product
  const token = practitioner?.token ?? ''
  const headers = { authorization: `Bearer ${token}` }
  await page.context().addCookies([{ name: 'chartwright_auth_token', value: token, url: address }])
  const created = await page.request.post(`${address}/sessions/`, { data: {}, headers })
  const { id } = (await created.json()) as { id: string }
  await page.goto(`${address}/dashboard?session=${id}`)
  const readContext = async () => {
    const answer = await page.request.get(`${address}/sessions/${id}/`, { headers })
    return ((await answer.json()) as { tabContents: Record<string, string> }).tabContents.context
  }
  return { address, readContext }
}

test('what is typed while the server is killed is saved when it is back, and is there after a reload', async ({
  page,
}) => {
  const { address, readContext } = await openContext(page)
  const startAgain = async () => {
    product = await startProduct(dataDir, { port: Number(new URL(address).port) })
    await product.ready()
  }
  await editor(page).click()
  await page.keyboard.type('Saved before. ')
  await expectSaved(page)
  await page.keyboard.type('Typed just before the kill. ')
  await product.kill()
  await page.keyboard.type('Typed while nobody answers. ')
  await expect(page.getByText('Not saved yet. Trying again.')).toBeVisible()
  await startAgain()
  await expectSaved(page, 60_000)
  const first = 'Saved before. Typed just before the kill. Typed while nobody answers.'
  expect(await readContext()).toContain(first)

  await product.kill()
  await page.keyboard.type('And once more.')
  await expect(page.getByText('Not saved yet. Trying again.')).toBeVisible()
  await startAgain()
  await page.reload()
  await expect(editor(page)).toHaveText(`${first} And once more.`)
  await expectSaved(page)
  expect(await readContext()).toBe(`<p>${first} And once more.</p>`)
})
