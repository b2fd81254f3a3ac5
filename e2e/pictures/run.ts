import { chromium, type Browser, type Page } from '@playwright/test'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { startTestServer } from '../../server/src/testing/test-server.ts'
import { findChromium } from '../support/find-chromium.ts'
import { givenDemo } from './given-demo.ts'
import { shareCard } from './share-card.ts'

const OUT = new URL('../../web/src/features/marketing/pictures/', import.meta.url)
const SHARE = new URL('../../web/public/share.jpg', import.meta.url)

interface Screen {
  readonly view: { readonly width: number; readonly height: number }
  /** Of the view: the foot of the sidebar names the account. */
  readonly shownHeight: number
  readonly fileWidths: readonly number[]
}

const SCREENS: readonly Screen[] = [
  { view: { width: 1280, height: 800 }, shownHeight: 672, fileWidths: [640, 1280] },
  { view: { width: 390, height: 740 }, shownHeight: 740, fileWidths: [600] },
]

/** Takes the pictures of the public pages from the running product; run it when the product looks different. */
const server = await startTestServer(1)
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const [practitioner] = server.practitioners
  if (!practitioner) throw new Error('no practitioner')
  const sessionId = await givenDemo(server.address, practitioner.token)
  const session = `/dashboard?session=${sessionId}`
  await mkdir(OUT, { recursive: true })
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const screen of SCREENS) {
      const context = await browser.newContext({
        baseURL: server.address,
        colorScheme,
        viewport: screen.view,
        deviceScaleFactor: 2,
        reducedMotion: 'reduce',
      })
      const cookie = { name: 'chartwright_auth_token', url: server.address }
      await context.addCookies([{ ...cookie, value: practitioner.token }])
      const page = await context.newPage()
      const keepAs = (name: string) => keep(page, `${name}-${colorScheme}`, screen)
      await page.goto(`${session}&tab=transcription`)
      await page.getByText('lisinopril').first().waitFor()
      await keepAs('record')
      await page.getByRole('tab', { name: 'SOAP' }).click()
      await page.getByText(/^Written by/).waitFor()
      await page.locator('.ProseMirror').getByText('Viral illness').waitFor()
      if (screen.view.width > 1_000) {
        const insights = page.getByRole('complementary', { name: 'Insights' })
        await insights.getByText('supported').waitFor()
        await page.locator('.ProseMirror').getByText('Viral illness').click()
        await insights
          .getByText(/I think this is a viral infection/)
          .first()
          .waitFor()
      }
      await keepAs('note')
      await ask(page, 'What does the patient take, and how much?')
      await keepAs('chat')
      await page.goto('/dashboard?view=tasks')
      await page.getByText('Book a follow-up').first().waitFor()
      await keepAs('tasks')
      await context.close()
    }
  }
  await writeShareCard(browser)
} finally {
  await browser.close()
  await server.stop()
}

async function ask(page: Page, question: string): Promise<void> {
  const input = page.getByPlaceholder('Ask the assistant to do anything...')
  if (!(await input.isVisible())) {
    await page.getByRole('button', { name: 'Open the assistant' }).click()
  }
  await input.fill(question)
  await input.press('Enter')
  await page
    .getByRole('button', { name: /^Line \d+ of the transcript$/ })
    .first()
    .waitFor()
}

async function keep(page: Page, name: string, { view, shownHeight, fileWidths }: Screen) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const clip = { x: 0, y: 0, width: view.width, height: shownHeight }
  const png = (await page.screenshot({ clip })).toString('base64')
  for (const width of fileWidths) {
    const webp = await encode(page, png, width)
    await writeFile(new URL(`${name}-${width}.webp`, OUT), webp)
    process.stdout.write(`${name}-${width}.webp ${webp.length}\n`)
  }
}

async function writeShareCard(from: Browser): Promise<void> {
  const picture = await readFile(new URL('note-light-1280.webp', OUT))
  const page = await from.newPage({ viewport: { width: 1200, height: 630 } })
  await page.setContent(shareCard(picture.toString('base64')))
  const jpeg = await page.screenshot({ type: 'jpeg', quality: 82 })
  await writeFile(SHARE, jpeg)
  process.stdout.write(`${fileURLToPath(SHARE)} ${jpeg.length}\n`)
}

/** By the browser's own encoder, from twice the size: the text stays crisp. */
async function encode(page: Page, png: string, width: number): Promise<Buffer> {
  const url = await page.evaluate(
    async ([source, targetWidth]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${source}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = targetWidth
      canvas.height = Math.round((image.height * targetWidth) / image.width)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      context.imageSmoothingQuality = 'high'
      context.drawImage(image, 0, 0, canvas.width, canvas.height)
      return canvas.toDataURL('image/webp', 0.82)
    },
    [png, width] as const,
  )
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}
