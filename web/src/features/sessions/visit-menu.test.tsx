import { documentsApi } from '@chartwright/contract/documents'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { FakeApi, Refusal } from '../../testing/fake-api.ts'
import { renderInWorkspace } from '../../testing/render-in-workspace.tsx'
import { VisitMenu } from './visit-menu.tsx'

const SESSION = '00000000-0000-4000-8000-000000000009'

beforeEach(() => {
  URL.createObjectURL = () => 'blob:file'
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
})

async function choose(name: string, role: 'menuitem' | 'menuitemcheckbox' = 'menuitem') {
  await userEvent.click(await screen.findByRole(role, { name }))
}

function open(api: FakeApi, isSaved: boolean) {
  renderInWorkspace(<VisitMenu sessionId={SESSION} flush={async () => isSaved} />, api)
  return userEvent.click(screen.getByRole('button', { name: 'Download visit' }))
}

test('a visit is downloaded with the chosen options, in the browser’s time zone', async () => {
  const api = new FakeApi().on(documentsApi.visit, () => new Uint8Array())
  await open(api, true)
  await choose('Include transcript', 'menuitemcheckbox')
  await choose('Download visit as Word (DOCX)')
  await waitFor(() => expect(HTMLAnchorElement.prototype.click).toHaveBeenCalled())
  expect(api.received(documentsApi.visit)).toMatchObject([
    {
      params: { id: SESSION },
      query: {
        format: 'docx',
        transcript: 'true',
        time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    },
  ])
  expect(api.received(documentsApi.visit)[0]?.query).not.toHaveProperty('context')
})

test('a visit with unsaved text is not downloaded, and a message says so', async () => {
  const api = new FakeApi()
  await open(api, false)
  await choose('Download visit as PDF')
  await screen.findByText('Not everything is saved yet. Download the visit when it is.')
  expect(api.received(documentsApi.visit)).toEqual([])
})

test('a refusal is reported', async () => {
  const api = new FakeApi().on(documentsApi.visit, () => {
    throw new Refusal('DOCUMENT_TOO_LONG')
  })
  await open(api, true)
  await choose('Download visit as PDF')
  await screen.findByText('This is too long for one document.')
})
