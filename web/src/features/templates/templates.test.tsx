import { templatesApi, templateTitle, type Template } from '@chartwright/contract/templates'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { FakeApi, Refusal } from '../../testing/fake-api.ts'
import { renderInWorkspace } from '../../testing/render-in-workspace.tsx'
import { CreateNoteMenu } from './create-note-menu.tsx'
import { noteSkeleton } from './editing/note-skeleton.ts'
import { TEMPLATE_SKELETON } from './editing/template-skeleton.ts'
import { givenTemplate as template } from './testing/given-template.ts'

test.each([
  [{ template_title: ' SOAP ' }, 'SOAP'],
  [{ template_title: '', template_text: '\n# My letter\nDear' }, 'My letter'],
  [{ template_title: '  ', template_text: 'First line\nSecond' }, 'First line'],
  [{ template_title: '', template_text: '' }, 'Untitled Template'],
])('%j is shown as %j', (values, title) => {
  expect(templateTitle(template(values))).toBe(title)
})

describe('a new note', () => {
  test('starts with the document’s words and has the template’s headings', () => {
    expect(noteSkeleton(template())).toBe(
      '<h2>SOAP</h2><p>Start writing your SOAP note here...</p>' +
        '<h3>Subjective</h3><p></p><h3>Plan</h3><p></p>',
    )
  })

  test('from a template based on the skeleton has the sections, not the instructions', () => {
    const html = noteSkeleton(template({ template_text: TEMPLATE_SKELETON }))
    expect(html.match(/<h3>.*?<\/h3>/g)).toEqual([
      '<h3>Section 1</h3>',
      '<h3>Section 2</h3>',
      '<h3>Section 3</h3>',
    ])
  })

  test('keeps markup in a template as text', () => {
    const html = noteSkeleton(template({ template_title: '<b>&', template_text: '## <i>x' }))
    expect(html).toBe(
      '<h2>&lt;b&gt;&amp;</h2><p>Start writing your &lt;b&gt;&amp; note here...</p>' +
        '<h3>&lt;i&gt;x</h3><p></p>',
    )
  })
})

describe('Create Note', () => {
  async function open(api: FakeApi, canOpen = true) {
    const onChoose = vi.fn()
    const user = userEvent.setup()
    renderInWorkspace(
      <CreateNoteMenu isBusy={false} canOpen={() => canOpen} onChoose={onChoose} />,
      api,
    )
    await user.click(screen.getByRole('button', { name: 'Create Note' }))
    return { user, onChoose }
  }
  const answering = (...templates: Template[]) =>
    new FakeApi().on(templatesApi.list, () => templates)

  test('finds a template by part of its title, case-insensitively, and passes it on', async () => {
    const letter = template({ template_title: 'Referral Letter' })
    const { user, onChoose } = await open(answering(template(), letter))
    await screen.findByRole('option', { name: 'SOAP' })
    await user.type(screen.getByPlaceholderText('Search templates'), 'LETTER')
    expect(screen.queryByRole('option', { name: 'SOAP' })).toBeNull()
    await user.keyboard('{Enter}')
    expect(onChoose.mock.calls).toEqual([[letter]])
    expect(screen.queryByPlaceholderText('Search templates')).toBeNull()
  })

  test('says that it is loading', async () => {
    await open(new FakeApi().on(templatesApi.list, () => new Promise<Template[]>(() => undefined)))
    expect(screen.getByRole('status').textContent).toBe('Loading templates...')
  })

  test('says that nothing matches, and that there is nothing', async () => {
    const { user } = await open(answering(template()))
    await screen.findByRole('option', { name: 'SOAP' })
    await user.type(screen.getByPlaceholderText('Search templates'), 'xyz')
    expect(screen.getByRole('status').textContent).toBe('No templates found')
  })

  test('says that there are none', async () => {
    await open(answering())
    expect((await screen.findByText('No templates available')).getAttribute('role')).toBe('status')
  })

  test('offers Retry if they cannot be loaded', async () => {
    let isDown = true
    const api = new FakeApi().on(templatesApi.list, () => {
      if (isDown) throw new Refusal('SERVER_ERROR')
      return [template()]
    })
    const { user } = await open(api)
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load templates')
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('option', { name: 'SOAP' })).toBeTruthy()
  })

  test('stays closed when it may not open', async () => {
    await open(answering(template()), false)
    expect(screen.queryByPlaceholderText('Search templates')).toBeNull()
  })
})
