import { templatesApi, type Template } from '@chartwright/contract/templates'
import { DELETED } from '@chartwright/contract/values'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FakeApi, Refusal } from '../../testing/fake-api.ts'
import { givenOffered, givenOwn, givenTemplate } from './testing/given-template.ts'
import {
  chooseAction,
  findHeading,
  openLibrary,
  press,
  shownTitles,
} from './testing/open-library.tsx'
import { serveTemplates } from './testing/serve-templates.ts'

const soap = givenTemplate({ template_description: 'Sore throat' })
const crown = givenTemplate({ template_title: 'Crown', template_type: 'dental' })

test('the title contains the number of templates shown', async () => {
  const { user } = openLibrary(serveTemplates([soap, crown, givenOwn()]))
  await findHeading('Templates 3')
  await press(user, 'Dental')
  await findHeading('Templates 1')
  expect(shownTitles()).toEqual(['Crown'])
  await press(user, 'All Templates')
  await user.type(screen.getByRole('searchbox', { name: 'Search templates' }), 'THROAT')
  expect(shownTitles()).toEqual(['SOAP'])
  expect(screen.getByText('1 template shown').getAttribute('role')).toBe('status')
})

test('nothing found says so', async () => {
  const { user } = openLibrary(serveTemplates([soap]))
  await findHeading('Templates 1')
  await user.type(screen.getByRole('searchbox'), 'xyz')
  expect(screen.getByText('No templates found')).toBeTruthy()
  expect(screen.getByText('Try adjusting your search or filter criteria')).toBeTruthy()
  await findHeading('Templates 0')
})

test('a card shows category, author and last change', async () => {
  openLibrary(serveTemplates([soap, givenOwn({ shared_by: 'Ana' })]))
  await findHeading('Templates 2')
  const [first, second] = screen.getAllByRole('listitem')
  const about = within(first!).getByRole('button', { name: 'SOAP' })
  expect(about.textContent).toContain('Sore throat')
  expect(about.textContent).toContain('Admin·Last updated Nov 15, 2026')
  expect(about.textContent).toContain('Medical')
  expect(second!.textContent).toContain('No description available')
  expect(second!.textContent).toContain('Your Template')
  expect(second!.textContent).toContain('You·')
})

test('the layout is remembered', async () => {
  const { user, browserBack, openView } = openLibrary(serveTemplates([soap]))
  await findHeading('Templates 1')
  const detailed = screen.getByRole('button', { name: 'Detailed view' })
  expect(detailed.getAttribute('aria-pressed')).toBe('false')
  await user.click(detailed)
  expect(detailed.getAttribute('aria-pressed')).toBe('true')
  browserBack()
  openView()
  const again = await screen.findByRole('button', { name: 'Detailed view' })
  expect(again.getAttribute('aria-pressed')).toBe('true')
  expect(localStorage.getItem('chartwright_template_layout')).toBe('detailed')
})

test('it says that it is loading, and offers Retry if the list cannot be loaded', async () => {
  let isDown = true
  const api = new FakeApi().on(templatesApi.list, () => {
    if (isDown) throw new Refusal('SERVER_ERROR')
    return [soap]
  })
  const { user } = openLibrary(api)
  expect(screen.getByText('Loading templates...')).toBeTruthy()
  await screen.findByText('Failed to load templates')
  isDown = false
  await press(user, 'Retry')
  await findHeading('Templates 1')
})

test('Community shows who offers what, to be viewed and duplicated only', async () => {
  const { user } = openLibrary(serveTemplates([soap], [givenOffered()]))
  await findHeading('Templates 1')
  await press(user, 'Community')
  const card = await screen.findByRole('button', { name: 'Physio letter' })
  expect(shownTitles()).toEqual(['Physio letter'])
  expect(card.textContent).toContain('Ben Okafor·')
  await press(user, 'Actions for Physio letter')
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Duplicate'])
  await user.keyboard('{Escape}')
  await user.click(card)
  const modal = await screen.findByRole('dialog', { name: 'Physio letter' })
  expect(within(modal).queryByRole('button', { name: 'Edit' })).toBeNull()
  expect(within(modal).queryByRole('button', { name: 'Delete' })).toBeNull()
})

test('Delete is only for one’s own, asks first, and removes it from list, count and Create Note', async () => {
  const { user } = openLibrary(serveTemplates([soap, givenOwn()]))
  await findHeading('Templates 2')
  await press(user, 'Actions for SOAP')
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Duplicate'])
  await user.keyboard('{Escape}')
  await chooseAction(user, 'My letter', 'Delete')
  const asks = await screen.findByRole('alertdialog', { name: 'Delete Template?' })
  expect(asks.textContent).toContain(
    'Are you sure you want to delete "My letter"? This action cannot be undone.',
  )
  await user.click(within(asks).getByRole('button', { name: 'Delete' }))
  await findHeading('Templates 1')
  expect(shownTitles()).toEqual(['SOAP'])
  await press(user, 'Create Note')
  expect((await screen.findAllByRole('option')).map((one) => one.textContent)).toEqual(['SOAP'])
})

test('one that another window deleted counts as deleted', async () => {
  const api = serveTemplates([givenOwn()])
  const { user } = openLibrary(api)
  await findHeading('Templates 1')
  api.on(templatesApi.list, () => [])
  api.on(templatesApi.remove, () => {
    throw new Refusal('NOT_FOUND')
  })
  await chooseAction(user, 'My letter', 'Delete')
  await press(user, 'Delete')
  await findHeading('Templates 0')
  expect(screen.queryByText('Failed to delete template')).toBeNull()
})

test('a refused deletion keeps the template and can be retried', async () => {
  const own = givenOwn()
  const api = serveTemplates([own])
  const { user } = openLibrary(api)
  await findHeading('Templates 1')
  api.on(templatesApi.remove, () => {
    throw new Refusal('SERVER_ERROR')
  })
  await chooseAction(user, 'My letter', 'Delete')
  await press(user, 'Delete')
  await screen.findByText('Failed to delete template')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(shownTitles()).toEqual(['My letter'])
  let isLeft = true
  api.on(templatesApi.list, () => (isLeft ? [own] : []))
  api.on(templatesApi.remove, () => {
    isLeft = false
    return DELETED
  })
  await press(user, 'Retry')
  await findHeading('Templates 0')
})

test('Duplicate adds the copy immediately, and its toast opens it', async () => {
  const { user } = openLibrary(serveTemplates([soap, givenOwn()]))
  await findHeading('Templates 2')
  await chooseAction(user, 'SOAP', 'Duplicate')
  await findHeading('Templates 3')
  await press(user, 'Open')
  const modal = await screen.findByRole('dialog', { name: 'SOAP (Copy)' })
  expect(within(modal).getByRole('button', { name: 'Edit' })).toBeTruthy()
})

test('list and count change immediately, however long the list takes to reload', async () => {
  const api = serveTemplates([soap, givenOwn()])
  const { user } = openLibrary(api)
  await findHeading('Templates 2')
  api.on(templatesApi.list, () => new Promise<Template[]>(() => undefined))
  await chooseAction(user, 'SOAP', 'Duplicate')
  await findHeading('Templates 3')
  expect(shownTitles()).toEqual(['SOAP', 'SOAP (Copy)', 'My letter'])
  await chooseAction(user, 'My letter', 'Delete')
  await press(user, 'Delete')
  await findHeading('Templates 2')
  expect(shownTitles()).toEqual(['SOAP', 'SOAP (Copy)'])
})

test('a refused duplicate can be retried', async () => {
  let isDown = true
  const copy: Template = givenOwn({ template_title: 'SOAP (Copy)' })
  const api = serveTemplates([soap]).on(templatesApi.duplicate, () => {
    if (isDown) throw new Refusal('SERVER_ERROR')
    return copy
  })
  const { user } = openLibrary(api)
  await findHeading('Templates 1')
  await chooseAction(user, 'SOAP', 'Duplicate')
  await screen.findByText('Failed to duplicate template')
  isDown = false
  api.on(templatesApi.list, () => [soap, copy])
  await press(user, 'Retry')
  await findHeading('Templates 2')
})

test('markup is plain text, and each name keeps its own direction', async () => {
  const evil = '<img src=x onerror=alert(1)>'
  const title = `${evil} שלום`
  const { user } = openLibrary(
    serveTemplates([givenOwn({ template_title: title, template_description: evil })]),
  )
  await findHeading('Templates 1')
  const name = screen.getByText(title)
  expect(name.tagName).toBe('BDI')
  await user.click(name)
  await screen.findByRole('dialog', { name: title })
  expect(document.querySelector('img')).toBeNull()
})

test('Back goes back', async () => {
  const { user, onBack } = openLibrary(serveTemplates([soap]))
  await press(user, 'Back')
  expect(onBack).toHaveBeenCalledOnce()
})
