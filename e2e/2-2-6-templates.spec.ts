import { AXE_TIMEOUT_MS, findings } from './support/axe.ts'
import { expect, test, type Page } from './support/product.ts'
import { givenTemplate } from './support/templates.ts'

async function openLibrary(page: Page): Promise<void> {
  await page.goto('/dashboard?view=templates')
  await expect(card(page, 'SOAP')).toBeVisible()
}

function heading(page: Page) {
  return page.getByRole('heading', { level: 1, name: /^Templates \d+$/ })
}

async function count(page: Page): Promise<number> {
  return Number((await heading(page).innerText()).replace(/\D/g, ''))
}

function card(page: Page, title: string) {
  return page.getByRole('main').getByRole('button', { name: title, exact: true })
}

function modal(page: Page, name: string) {
  return page.getByRole('dialog', { name, exact: true })
}

function discard(page: Page) {
  return page.getByRole('alertdialog', { name: 'Discard changes?' })
}

async function choose(page: Page, title: string, act: string): Promise<void> {
  // A card that is just being put in before it may move it away from under the pointer.
  const item = page.getByRole('menuitem', { name: act })
  await expect(async () => {
    await page.getByRole('button', { name: `Actions for ${title}`, exact: true }).click()
    await expect(item).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await item.click()
}

async function createTemplate(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Create Template' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(card(page, title)).toBeVisible()
}

test.describe('one practitioner', () => {
  test.beforeEach(async ({ context, nextPractitioner, signIn }) => {
    await signIn(context, nextPractitioner())
  })

  test('the library is opened, searched, copied from, and asks before edits are lost', async ({
    page,
  }) => {
    await test.step('opened from the sidebar and the palette, left by Back', async () => {
      await page.goto('/dashboard')
      await page.getByRole('button', { name: 'Templates' }).click()
      await expect(page).toHaveURL('/dashboard?view=templates')
      await expect(heading(page)).toBeFocused()
      await page.getByRole('button', { name: 'Back' }).click()
      await expect(page.getByRole('heading', { name: 'No Session Selected' })).toBeVisible()
      await page.keyboard.press('Control+k')
      await page.keyboard.type('templates')
      await page.keyboard.press('Enter')
      await expect(heading(page)).toBeVisible()
      await expect(card(page, 'SOAP')).toBeVisible()
    })
    await test.step('the count follows chips and search, and nothing found says so', async () => {
      const all = await count(page)
      let sum = 0
      for (const name of ['Medical', 'Dental', 'Administrative', 'Mental Health']) {
        const chip = page.getByRole('button', { name, exact: true })
        await chip.click()
        await expect(chip).toHaveAttribute('aria-pressed', 'true')
        sum += await count(page)
        await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(await count(page))
      }
      expect(sum).toBe(all)
      await page.getByRole('button', { name: 'All Templates' }).click()
      await page.getByRole('searchbox', { name: 'Search templates' }).fill('soap')
      await expect(card(page, 'SOAP')).toBeVisible()
      expect(await count(page)).toBeLessThan(all)
      await page.getByRole('searchbox').fill('zzz <b>')
      await expect(page.getByText('No templates found')).toBeVisible()
      await expect(page.getByText('Try adjusting your search or filter criteria')).toBeVisible()
      expect(await count(page)).toBe(0)
      await page.getByRole('searchbox').fill('')
      await expect(card(page, 'SOAP')).toBeVisible()
    })
    await test.step('a default is viewed and duplicated by the keyboard, and only the copy is editable', async () => {
      const all = await count(page)
      await card(page, 'SOAP').focus()
      await page.keyboard.press('Enter')
      await expect(modal(page, 'SOAP')).toContainText('Admin')
      await expect(modal(page, 'SOAP').getByRole('button', { name: 'Edit' })).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(card(page, 'SOAP')).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('menuitem')).toHaveText(['Duplicate'])
      await page.keyboard.press('Enter')
      await expect(card(page, 'SOAP (Copy)')).toContainText('Your Template')
      expect(await count(page)).toBe(all + 1)
      await page.getByRole('button', { name: 'Open' }).click()
      await expect(modal(page, 'SOAP (Copy)').getByRole('button', { name: 'Edit' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    })
    await test.step('Escape, a click beside it and the browser’s Back ask before edits are lost', async () => {
      await page.getByRole('button', { name: 'Create Template' }).click()
      await page.getByRole('textbox', { name: 'Title' }).fill('Half done')
      const leavings = [
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(5, 5),
        () => page.goBack(),
        () => modal(page, 'Create Template').getByRole('button', { name: 'Cancel' }).click(),
      ]
      for (const leave of leavings) {
        await leave()
        await expect(discard(page).getByRole('button', { name: 'Cancel' })).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(discard(page)).toBeHidden()
        await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Half done')
      }
      await page.goBack()
      await discard(page).getByRole('button', { name: 'Discard' }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page).toHaveURL('/dashboard?view=templates')
      await expect(card(page, 'Half done')).toHaveCount(0)
    })
  })

  test('its layout is kept, any text fits, and on a phone everything can be touched', async ({
    page,
  }) => {
    await openLibrary(page)
    await test.step('the chosen layout outlives a reload', async () => {
      await page.getByRole('button', { name: 'Detailed view' }).click()
      await page.reload()
      const detailed = page.getByRole('button', { name: 'Detailed view' })
      await expect(detailed).toHaveAttribute('aria-pressed', 'true')
      await page.getByRole('button', { name: 'Grid view' }).click()
    })
    await test.step('markup and other directions are text, and the longest title fits', async () => {
      const evil = '<img src=x onerror="document.title=1"><script>document.title=1</script> שלום!'
      await page.getByRole('button', { name: 'Create Template' }).click()
      await page.getByRole('textbox', { name: 'Title' }).fill(evil)
      await page.getByRole('textbox', { name: 'Description' }).fill(evil)
      await page.getByRole('textbox', { name: 'Instructions' }).fill(evil)
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(card(page, evil)).toContainText(evil)
      await card(page, evil).click()
      await expect(modal(page, evil).getByText(evil, { exact: true })).toHaveCount(3)
      await page.keyboard.press('Escape')
      await createTemplate(page, 'W'.repeat(200))
      await page.setViewportSize({ width: 390, height: 844 })
      await card(page, 'W'.repeat(200)).click()
      await expect(modal(page, 'W'.repeat(200))).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      expect(await page.title()).toBe('Templates · Chartwright')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    })
    await test.step('on a phone everything can be touched and nothing scrolls sideways', async () => {
      for (const layout of ['Grid view', 'Detailed view']) {
        await page.getByRole('button', { name: layout }).click()
        await expectTouchable(page, page.getByRole('main').locator('button, input'))
      }
      await page.getByRole('button', { name: 'Create Template' }).click()
      const form = modal(page, 'Create Template')
      await expectTouchable(
        page,
        form.locator('button:not([role=switch]), input:not([aria-hidden]), textarea'),
      )
    })
  })

  test('created, changed and deleted, it is in list, count and Create Note at once', async ({
    page,
  }) => {
    await openLibrary(page)
    const all = await count(page)
    await page.getByRole('button', { name: 'Create Template' }).click()
    const instructions = page.getByRole('textbox', { name: 'Instructions' })
    for (const part of ['# New Template', '## Instructions', '## Template Content']) {
      await expect(instructions).toHaveValue(new RegExp(`^${part}$`, 'm'))
    }
    await expect(instructions).toHaveValue(/### Section 1[^]*### Section 2[^]*### Section 3/)
    await expect(page.getByRole('radio')).toHaveCount(21)
    await page.getByRole('textbox', { name: 'Title' }).fill('Crown')
    await page.getByRole('combobox', { name: 'Type' }).click()
    await page.getByRole('option', { name: 'Dental' }).click()
    await page.getByRole('radio', { name: 'Gem' }).check()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(card(page, 'Crown')).toContainText('Dental')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Create Template' })).toBeFocused()
    expect(await count(page)).toBe(all + 1)

    await card(page, 'Crown').click()
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('textbox', { name: 'Title' }).fill('')
    await instructions.fill('# Bridge\nWrite it.')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(modal(page, 'Bridge')).toContainText('Write it.')
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(card(page, 'Bridge')).toBeFocused()

    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('button', { name: 'New Session' }).click()
    await expect(page.getByRole('tab', { name: 'Context & Record' })).toBeVisible()
    await page.getByRole('button', { name: 'Create Note' }).click()
    await expect(page.getByRole('option', { name: 'Bridge' })).toBeVisible()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Templates' }).click()
    await choose(page, 'Bridge', 'Delete')
    const asks = page.getByRole('alertdialog', { name: 'Delete Template?' })
    await expect(asks).toContainText(
      'Are you sure you want to delete "Bridge"? This action cannot be undone.',
    )
    await asks.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('button', { name: 'Actions for Bridge' })).toBeFocused()
    await choose(page, 'Bridge', 'Delete')
    await asks.getByRole('button', { name: 'Delete' }).click()
    await expect(card(page, 'Bridge')).toBeHidden()
    await expect(heading(page)).toBeFocused()
    expect(await count(page)).toBe(all)

    await createTemplate(page, 'Inlay')
    await card(page, 'Inlay').click()
    await modal(page, 'Inlay').getByRole('button', { name: 'Delete' }).click()
    await asks.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(card(page, 'Inlay')).toBeHidden()
    await expect(heading(page)).toBeFocused()
  })

  test('edits whose page the browser’s Back has left are there again', async ({ page }) => {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Templates' }).click()
    await page.getByRole('button', { name: 'Create Template' }).click()
    await page.getByRole('textbox', { name: 'Title' }).fill('Half done')
    await page.evaluate(() => history.go(-2))
    await expect(page.getByRole('heading', { name: 'No Session Selected' })).toBeVisible()
    await page.getByRole('button', { name: 'Templates' }).click()
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Half done')
    await expect(discard(page)).toBeHidden()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(card(page, 'Half done')).toBeVisible()
  })

  test('what the server refuses is said, kept, and tried again', async ({ page }) => {
    let isDown = true
    await page.route('**/templates/**', (route) =>
      isDown ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    )
    await page.goto('/dashboard?view=templates')
    await expect(page.getByText('Failed to load templates')).toBeVisible()
    isDown = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(card(page, 'SOAP')).toBeVisible()

    await page.getByRole('button', { name: 'Create Template' }).click()
    await page.getByRole('textbox', { name: 'Title' }).fill('Kept')
    isDown = true
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Failed to save template')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Kept')
    isDown = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(card(page, 'Kept')).toBeVisible()

    for (const [act, sentence] of [
      ['Duplicate', 'Failed to duplicate template'],
      ['Delete', 'Failed to delete template'],
    ] as const) {
      isDown = true
      await choose(page, 'Kept', act)
      if (act === 'Delete') {
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      }
      const toast = page.getByRole('listitem').filter({ hasText: sentence })
      await expect(toast).toBeVisible()
      await expect(card(page, 'Kept')).toBeVisible()
      isDown = false
      await toast.getByRole('button', { name: 'Retry' }).click()
      if (act === 'Duplicate') await expect(card(page, 'Kept (Copy)')).toBeVisible()
      else await expect(card(page, 'Kept')).toHaveCount(0)
    }
  })

  test.describe('in both themes', () => {
    test.setTimeout(AXE_TIMEOUT_MS)

    test('axe finds nothing on the page and in the modal', async ({ page }) => {
      await openLibrary(page)
      await createTemplate(page, 'Crown')
      expect(await findings(page)).toEqual([])
      await page.getByRole('button', { name: 'Detailed view' }).click()
      expect(await findings(page)).toEqual([])
      await card(page, 'Crown').click()
      expect(await findings(page, '[role=dialog]')).toEqual([])
      await page.getByRole('button', { name: 'Edit' }).click()
      await page.getByRole('textbox', { name: 'Title' }).fill('x'.repeat(201))
      expect(await findings(page, '[role=dialog]')).toEqual([])
      await page.keyboard.press('Escape')
      await expect(discard(page)).toBeVisible()
      expect(await findings(page, '[role=alertdialog]')).toEqual([])
    })
  })
})

async function expectTouchable(page: Page, targets: ReturnType<Page['locator']>): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  for (const target of await targets.all()) {
    // Of the layout: a modal that appears is still a little smaller on the screen.
    const heightPx = await target.evaluate((element: HTMLElement) => element.offsetHeight)
    expect(heightPx, await target.innerText()).toBeGreaterThanOrEqual(44)
  }
}

test('a template offered to colleagues is found under Community, copied, never edited there', async ({
  browser,
  server,
  nextPractitioner,
  signIn,
}) => {
  const [ana, ben] = [nextPractitioner(), nextPractitioner()]
  const title = `Letter of ${ana.id}`
  await givenTemplate(server, ana, { template_title: title })
  const [anaContext, benContext] = [await browser.newContext(), await browser.newContext()]
  await signIn(anaContext, ana)
  await signIn(benContext, ben)
  const [anaPage, benPage] = [await anaContext.newPage(), await benContext.newPage()]

  await benPage.goto(`${server.address}/dashboard?view=templates`)
  await benPage.getByRole('button', { name: 'Community' }).click()
  await expect(heading(benPage)).toBeVisible()
  await expect(card(benPage, title)).toHaveCount(0)

  await anaPage.goto(`${server.address}/dashboard?view=templates`)
  await card(anaPage, title).click()
  await anaPage.getByRole('button', { name: 'Edit' }).click()
  await anaPage.getByRole('switch', { name: 'Offer to colleagues of this installation' }).click()
  await anaPage.getByRole('button', { name: 'Save' }).click()
  await expect(modal(anaPage, title)).toContainText('Offered')
  await anaPage.getByRole('button', { name: 'Close' }).click()
  await anaPage.getByRole('button', { name: 'Community' }).click()
  await expect(heading(anaPage)).toBeVisible()
  await expect(card(anaPage, title)).toHaveCount(0)

  await benPage.getByRole('button', { name: 'All Templates' }).click()
  await expect(card(benPage, title)).toHaveCount(0)
  await benPage.getByRole('button', { name: 'Community' }).click()
  await expect(card(benPage, title)).toContainText('Test Practitioner')
  await card(benPage, title).click()
  await expect(modal(benPage, title).getByRole('button', { name: 'Edit' })).toHaveCount(0)
  await expect(modal(benPage, title).getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await modal(benPage, title).getByRole('button', { name: 'Duplicate' }).click()
  const copy = modal(benPage, `${title} (Copy)`)
  await copy.getByRole('button', { name: 'Edit' }).click()
  await benPage.getByRole('textbox', { name: 'Title' }).fill('Mine now')
  await benPage.getByRole('button', { name: 'Save' }).click()
  await expect(modal(benPage, 'Mine now')).toBeVisible()
  await anaPage.reload()
  await expect(card(anaPage, title)).toBeVisible()
  await expect(card(anaPage, 'Mine now')).toHaveCount(0)
  await anaContext.close()
  await benContext.close()
})
