import { snippetsApi } from '@chartwright/contract/snippets'
import { AXE_TIMEOUT_MS, findings } from './support/axe.ts'
import { call } from './support/call.ts'
import { editor, expectSaved } from './support/editor.ts'
import { expect, test, type Page } from './support/product.ts'
import { givenSessions } from './support/sessions.ts'
import { openSettings } from './support/workspace.ts'

const ROS = 'Review of systems\n\nChest: ***\nAbdomen: ***'
let sessionId: string

test.beforeEach(async ({ page, context, server, nextPractitioner, signIn }) => {
  const practitioner = nextPractitioner()
  const caller = { address: server.address, token: practitioner.token }
  await signIn(context, practitioner)
  const [session] = await givenSessions(server, practitioner, 'Morning visit')
  sessionId = session?.id ?? ''
  for (const [shortcut, text] of [
    ['ros', ROS],
    ['rash', 'No rash.'],
  ] as const) {
    await call(caller, snippetsApi.add, { body: { shortcut, text } })
  }
  const fetched = page.waitForResponse((answer) => answer.url().endsWith('/api/snippets'))
  await page.goto(`/dashboard?session=${sessionId}&tab=context`)
  await fetched
  await expect(editor(page)).toBeEditable()
})

const list = (page: Page) => page.getByRole('listbox', { name: 'Snippets' })
const selected = (page: Page) => page.evaluate(() => String(getSelection()))
const chat = (page: Page) => page.getByRole('textbox', { name: 'Message to the assistant' })

async function startEmpty(page: Page): Promise<void> {
  await editor(page).click()
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Delete')
  await expect(editor(page)).toHaveText('')
}

test('shortcuts become their texts in the editor and in the assistant’s input', async ({
  page,
}) => {
  test.setTimeout(AXE_TIMEOUT_MS)
  await test.step('a shortcut and a space become the text; Tab leads through its stops and is then free', async () => {
    await editor(page).click()
    await page.keyboard.type('Today: .ROS ')
    await expect(editor(page).locator('p')).toHaveText([
      'Today: Review of systems',
      'Chest: ***Abdomen: ***',
    ])
    expect(await selected(page)).toBe('***')
    await page.keyboard.type('clear')
    await page.keyboard.press('Tab')
    expect(await selected(page)).toBe('***')
    await page.keyboard.type('soft')
    await expect(editor(page).locator('p').last()).toHaveText('Chest: clearAbdomen: soft')
    await expectSaved(page)
    await expect(editor(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(editor(page)).not.toBeFocused()
  })
  await test.step('Shift+Tab goes back, the last Tab goes to the end, and Escape gives Tab back', async () => {
    await startEmpty(page)
    await page.keyboard.type('.ros ')
    const [first, second] = ['Chest: [***]Abdomen: ***', 'Chest: ***Abdomen: [***]']
    const shown = () =>
      page.evaluate(() => {
        const range = getSelection()?.getRangeAt(0)
        const isFirst = range?.startContainer.textContent?.startsWith('Chest') === true
        return isFirst ? 'Chest: [***]Abdomen: ***' : 'Chest: ***Abdomen: [***]'
      })
    expect(await shown()).toBe(first)
    await page.keyboard.press('Tab')
    expect(await shown()).toBe(second)
    await page.keyboard.press('Shift+Tab')
    expect(await shown()).toBe(first)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('!')
    await expect(editor(page)).toContainText('Abdomen: ***!')
    await page.keyboard.press('Control+Z')
    await page.keyboard.press('Tab')
    await expect(editor(page)).not.toBeFocused()
  })
  await test.step('Escape releases Tab while stops are left', async () => {
    await startEmpty(page)
    await page.keyboard.type('.ros ')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    await expect(editor(page)).not.toBeFocused()
    await expect(editor(page)).toContainText('Chest: ***')
  })
  await test.step('one undo takes the text back to the shortcut, and it can be typed as it is', async () => {
    await startEmpty(page)
    await page.keyboard.type('Before .ros ')
    await expect(editor(page)).toContainText('Abdomen')
    await page.keyboard.press('Control+Z')
    await expect(editor(page)).toHaveText('Before .ros')
    await page.keyboard.type(' a.ros x@mail.ros 0.5 ')
    await expect(editor(page)).toHaveText('Before .ros a.ros x@mail.ros 0.5 ')
  })
  await test.step('matches are offered while a shortcut is typed, by keys and by pointer', async () => {
    await startEmpty(page)
    await page.keyboard.type('.r')
    const options = list(page).getByRole('option')
    await expect(options).toHaveText(['.rashNo rash.', '.rosReview of systems'])
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    await expect(options.last()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Escape')
    await expect(list(page)).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(editor(page).locator('p')).toHaveText(['.r', ''])
    await page.keyboard.type('.r')
    await page.keyboard.press('Enter')
    await expect(editor(page).locator('p')).toHaveText(['.r', 'No rash.'])
    await page.keyboard.type(' .ro')
    await options.first().click()
    await expect(editor(page)).toContainText('Abdomen: ***')
    expect(await selected(page)).toBe('***')
  })
  await test.step('the assistant’s input expands them too, and Enter sends only what is no shortcut', async () => {
    await chat(page).click()
    await page.keyboard.type('Add .ros')
    await expect(list(page)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(chat(page)).toHaveValue(`Add ${ROS}`)
    await page.keyboard.type('clear')
    await page.keyboard.press('Tab')
    await page.keyboard.type('soft')
    await expect(chat(page)).toHaveValue('Add Review of systems\n\nChest: clear\nAbdomen: soft')
    await page.keyboard.press('Tab')
    await expect(chat(page)).not.toBeFocused()
    await chat(page).fill('')
    await chat(page).pressSequentially('.rash ')
    await expect(chat(page)).toHaveValue('No rash.')
    await page.keyboard.press('Control+Z')
    await expect(chat(page)).toHaveValue('.rash')
  })
})

test('in Settings a snippet is added, refused with a reason, edited and deleted', async ({
  page,
}) => {
  test.setTimeout(AXE_TIMEOUT_MS)
  await openSettings(page)
  const own = page.getByRole('list', { name: 'Your snippets' }).getByRole('listitem')
  await expect(own).toHaveCount(2)
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Add snippet' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Shortcut').fill('two words')
  await dialog.getByLabel('Text').fill('Exam: ***')
  await dialog.getByRole('button', { name: 'Save snippet' }).click()
  await expect(dialog).toContainText(
    'The shortcut must begin with a letter and have only letters, digits and hyphens.',
  )
  await dialog.getByLabel('Shortcut').fill('.ROS')
  await dialog.getByRole('button', { name: 'Save snippet' }).click()
  await expect(dialog).toContainText('You have a snippet with this shortcut already.')
  expect(await findings(page)).toEqual([])
  await dialog.getByLabel('Shortcut').fill('exam')
  await dialog.getByRole('button', { name: 'Save snippet' }).click()
  await expect(own).toHaveText(['.examExam: ***', '.rashNo rash.', /^\.ros/])
  await page.getByRole('button', { name: 'Edit .exam' }).click()
  await dialog.getByLabel('Text').fill('Examined: ***')
  await dialog.getByRole('button', { name: 'Save snippet' }).click()
  await expect(own.first()).toHaveText('.examExamined: ***')
  await page.getByRole('button', { name: 'Delete .exam' }).click()
  await expect(own).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(own).toHaveCount(3)
})
