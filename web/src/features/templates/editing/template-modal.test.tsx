import { TEMPLATE_ICONS, TEMPLATE_TITLE_MAX_CHARS } from '@chartwright/contract/limits'
import { templatesApi, type Template } from '@chartwright/contract/templates'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { deferred } from '../../../testing/deferred.ts'
import { Refusal, type FakeApi } from '../../../testing/fake-api.ts'
import { givenOwn, givenTemplate } from '../testing/given-template.ts'
import {
  chooseAction,
  findHeading,
  openLibrary,
  press,
  shownTitles,
} from '../testing/open-library.tsx'
import { serveTemplates } from '../testing/serve-templates.ts'

const own = givenOwn({ template_type: 'dental', icon: 'Gem', shared_by: 'Ana Silva' })

async function openNew(api: FakeApi = serveTemplates([own])): Promise<UserEvent> {
  const { user } = openLibrary(api)
  await findHeading('Templates 1')
  await press(user, 'Create Template')
  await screen.findByRole('dialog', { name: 'Create Template' })
  return user
}

async function openEdit(api: FakeApi = serveTemplates([own])) {
  const { user, browserBack, openView } = openLibrary(api)
  await findHeading('Templates 1')
  await press(user, 'My letter')
  await press(user, 'Edit')
  await screen.findByRole('dialog', { name: 'Edit Template' })
  return { user, browserBack, openView }
}

function titleBox(): HTMLInputElement {
  return screen.getByLabelText('Title')
}

function twice(name: string): void {
  const button = within(screen.getByRole('dialog')).getByRole('button', { name })
  fireEvent.click(button)
  fireEvent.click(button)
}

function asksToDiscard(): boolean {
  return screen.queryByRole('alertdialog', { name: 'Discard changes?' }) !== null
}

async function answer(user: UserEvent, name: 'Cancel' | 'Discard'): Promise<void> {
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }))
}

test('a default can be viewed and duplicated, not edited; its copy opens', async () => {
  const { user } = openLibrary(serveTemplates([givenTemplate()]))
  await findHeading('Templates 1')
  await press(user, 'SOAP')
  const modal = await screen.findByRole('dialog', { name: 'SOAP' })
  expect(within(modal).queryByRole('button', { name: 'Edit' })).toBeNull()
  await user.click(within(modal).getByRole('button', { name: 'Duplicate' }))
  const copy = await screen.findByRole('dialog', { name: 'SOAP (Copy)' })
  expect(within(copy).getByRole('button', { name: 'Edit' })).toBeTruthy()
})

test('one’s own goes from view to edit and, once saved, back to view', async () => {
  const api = serveTemplates([own])
  const { user } = await openEdit(api)
  await user.type(titleBox(), ' to Ben')
  await user.click(screen.getByRole('radio', { name: 'Star' }))
  await press(user, 'Save')
  await screen.findByRole('dialog', { name: 'My letter to Ben' })
  expect(api.received(templatesApi.update)[0]?.body).toMatchObject({
    template_title: 'My letter to Ben',
    template_type: 'dental',
    template_text: own.template_text,
    icon: 'Star',
    is_shared: true,
  })
  expect(shownTitles()).toEqual(['My letter to Ben'])
})

test('the picker has the 21 icons, the template’s own is chosen', async () => {
  await openEdit()
  const names = screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))
  expect(names).toEqual([...TEMPLATE_ICONS])
  expect(names).toHaveLength(21)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Gem' }).checked).toBe(true)
})

test('a new template appears immediately in list, count and Create Note, and the modal closes', async () => {
  const api = serveTemplates([own])
  const user = await openNew(api)
  await user.type(titleBox(), 'Crown')
  await user.click(screen.getByRole('switch', { name: 'Offer to colleagues of this installation' }))
  await press(user, 'Save')
  await findHeading('Templates 2')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.received(templatesApi.create)[0]?.body).toMatchObject({
    template_title: 'Crown',
    is_shared: true,
  })
  await press(user, 'Create Note')
  expect(await screen.findByRole('option', { name: 'Crown' })).toBeTruthy()
})

test('a double click creates one template, and one copy', async () => {
  const api = serveTemplates([own])
  const user = await openNew(api)
  await user.type(titleBox(), 'Crown')
  twice('Save')
  await findHeading('Templates 2')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press(user, 'Crown')
  twice('Duplicate')
  await findHeading('Templates 3')
  expect(
    [templatesApi.create, templatesApi.duplicate].map((each) => api.received(each).length),
  ).toEqual([1, 1])
})

test('without a title the first line of the instructions is shown and used', async () => {
  const user = await openNew()
  expect(titleBox().placeholder).toBe('New Template')
  const text = screen.getByLabelText('Instructions')
  await user.clear(text)
  await user.type(text, '# Bridge')
  expect(titleBox().placeholder).toBe('Bridge')
  await press(user, 'Save')
  await waitFor(() => expect(shownTitles()).toContain('Bridge'))
})

test('a text that is too long is reported immediately, kept, and not sent', async () => {
  const api = serveTemplates([own])
  const user = await openNew(api)
  await user.click(titleBox())
  await user.paste('x'.repeat(TEMPLATE_TITLE_MAX_CHARS + 14))
  expect(screen.getByText(/at most 200 characters: 14 too many/)).toBeTruthy()
  await press(user, 'Save')
  expect(api.received(templatesApi.create)).toEqual([])
  expect(document.activeElement).toBe(titleBox())
  expect(titleBox().value).toHaveLength(TEMPLATE_TITLE_MAX_CHARS + 14)
})

test('Cancel closes an untouched new template', async () => {
  const user = await openNew()
  await press(user, 'Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('Cancel in edit mode returns to the view', async () => {
  const { user } = await openEdit()
  await press(user, 'Cancel')
  expect(await screen.findByRole('dialog', { name: 'My letter' })).toBeTruthy()
})

test.each<[string, (user: UserEvent, browserBack: () => void) => Promise<void>]>([
  ['Escape', (user) => user.keyboard('{Escape}')],
  ['Close', (user) => press(user, 'Close')],
  ['Cancel', (user) => press(user, 'Cancel')],
  ['a click beside it', (user) => user.click(document.body)],
  ['the browser’s Back', async (_, browserBack) => browserBack()],
])('%s asks before it discards an edit', async (_, leave) => {
  const { user, browserBack } = await openEdit()
  await user.type(titleBox(), '!')
  await leave(user, browserBack)
  await waitFor(() => expect(asksToDiscard()).toBe(true))
  await answer(user, 'Cancel')
  await waitFor(() => expect(asksToDiscard()).toBe(false))
  expect(titleBox().value).toBe('My letter!')
  await leave(user, browserBack)
  await waitFor(() => expect(asksToDiscard()).toBe(true))
  await answer(user, 'Discard')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit Template' })).toBeNull())
  expect(shownTitles()).toEqual(['My letter'])
})

test('the browser’s Back closes a modal in which nothing was typed, and stays on the page', async () => {
  const { browserBack } = await openEdit()
  browserBack()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await findHeading('Templates 1')
})

test('an edit that was left with its page is restored', async () => {
  const { user, browserBack, openView } = await openEdit()
  await user.type(titleBox(), '!')
  browserBack()
  browserBack()
  await screen.findByRole('heading', { name: 'Session', hidden: true })
  openView()
  await screen.findByRole('dialog', { name: 'Edit Template' })
  expect(asksToDiscard()).toBe(false)
  expect(titleBox().value).toBe('My letter!')
  await press(user, 'Save')
  await waitFor(() => expect(shownTitles()).toEqual(['My letter!']))
})

test('the Open button of a toast asks before it discards what was typed since', async () => {
  const { user } = openLibrary(serveTemplates([own]))
  await findHeading('Templates 1')
  await chooseAction(user, 'My letter', 'Duplicate')
  const open = await screen.findByRole('button', { name: 'Open' })
  await press(user, 'Create Template')
  await user.type(titleBox(), 'Crown')
  await user.click(open)
  expect(asksToDiscard()).toBe(true)
  expect(titleBox().value).toBe('Crown')
  await answer(user, 'Discard')
  expect(await screen.findByRole('dialog', { name: 'My letter (Copy)' })).toBeTruthy()
})

test('a failed save keeps everything typed, and Retry saves it', async () => {
  let isDown = true
  const saved: Template = givenOwn({ template_title: 'Crown' })
  const api = serveTemplates([own]).on(templatesApi.create, () => {
    if (isDown) throw new Refusal('SERVER_ERROR')
    return saved
  })
  const user = await openNew(api)
  await user.type(titleBox(), 'Crown')
  await user.type(screen.getByLabelText('Description'), 'Tooth 3')
  await press(user, 'Save')
  await screen.findByText('Failed to save template')
  expect(titleBox().value).toBe('Crown')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Description').value).toBe('Tooth 3')
  isDown = false
  api.on(templatesApi.list, () => [own, saved])
  await press(user, 'Retry')
  await waitFor(() => expect(shownTitles()).toContain('Crown'))
})

test('the failure of one template is not shown for the next', async () => {
  const api = serveTemplates([own]).on(templatesApi.create, () => {
    throw new Refusal('SERVER_ERROR')
  })
  const user = await openNew(api)
  await press(user, 'Save')
  await screen.findByText('Failed to save template')
  await press(user, 'Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press(user, 'Create Template')
  await screen.findByRole('dialog', { name: 'Create Template' })
  expect(screen.queryByText('Failed to save template')).toBeNull()
})

test('while it is being saved it is sent once and cannot be left', async () => {
  const held = deferred<Template>()
  const api = serveTemplates([own]).on(templatesApi.update, () => held.promise)
  const { user } = await openEdit(api)
  await user.type(titleBox(), '!')
  await press(user, 'Save')
  const busy = await screen.findByRole('button', { name: 'Saving...' })
  await user.click(busy)
  await user.keyboard('{Escape}')
  expect(asksToDiscard()).toBe(false)
  const saved = { ...own, template_title: 'My letter!' }
  api.on(templatesApi.list, () => [saved])
  held.resolve(saved)
  await screen.findByRole('dialog', { name: 'My letter!' })
  expect(api.received(templatesApi.update)).toHaveLength(1)
})

test('deleting it from its modal closes the modal', async () => {
  const { user } = openLibrary(serveTemplates([own]))
  await findHeading('Templates 1')
  await press(user, 'My letter')
  await press(user, 'Delete')
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await findHeading('Templates 0')
})
