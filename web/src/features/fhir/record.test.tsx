import { deliveriesApi, type Delivery } from '@chartwright/contract/deliveries'
import { fhirApi } from '@chartwright/contract/fhir'
import type { Note } from '@chartwright/contract/notes'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { FakeApi, Refusal } from '../../testing/fake-api.ts'
import { renderInWorkspace } from '../../testing/render-in-workspace.tsx'
import { DropdownMenu } from '../../ui/overlays/dropdown-menu.tsx'
import { DeliveryList } from './delivery-list.tsx'
import { RecordItems } from './record-items.tsx'
import type { RecordSystem } from './record-system.ts'
import { SendDialog } from './send-dialog.tsx'

const ID = '00000000-0000-4000-8000-000000000001'
const MOMENT = '2026-11-15T09:41:00.000Z'
const HOST = 'emr.clinic.example'
const THERE = `${HOST} (patient 7, encounter 21)`
const draft: Note = {
  id: ID,
  session_id: ID,
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
const signed: Note = {
  ...draft,
  signature: {
    id: ID,
    signer_name: 'Ada Nash',
    signer_role: 'Doctor',
    signed_at: MOMENT,
    content_sha256: 'ab'.repeat(32),
    evidence: {
      sentences: 1,
      supported: 0,
      typed: 1,
      unsupported: 0,
      uncertain: 0,
      contradicted: 0,
      placeholders: 0,
      inner_conflicts: 0,
      is_compared: true,
    },
    acknowledged: [],
    version_number: 1,
  },
}
const queued: Delivery = {
  id: ID,
  note_id: ID,
  system: 'openemr',
  remote_patient: '7',
  remote_encounter: '21',
  addenda: 0,
  state: 'queued',
  reason: null,
  attempts: 0,
  remote_id: null,
  queued_at: MOMENT,
  sent_at: null,
}

const saved: string[] = []
beforeEach(() => {
  saved.length = 0
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x' }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
})

function open(note: Note, deliveries: Delivery[] = []) {
  let stored = deliveries
  const api = new FakeApi()
    .on(deliveriesApi.list, () => ({
      systems: [{ system: 'openemr' as const, host: HOST }],
      deliveries: stored,
    }))
    .on(deliveriesApi.send, () => {
      stored = [queued]
      return queued
    })
  const flush = vi.fn(() => Promise.resolve())
  renderInWorkspace(
    <>
      <Menu note={note} flush={flush} />
      <DeliveryList note={note} />
    </>,
    api,
  )
  return { api, flush }
}
function Menu({ note, flush }: { note: Note; flush: () => Promise<void> }) {
  const [to, setTo] = useState<RecordSystem>()
  return (
    <>
      <DropdownMenu trigger={<button>Export</button>}>
        <RecordItems note={note} flush={flush} onSend={setTo} />
      </DropdownMenu>
      {to && <SendDialog note={note} to={to} onClose={() => setTo(undefined)} />}
    </>
  )
}
const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  return within(await screen.findByRole('menu'))
}

test('what is typed is saved before the bundle is downloaded', async () => {
  const { api, flush } = open(draft)
  api.on(fhirApi.bundle, () => {
    expect(flush).toHaveBeenCalledOnce()
    return new Uint8Array([123, 125])
  })
  const menu = await openMenu()
  expect(menu.getAllByRole('menuitem')).toHaveLength(1)
  await userEvent.click(menu.getByRole('menuitem', { name: 'Download FHIR bundle' }))
  await waitFor(() => expect(saved).toEqual(['note.fhir.json']))
})

test('a bundle that cannot be made is reported', async () => {
  const { api } = open(draft)
  api.on(fhirApi.bundle, () => {
    throw new Refusal('FACTS_UNAVAILABLE')
  })
  const menu = await openMenu()
  await userEvent.click(menu.getByRole('menuitem', { name: 'Download FHIR bundle' }))
  await screen.findByText('The FHIR bundle could not be made. Please try again.')
  expect(saved).toEqual([])
})

test('a signed note is sent to the patient and encounter that were entered', async () => {
  const { api } = open(signed)
  await waitFor(() => expect(api.received(deliveriesApi.list)).toHaveLength(1))
  const menu = await openMenu()
  await userEvent.click(await menu.findByRole('menuitem', { name: 'Send to the record' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send to the record' }))
  const send = dialog.getByRole('button', { name: 'Send' })
  await userEvent.type(dialog.getByLabelText('Patient ID in OpenEMR'), 'Ana')
  expect(dialog.getByText('This must be a number.')).toBeTruthy()
  await userEvent.type(dialog.getByLabelText('Encounter number'), '21')
  expect(send.getAttribute('aria-disabled')).toBe('true')
  await userEvent.clear(dialog.getByLabelText('Patient ID in OpenEMR'))
  await userEvent.type(dialog.getByLabelText('Patient ID in OpenEMR'), '7')
  await userEvent.click(send)
  await screen.findByText(`Waiting to be sent to ${THERE}.`)
  expect(api.received(deliveriesApi.send)).toMatchObject([
    { body: { system: 'openemr', remote_patient: '7', remote_encounter: '21' } },
  ])
})

test.each<[string, Partial<Delivery>, RegExp]>([
  [
    'sent',
    { state: 'sent', sent_at: MOMENT, remote_id: 'soap_note/4', attempts: 1 },
    /^Sent to emr\.clinic\.example \(patient 7, encounter 21\), Nov 15, 2026, .+, as soap_note\/4\.$/,
  ],
  [
    'between two tries',
    { reason: 'busy', attempts: 2 },
    /^Not sent to .+ yet\. The record system is busy\. Tried 2 times; it is tried again by itself\.$/,
  ],
])('a delivery that is %s says so', async (_, told, expected) => {
  open(signed, [{ ...queued, ...told }])
  await screen.findByText(expected)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('a failed one says why, and can be retried', async () => {
  open(signed, [{ ...queued, state: 'failed', reason: 'not_found', attempts: 1 }])
  await screen.findByText(
    `Not sent to ${THERE}. The record system does not know this patient or encounter.`,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(`Waiting to be sent to ${THERE}.`)
})
