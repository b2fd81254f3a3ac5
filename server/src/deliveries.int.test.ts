import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Delivery } from '@chartwright/contract/deliveries'
import type { Note } from '@chartwright/contract/notes'
import type { Patient } from '@chartwright/contract/patients'
import { strFromU8, unzipSync } from 'fflate'
import type { Task } from 'graphile-worker'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { chooseRecords } from './choose-records.ts'
import { loadConfig } from './config.ts'
import { asPractitioner } from './db/as-practitioner.ts'
import { inTransaction } from './db/in-transaction.ts'
import { sendTask } from './features/deliveries/send-to-record.ts'
import { createVisitCache } from './features/evidence/indexing/visit-cache.ts'
import { scriptedStt } from './providers/stt/scripted.ts'
import { as } from './testing/as.ts'
import type { TestPractitioner } from './testing/factories.ts'
import { givenVisit } from './testing/given-visit.ts'
import { CLIENT_ID, KEY_ID, openFhirStandIn } from './testing/record/fhir-stand-in.ts'
import { EMR, openOpenEmrStandIn } from './testing/record/openemr-stand-in.ts'
import { testApp } from './testing/test-app.ts'

const MAX_ATTEMPTS = 9
const folder = mkdtempSync(join(tmpdir(), 'chartwright-records-'))
const ec = generateKeyPairSync('ec', { namedCurve: 'secp384r1' })
const rsa = generateKeyPairSync('rsa', { modulusLength: 2_048 })
const fhir = await openFhirStandIn(ec.publicKey, 'ES384')
const rsaFhir = await openFhirStandIn(rsa.publicKey, 'RS384')
const emr = await openOpenEmrStandIn()

function fhirSettings({ url }: { readonly url: string }, key: KeyObject) {
  const file = join(folder, `${new URL(url).port}.pem`)
  writeFileSync(file, key.export({ type: 'pkcs8', format: 'pem' }))
  return {
    FHIR_BASE_URL: `${url}/fhir`,
    FHIR_TOKEN_URL: `${url}/token`,
    FHIR_CLIENT_ID: CLIENT_ID,
    FHIR_KEY_ID: KEY_ID,
    FHIR_PRIVATE_KEY_FILE: file,
    RECORD_TIMEOUT_S: '1',
  }
}

const systems = chooseRecords(
  loadConfig({
    ...fhirSettings(fhir, ec.privateKey),
    OPENEMR_BASE_URL: emr.url,
    OPENEMR_CLIENT_ID: EMR.clientId,
    OPENEMR_CLIENT_SECRET: EMR.clientSecret,
    OPENEMR_USERNAME: EMR.username,
    OPENEMR_PASSWORD: EMR.password,
  }),
)
const { app, db, deps, owner, logged, givenPractitioner } = await testApp({ records: systems })
const task = sendTask({ ledger: deps.facts, visits: createVisitCache(), systems })

afterEach(() => {
  expect([...fhir.complaints, ...rsaFhir.complaints, ...emr.complaints]).toEqual([])
  expect(logged.join('')).not.toMatch(/Zebra|bronchitis/i)
  for (const { misfortunes } of [fhir, rsaFhir, emr]) misfortunes.length = 0
})
afterAll(() => {
  for (const server of [fhir, rsaFhir, emr]) server.close()
})

const SAID = 'Doctor: You have bronchitis.'
const TEXT =
  '<h2>Subjective</h2><p>Cough.</p><h2>Assessment</h2><p>Bronchitis.</p><h2>Plan</h2><p>Rest.</p>'
const OPENEMR = { system: 'openemr', remote_patient: '7', remote_encounter: '21' } as const

async function givenSigned(at = { app, givenPractitioner }) {
  const ada = await at.givenPractitioner()
  const post = async <T>(url: string, body: object) =>
    (await as(at.app, ada, 'POST', url, body)).json<T>()
  const session_id = await givenVisit(at.app, ada, { transcript: SAID })
  const patient = await post<Patient>('/patients/', { name: 'Zebra' })
  await as(at.app, ada, 'PUT', `/sessions/${session_id}/`, { patient_id: patient.id })
  const draft = await post<Note>('/notes/', { session_id, note_text: TEXT })
  const note = await post<Note>(`/api/notes/${draft.id}/sign`, { version: draft.version })
  if (!note.signature) throw new Error('it is not signed')
  return { ada, note }
}
const send = (ada: TestPractitioner, id: string, body: object = { system: 'fhir' }) =>
  as(app, ada, 'POST', `/api/notes/${id}/deliveries`, body)
const list = async (ada: TestPractitioner, id: string) =>
  (await as(app, ada, 'GET', `/api/notes/${id}/deliveries`)).json<{
    systems: object[]
    deliveries: Delivery[]
  }>()

/** Like the queue, retries until nothing is thrown. Returns what each attempt threw. */
async function work(ada: TestPractitioner, deliveryId: string, from = 1): Promise<string[]> {
  const thrown: string[] = []
  for (let attempts = from; attempts <= MAX_ATTEMPTS; attempts++) {
    const helpers = {
      abortSignal: new AbortController().signal,
      job: { attempts, max_attempts: MAX_ATTEMPTS },
    } as unknown as Parameters<Task>[1]
    try {
      await task({ practitionerId: ada.id, deliveryId }, helpers)
      return thrown
    } catch (error) {
      thrown.push(String(error))
    }
  }
  return thrown
}

describe('a FHIR server', () => {
  test('receives a signed note once, whatever happens on the way', async () => {
    const { ada, note } = await givenSigned()
    const before = fhir.stored.length
    const queued = (await send(ada, note.id)).json<Delivery>()
    expect(queued).toMatchObject({ state: 'queued', attempts: 0, remote_id: null })
    fhir.misfortunes.push(401, 429, 500, 'silence', 'lost')
    const thrown = await work(ada, queued.id)
    expect(thrown).toEqual(
      ['sign_in', 'busy', 'server_error', 'unreachable', 'unreachable'].map(
        (reason) => `DeliveryError: ${reason}`,
      ),
    )
    expect(fhir.stored).toHaveLength(before + 1)
    const { deliveries } = await list(ada, note.id)
    expect(deliveries).toMatchObject([
      { state: 'sent', attempts: 6, reason: null, remote_id: `Bundle/${String(before + 1)}` },
    ])
    expect(deliveries[0]?.sent_at).not.toBeNull()
    const again = await send(ada, note.id)
    expect([again.statusCode, again.json<Delivery>()]).toEqual([201, deliveries[0]])
    expect(await work(ada, queued.id)).toEqual([])
    expect(fhir.stored).toHaveLength(before + 1)
  })

  test('is authenticated to with RS384 if the key is RSA', async () => {
    const [system] = chooseRecords(loadConfig(fhirSettings(rsaFhir, rsa.privateKey)))
    await system?.check(new AbortController().signal)
    expect(rsaFhir.tokens()).toBe(1)
  })

  test('receives an addendum as another document', async () => {
    const { ada, note } = await givenSigned()
    const first = (await send(ada, note.id)).json<Delivery>()
    await work(ada, first.id)
    await as(app, ada, 'POST', `/api/notes/${note.id}/addenda`, { text: 'Better.' })
    const second = (await send(ada, note.id)).json<Delivery>()
    expect(second).toMatchObject({ state: 'queued', addenda: 1 })
    await work(ada, second.id)
    expect(fhir.stored.at(-1)?.entry?.[0]?.resource).toMatchObject({ status: 'amended' })
  })
})

describe('OpenEMR', () => {
  test('receives the four parts of the note once, even if a response is lost', async () => {
    const { ada, note } = await givenSigned()
    const queued = (await send(ada, note.id, OPENEMR)).json<Delivery>()
    emr.misfortunes.push(503, 'lost')
    expect(await work(ada, queued.id)).toHaveLength(2)
    expect(emr.notes).toHaveLength(1)
    expect(emr.notes[0]).toMatchObject({
      subjective: 'Subjective\nCough.',
      objective: '',
      assessment: 'Assessment\nBronchitis.',
      plan: expect.stringMatching(
        /^Plan\nRest\.\n\nSigned by Test Practitioner, .+ SHA-256 [\da-f]{64}\nChartwright /,
      ) as string,
    })
    expect((await list(ada, note.id)).deliveries).toMatchObject([
      { state: 'sent', remote_id: 'soap_note/1', remote_patient: '7', remote_encounter: '21' },
    ])
  })

  test('does not know the encounter: the delivery fails immediately, and can be retried', async () => {
    const { ada, note } = await givenSigned()
    const body = { ...OPENEMR, remote_encounter: '22' }
    const { id } = (await send(ada, note.id, body)).json<Delivery>()
    expect(await work(ada, id)).toEqual([])
    const failed = { id, state: 'failed', reason: 'not_found', attempts: 1 }
    expect((await list(ada, note.id)).deliveries).toMatchObject([failed])
    const again = (await send(ada, note.id, body)).json<Delivery>()
    expect(again).toMatchObject({ id, state: 'queued', reason: null, attempts: 0 })
  })

  test.each([
    ['no encounter', { system: 'openemr', remote_patient: '7' }],
    ['a path for a number', { ...OPENEMR, remote_patient: '7/../8' }],
    ['an encounter for FHIR', { ...OPENEMR, system: 'fhir' }],
    ['another system', { system: 'fax' }],
  ])('and %s is refused', async (_, body) => {
    const { ada, note } = await givenSigned()
    expect((await send(ada, note.id, body)).statusCode).toBe(400)
    expect((await list(ada, note.id)).deliveries).toEqual([])
  })
})

test('a delivery that fails for good says why, in our words', async () => {
  const { ada, note } = await givenSigned()
  const { id } = (await send(ada, note.id)).json<Delivery>()
  fhir.misfortunes.push(500, 500)
  expect(await work(ada, id, MAX_ATTEMPTS - 1)).toHaveLength(1)
  expect((await list(ada, note.id)).deliveries).toMatchObject([
    { state: 'failed', reason: 'server_error', attempts: 2 },
  ])
  fhir.misfortunes.push(422)
  await send(ada, note.id)
  expect(await work(ada, id)).toEqual([])
  expect((await list(ada, note.id)).deliveries).toMatchObject([
    { state: 'failed', reason: 'rejected', attempts: 1 },
  ])
})

test('a draft is not sent, and neither is a note that was unsigned in the meantime', async () => {
  const { ada, note } = await givenSigned()
  const before = fhir.stored.length
  const { id } = (await send(ada, note.id)).json<Delivery>()
  await as(app, ada, 'POST', `/api/notes/${note.id}/unsign`, { reason: 'Wrong' })
  expect(await work(ada, id)).toEqual([])
  expect((await list(ada, note.id)).deliveries).toMatchObject([
    { state: 'failed', reason: 'unsigned' },
  ])
  const refused = await send(ada, note.id)
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
    409,
    'NOTE_NOT_SIGNED',
  ])
  expect(fhir.stored).toHaveLength(before)
})

test('nobody else can see or send it, and it is in the audit trail', async () => {
  const { ada, note } = await givenSigned()
  const { id } = (await send(ada, note.id)).json<Delivery>()
  const eve = await givenPractitioner()
  expect((await send(eve, note.id)).statusCode).toBe(404)
  expect((await as(app, eve, 'GET', `/api/notes/${note.id}/deliveries`)).statusCode).toBe(404)
  await work(eve, id)
  expect((await list(ada, note.id)).deliveries).toMatchObject([{ state: 'queued' }])
  const rows = await asPractitioner(db, eve.id, (tx) =>
    tx.execute('select id from note_deliveries'),
  )
  expect(rows.rows).toEqual([])
  const audited = await inTransaction(owner, (tx) =>
    tx.execute<{ what: string }>(
      `select what from audit_inbox where '${id}' = any(object_ids) order by what`,
    ),
  )
  expect(audited.rows.map(({ what }) => what)).toContain('note_queued_for_record')
})

test('the download of everything shows where a note was sent', async () => {
  const { ada, note } = await givenSigned()
  const delivery = (await send(ada, note.id)).json<Delivery>()
  const answer = await as(app, ada, 'GET', '/api/account/export/file')
  const files = unzipSync(new Uint8Array(answer.rawPayload))
  const [, visit] = Object.entries(files).find(([path]) => path.endsWith('/session.json')) ?? []
  expect(JSON.parse(strFromU8(visit ?? new Uint8Array()))).toMatchObject({
    notes: [{ id: note.id, deliveries: [delivery] }],
  })
})

test('the queue retries automatically, and stores no word of the note', async () => {
  const live = await testApp({ records: systems, speech: { stt: scriptedStt(['']) } })
  const { ada, note } = await givenSigned(live)
  fhir.misfortunes.push(500)
  const url = `/api/notes/${note.id}/deliveries`
  await as(live.app, ada, 'POST', url, { system: 'fhir' })
  const read = async () =>
    (await as(live.app, ada, 'GET', url)).json<{ deliveries: Delivery[] }>().deliveries[0]
  await expect.poll(read, { timeout: 30_000 }).toMatchObject({ reason: 'server_error' })
  const { rows } = await live.owner.pool.query<{ last_error: string | null }>(
    'select last_error from graphile_worker._private_jobs',
  )
  expect(JSON.stringify(rows)).not.toMatch(/Zebra|bronchitis/i)
  await expect.poll(read, { timeout: 30_000 }).toMatchObject({ state: 'sent', attempts: 2 })
})
