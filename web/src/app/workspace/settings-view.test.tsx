import { authApi } from '@chartwright/contract/auth'
import { settingsApi } from '@chartwright/contract/settings'
import { templatesApi, type Template } from '@chartwright/contract/templates'
import { webConfigApi } from '@chartwright/contract/web-config'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { deferred } from '../../testing/deferred.ts'
import { FakeApi, Refusal } from '../../testing/fake-api.ts'
import { renderInWorkspace } from '../../testing/render-in-workspace.tsx'
import { SettingsView } from './settings-view.tsx'

const SOAP = '0b9d1f0e-1111-4111-8111-111111111111'
const template: Template = {
  id: SOAP,
  template_title: 'SOAP',
  template_description: '',
  template_type: 'medical',
  template_text: '## Subjective',
  icon: null,
  is_default: true,
  is_own: false,
  shared_by: null,
  created_at: '2026-11-15T09:41:00.000Z',
  updated_at: '2026-11-15T09:41:00.000Z',
}

function open(api: FakeApi): void {
  api
    .on(templatesApi.list, () => [template])
    .on(authApi.me, () => {
      throw new Refusal('NOT_READY')
    })
    .on(webConfigApi.get, () => {
      throw new Refusal('NOT_READY')
    })
  renderInWorkspace(
    <MemoryRouter>
      <SettingsView onBack={() => undefined} />
    </MemoryRouter>,
    api,
  )
}

async function choose(name: string): Promise<void> {
  const user = userEvent.setup({ delay: null })
  await user.click(await screen.findByLabelText('Default template'))
  await user.click(await screen.findByRole('option', { name }))
}

test('the default template is shown if it arrives after the templates, and saved when chosen', async () => {
  const answer = deferred<{ default_template_id: string | null }>()
  const api = new FakeApi()
    .on(settingsApi.get, () => answer.promise)
    .on(settingsApi.update, ({ body }) => body)
  open(api)
  await waitFor(() => expect(api.received(templatesApi.list)).toHaveLength(1))
  answer.resolve({ default_template_id: SOAP })
  const field = await screen.findByLabelText('Default template')
  expect(field.textContent).toBe('SOAP')
  await choose('None')
  await screen.findByText('Default template saved.')
  expect(api.received(settingsApi.update)[0]?.body).toEqual({ default_template_id: null })
  expect(field.textContent).toBe('None')
})

test('a choice that could not be saved is reported and not shown as chosen', async () => {
  open(
    new FakeApi()
      .on(settingsApi.get, () => ({ default_template_id: null }))
      .on(settingsApi.update, () => {
        throw new Refusal('NOT_FOUND', 'Template not found')
      }),
  )
  await choose('SOAP')
  await screen.findByText('Template not found')
  expect(screen.getByLabelText('Default template').textContent).toBe('None')
})
