import { AXE_TIMEOUT_MS, findings } from './support/axe.ts'
import { expect, test } from './support/gallery.ts'

const DIALOG = '[role=dialog]'
const pickers = ['full', 'odd-names', 'empty', 'loading', 'error']
const openers = ['Open dialog', 'Open confirmation', 'Open menu', 'Open popover', 'Show error']

test.describe('in both themes', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test.setTimeout(AXE_TIMEOUT_MS)

  test('axe finds nothing among the components, whatever is open', async ({ page }) => {
    await page.goto('/')
    expect(await findings(page)).toEqual([])
    for (const name of openers) {
      await page.getByRole('button', { name }).click()
      expect(await findings(page), name).toEqual([])
      await page.keyboard.press('Escape')
    }
  })

  test('axe finds nothing while generated tasks come, are chosen and are added', async ({
    page,
  }) => {
    for (const input of ['waiting', 'text', 'empty', 'list']) {
      await page.goto(`/?generated=${input}`)
      const dialog = page.getByRole('dialog', { name: 'Generated Tasks' })
      await expect(dialog).toContainText('Review and add tasks from your session')
      expect(await findings(page, DIALOG), input).toEqual([])
    }
    await page.getByRole('button', { name: 'Select All', exact: true }).click()
    await expect(page.getByText('3 task(s) selected')).toBeVisible()
    expect(await findings(page, DIALOG), 'selected').toEqual([])
    await page.getByRole('button', { name: 'Add 3 Task(s)' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('axe finds nothing in any state of the patient picker', async ({ page }) => {
    for (const state of pickers) {
      await page.goto(`/?picker=${state}`)
      await expect(page.getByRole('dialog', { name: 'Select Patient' })).toBeVisible()
      if (state === 'error') await page.getByRole('button', { name: 'Retry' }).waitFor()
      expect(await findings(page, DIALOG), state).toEqual([])
    }
  })
})
