import { insightsApi } from '@chartwright/contract/insights'
import { notesApi, type Note } from '@chartwright/contract/notes'
import type { EvidenceState, Signature, SigningCheck } from '@chartwright/contract/signatures'
import { signingApi } from '@chartwright/contract/signing'
import { transcriptApi } from '@chartwright/contract/transcript'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import 'fake-indexeddb/auto'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  givenInsights,
  givenOmission,
  NOTE_ID,
} from '../../features/insights/testing/given-insights.ts'
import { notesQuery } from '../../features/notes/notes.queries.ts'
import {
  findDocument,
  forgetDocuments,
  noteKey,
} from '../../features/notes/saving/live-documents.ts'
import { forgetDrafts } from '../../lib/storage/drafts.ts'
import { FakeApi, Refusal } from '../../testing/fake-api.ts'
import { renderInWorkspace } from '../../testing/render-in-workspace.tsx'
import { acceptProposal } from './accept-proposal.ts'
import { InsightsSlotsContext } from './insights-slots.ts'
import { NoteTab } from './note-tab.tsx'

const SESSION = '00000000-0000-4000-8000-000000000009'
const MOMENT = '2026-11-15T09:41:00.000Z'
const evidence: EvidenceState = {
  sentences: 5,
  supported: 1,
  typed: 3,
  unsupported: 1,
  uncertain: 0,
  contradicted: 0,
  placeholders: 0,
  inner_conflicts: 0,
  is_compared: true,
}
const draft: Note = {
  id: NOTE_ID,
  session_id: SESSION,
  title: 'SOAP',
  note_text: '<p>Rest.</p>',
  template_id: null,
  provider: null,
  remark: null,
  model: null,
  from_incomplete_transcript: false,
  before_second_hearing: false,
  version: 1,
  signature: null,
  addenda: [],
  created_at: MOMENT,
  updated_at: MOMENT,
}
const signature: Signature = {
  id: '00000000-0000-4000-8000-000000000301',
  signer_name: 'Ada Nash',
  signer_role: 'Doctor',
  signed_at: MOMENT,
  content_sha256: 'ab'.repeat(32),
  evidence,
  acknowledged: [],
  version_number: 1,
}
const check: SigningCheck = {
  version: 1,
  signer_name: 'Ada Nash',
  signer_role: 'Doctor',
  evidence,
  open: [],
  unfilled: [],
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

afterEach(async () => {
  forgetDocuments()
  await forgetDrafts()
})

function OpenNote({ onClient }: { onClient: (client: QueryClient) => void }) {
  onClient(useQueryClient())
  const [column, setColumn] = useState<HTMLElement | null>(null)
  const { data = [] } = useQuery(notesQuery(SESSION))
  const nothing = () => undefined
  const around = { isNew: false, wanted: undefined, onFound: nothing, update: nothing }
  return (
    <InsightsSlotsContext value={{ column, drawer: null }}>
      {data.map((each) => (
        <NoteTab key={each.id} note={each} around={{ ...around, showLine: nothing, floor: null }} />
      ))}
      <div ref={setColumn} />
    </InsightsSlotsContext>
  )
}

function open(first: Note) {
  let stored = first
  const api = new FakeApi()
    .on(transcriptApi.get, () => {
      throw new Refusal('NOT_FOUND')
    })
    .on(notesApi.read, () => [stored])
    .on(insightsApi.get, () =>
      givenInsights({ weighty_facts: 1, omissions: [givenOmission('latex')] }),
    )
    .on(signingApi.check, () => check)
    .on(signingApi.sign, () => (stored = { ...stored, signature }))
  const onClient = vi.fn<(client: QueryClient) => void>()
  renderInWorkspace(<OpenNote onClient={onClient} />, api)
  const client = onClient.mock.calls[0]?.[0]
  if (!client) throw new Error('it was not rendered')
  return {
    api,
    client,
    store: (note: Note) => {
      stored = note
    },
  }
}

const findText = () => screen.findByRole('textbox', { name: 'Note: SOAP' })

test('a note is signed with its evidence visible, and is read-only from then on', async () => {
  const { api } = open(draft)
  await findText()
  await userEvent.click(await screen.findByRole('button', { name: 'Sign' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign note' }))
  await dialog.findByText(
    '5 sentences: 1 supported by the visit, 3 typed, 1 without a source, 0 contradicted.',
  )
  await userEvent.click(dialog.getByRole('button', { name: 'Sign' }))
  const banner = await screen.findByRole('region', { name: 'Signature' })
  expect(within(banner).getByText(/^Signed by Ada Nash, Doctor, Nov 15, 2026/)).toBeTruthy()
  expect(api.received(signingApi.sign)[0]?.body).toEqual({ version: 1, acknowledged: [] })
  await waitFor(async () =>
    expect((await findText()).getAttribute('contenteditable')).toBe('false'),
  )
  expect(screen.queryByRole('toolbar', { name: 'Formatting' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull()
})

test('a role of Other is not shown, neither before signing nor after', async () => {
  const { api, store } = open(draft)
  await findText()
  const signer_role = 'Other'
  api.on(signingApi.check, () => ({ ...check, signer_role }))
  api.on(signingApi.sign, () => {
    const note = { ...draft, signature: { ...signature, signer_role } }
    store(note)
    return note
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Sign' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign note' }))
  const who = await dialog.findByText(/^You are signing/)
  expect(who.textContent).toBe('You are signing SOAP as Ada Nash.')
  await userEvent.click(dialog.getByRole('button', { name: 'Sign' }))
  const banner = await screen.findByRole('region', { name: 'Signature' })
  expect(within(banner).getByText(/^Signed by Ada Nash, Nov 15, 2026/)).toBeTruthy()
})

test('open points must be ticked; new ones must be ticked again', async () => {
  const { api } = open(draft)
  await findText()
  const points: SigningCheck['open'] = [
    { kind: 'contradictions', count: 1, sentences: ['Takes 40 mg.'] },
  ]
  api.on(signingApi.check, () => ({ ...check, open: points }))
  await userEvent.click(await screen.findByRole('button', { name: 'Sign' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign note' }))
  const sign = await dialog.findByRole('button', { name: 'Sign' })
  await userEvent.click(sign)
  expect(api.received(signingApi.sign)).toHaveLength(0)
  await userEvent.click(dialog.getByRole('checkbox'))
  api.on(signingApi.sign, () => {
    throw new Refusal('SIGNING_UNACKNOWLEDGED')
  })
  const more: SigningCheck['open'] = [{ kind: 'transcription', count: 1, sentences: [] }]
  api.on(signingApi.check, () => ({ ...check, open: [...points, ...more] }))
  await userEvent.click(sign)
  expect(await dialog.findByRole('alert')).toBeTruthy()
  await dialog.findByRole('checkbox', { name: /recording of this session has not been fully/ })
  expect(sign.getAttribute('aria-disabled')).toBe('true')
})

test('unfilled places are shown where they are, and signed only knowingly', async () => {
  const { api } = open(draft)
  await findText()
  const place = { section: 'Plan', text: 'Return in *** weeks.' }
  const many = Array.from({ length: 11 }, () => place)
  api.on(signingApi.check, () => ({ ...check, unfilled: many }))
  await userEvent.click(await screen.findByRole('button', { name: 'Sign' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign note' }))
  const list = within(await dialog.findByRole('list', { name: 'Unfilled places' }))
  const shown = list.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(shown).toHaveLength(9)
  expect([shown[0], shown.at(-1)]).toEqual(['Plan: Return in *** weeks.', 'and 3 more'])
  await userEvent.click(dialog.getByRole('button', { name: 'Sign' }))
  expect(api.received(signingApi.sign)).toHaveLength(0)
  const known = { name: 'I am signing this note with 11 places left blank.' }
  await userEvent.click(dialog.getByRole('checkbox', known))
  await userEvent.click(dialog.getByRole('button', { name: 'Sign' }))
  await screen.findByRole('region', { name: 'Signature' })
  expect(api.received(signingApi.sign)[0]?.body).toEqual({ version: 1, acknowledged: [] })
})

test('nothing can be inserted into a signed note, nor accepted from the assistant', async () => {
  const { api, client } = open({ ...draft, signature })
  const insert = await screen.findByRole('button', { name: 'Insert: Allergy latex' })
  expect(insert.getAttribute('aria-disabled')).toBe('true')
  const proposal = { note_id: NOTE_ID, version: 1, note_text: '<p>Other.</p>' }
  expect(await acceptProposal(client, proposal)).toMatch(/^This note is signed/)
  expect(api.received(notesApi.update)).toHaveLength(0)
})

test('a text that could not be saved before another window signed is kept for the draft', async () => {
  const { api, store } = open(draft)
  await findText()
  api.on(notesApi.update, () => {
    throw new Refusal('NOTE_SIGNED')
  })
  store({ ...draft, signature })
  const mine = findDocument(noteKey(NOTE_ID))
  mine?.replace('<p>Mine.</p>')
  await mine?.flush()
  await screen.findByRole('region', { name: 'Signature' })
  await waitFor(async () => expect((await findText()).textContent).toBe('Rest.'))
  expect(mine?.read()).toMatchObject({ html: '<p>Mine.</p>', status: 'stopped' })
})
