import { CLOSE } from '@chartwright/contract/live-socket'
import { describe, expect, test } from 'vitest'
import { asPractitioner } from '../../db/as-practitioner.ts'
import { recordEntry } from '../../db/audit.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Database } from '../../db/open.ts'
import { newId } from '../../lib/ids.ts'
import { scriptedStt } from '../../providers/stt/scripted.ts'
import { as } from '../../testing/as.ts'
import type { TestPractitioner } from '../../testing/factories.ts'
import { givenEverything } from '../../testing/given-everything.ts'
import { liveApp } from '../../testing/live-app.ts'
import { testApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { listWaiting } from './audit.queries.ts'
import type { Facts } from './chain.ts'
import { sealEntries } from './seal-entries.ts'

const { app, core, db, queueDb, chainHash, deps, givenPractitioner } = await testApp()
const live = await liveApp({ speech: { stt: scriptedStt(['']) } })

async function entriesOf(practitionerId: string | null, from = queueDb): Promise<Facts[]> {
  const waiting = await inTransaction(from, (tx) => listWaiting(tx, 100_000))
  return waiting.filter((entry) => entry.practitionerId === practitionerId)
}

async function newEntries(who: TestPractitioner, act: () => Promise<unknown>): Promise<Facts[]> {
  const before = (await entriesOf(who.id)).length
  await act()
  return (await entriesOf(who.id)).slice(before)
}

describe('a call of a practitioner', () => {
  test('that reads is recorded with who, what, which, outcome, time and a hash of the address', async () => {
    const ada = await givenPractitioner()
    const own = await givenEverything(app, db, ada, 'Mark')
    const entries = await newEntries(ada, () => as(app, ada, 'GET', `/patients/${own.patient}/`))
    expect(entries).toEqual([
      {
        id: expect.any(Number) as number,
        at: expect.any(Date) as Date,
        practitionerId: ada.id,
        what: 'GET /patients/{id}/',
        objectIds: [own.patient],
        status: 200,
        addressHash: deps.hashAddress('127.0.0.1'),
        details: {},
      },
    ])
  })

  test('is the same call under /api', async () => {
    const ada = await givenPractitioner()
    const entries = await newEntries(ada, () => as(app, ada, 'GET', '/api/patients/'))
    expect(entries).toMatchObject([{ what: 'GET /patients/', status: 200 }])
  })

  test('that creates something is recorded with the new id', async () => {
    const ada = await givenPractitioner()
    let made: string[] = []
    const entries = await newEntries(ada, async () => {
      const tasks = [1, 2].map((n) => ({ title: `Call ${n}`, category: 'Action', status: 'todo' }))
      const answer = await as(app, ada, 'POST', '/tasks/', tasks)
      made = answer.json<{ id: string }[]>().map(({ id }) => id)
    })
    expect(made).toHaveLength(2)
    expect(entries).toMatchObject([{ what: 'POST /api/tasks/', objectIds: made, status: 201 }])
  })

  test('that deletes several is recorded with each of them', async () => {
    const ada = await givenPractitioner()
    const ids = await Promise.all(
      [1, 2].map(
        async () => (await as(app, ada, 'POST', '/sessions/', {})).json<{ id: string }>().id,
      ),
    )
    const entries = await newEntries(ada, () =>
      as(app, ada, 'DELETE', `/sessions/${ids.join(',')}/`),
    )
    expect(entries).toMatchObject([{ what: 'DELETE /sessions/{ids}', objectIds: ids, status: 200 }])
  })

  test('that accesses somebody else’s data is recorded with its refusal', async () => {
    const own = await givenEverything(app, db, await givenPractitioner(), 'Mark')
    const eve = await givenPractitioner()
    const entries = await newEntries(eve, () => as(app, eve, 'GET', `/sessions/${own.session}/`))
    expect(entries).toMatchObject([
      { what: 'GET /sessions/{id}/', objectIds: [own.session], status: 404 },
    ])
  })

  test('that takes long is recorded before it reads, and again with its outcome', async () => {
    const ada = await givenPractitioner()
    const { session } = await givenEverything(app, db, ada, 'Mark')
    const entries = await newEntries(ada, () =>
      as(app, ada, 'POST', `/api/tasks/generate/${session}`, {}),
    )
    const what = 'POST /api/tasks/generate/{sessionId}'
    expect(entries).toMatchObject([
      { what, objectIds: [session], status: null },
      { what, objectIds: [session], status: 200 },
    ])
  })

  test('leaves no trace of what was typed, nor a name, nor an address', async () => {
    const ada = await givenPractitioner()
    const mark = 'Unmistakable Zebra'
    await givenEverything(app, db, ada, mark)
    await as(app, ada, 'GET', `/patients/search/${encodeURIComponent(mark)}/`)
    await as(app, ada, 'GET', `/sessions/?search=${encodeURIComponent(mark)}`)
    const said = JSON.stringify(await entriesOf(ada.id))
    expect(said).toContain('GET /patients/search/{name}/')
    for (const secret of ['Zebra', ada.email, 'clinic.example', 'Test Practitioner', '127.0.0.1']) {
      expect(said).not.toContain(secret)
    }
  })
})

test('a change whose entry cannot be written is not made', async () => {
  const ada = await givenPractitioner()
  const other = await givenPractitioner()
  const insert = asPractitioner(
    db,
    ada.id,
    (tx) =>
      tx.execute(
        `insert into patients (id, practitioner_id, name) values ('${newId()}', '${ada.id}', 'Half')`,
      ),
    () => ({ practitionerId: other.id, what: 'in another’s name' }),
  )
  await expect(insert).rejects.toMatchObject({ code: '42501' })
  expect((await as(app, ada, 'GET', '/patients/')).json()).toEqual([])
})

test('a change that fails leaves only the entry of its failure', async () => {
  const ada = await givenPractitioner()
  const entries = await newEntries(ada, () =>
    as(app, ada, 'POST', '/sessions/', { patient_id: newId() }),
  )
  expect(entries).toMatchObject([{ what: 'POST /sessions/', status: 404 }])
})

describe('the live socket', () => {
  test('is recorded when it opens and when it closes', async () => {
    const ada = await live.givenSpeaker()
    const client = live.connect(ada)
    const { recording_id } = await client.untilStatus('connected')
    await client.stop()
    await until(async () => {
      const entries = await entriesOf(ada.id, live.queueDb)
      expect(entries.filter(({ what }) => what.startsWith('live_socket'))).toMatchObject([
        {
          what: 'live_socket_opened',
          objectIds: [ada.sessionId, recording_id],
          addressHash: expect.any(Buffer) as Buffer,
        },
        { what: 'live_socket_ended', objectIds: [recording_id], details: { stopped: true } },
      ])
    })
  })

  test('is recorded when it is refused', async () => {
    const ada = await live.givenSpeaker()
    const eve = await live.givenSpeaker()
    const { code } = await live.connect({ ...eve, sessionId: ada.sessionId }).closed
    expect(code).toBe(CLOSE.notFound)
    expect((await entriesOf(eve.id, live.queueDb)).at(-1)).toMatchObject({
      what: 'live_socket_refused',
      objectIds: [ada.sessionId],
    })
  })
})

test('a note saved by the writer is recorded with its id, in the middle of its stream', async () => {
  const ada = await live.givenSpeaker()
  const { session, template } = await givenEverything(live.app, live.db, ada, 'Mark')
  const answer = await fetch(`${live.address}/notes/generate/${session}/stream`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ template_id: template }),
  })
  await answer.text()
  const notes = (await as(live.app, ada, 'GET', `/notes/${session}`)).json<{ id: string }[]>()
  const ids = notes.map(({ id }) => id)
  const entries = await entriesOf(ada.id, live.queueDb)
  const generated = entries.find(({ what }) => what === 'note_generated')
  expect(generated?.objectIds[1]).toBe(session)
  expect(ids).toContain(generated?.objectIds[0])
  const what = 'POST /notes/generate/{session_id}/stream'
  expect(entries.filter((entry) => entry.what === what).map(({ status }) => status)).toEqual([
    null,
    200,
  ])
})

describe('the accounts', () => {
  const password = 'correct1horse'
  const signIn = (email: string, given: string) =>
    app.inject({ method: 'POST', url: '/auth/login', payload: { email, password: given } })

  test('record a sign-in and a sign-out', async () => {
    const ada = await givenPractitioner({ password })
    const entries = await newEntries(ada, async () => {
      const { token } = (await signIn(ada.email, password)).json<{ token: string }>()
      const headers = { authorization: `Bearer ${token}` }
      await app.inject({ method: 'POST', url: '/auth/v1/logout', headers })
    })
    expect(entries).toMatchObject([
      { what: 'login', details: { method: 'password' }, addressHash: expect.any(Buffer) as Buffer },
      { what: 'logout' },
    ])
  })

  test('record a failed sign-in, for a known address and for an unknown one', async () => {
    const ada = await givenPractitioner({ password })
    const entries = await newEntries(ada, () => signIn(ada.email, 'wrong1horse'))
    const details = { reason: 'invalid_credentials' }
    expect(entries).toMatchObject([{ what: 'login_failed', details }])

    const before = (await entriesOf(null)).length
    await signIn('nobody@clinic.example', password)
    const unknown = (await entriesOf(null)).slice(before)
    expect(unknown).toMatchObject([{ what: 'login_failed', details }])
    expect(JSON.stringify(unknown)).not.toContain('nobody')
  })
})

describe('the database lets', () => {
  const refused = (statement: Promise<unknown>) =>
    expect(statement).rejects.toMatchObject({ cause: { code: '42501' } })

  test.each([
    ['the application', () => db],
    ['the account service', () => core.db],
  ])('%s add entries, and neither read, change nor delete any', async (_, open) => {
    const ada = await givenPractitioner()
    const within = (statement: string) =>
      asPractitioner(open(), ada.id, (tx) => tx.execute(statement))
    await asPractitioner(open(), ada.id, (tx) =>
      recordEntry(tx, { practitionerId: ada.id, what: 'a test' }),
    )
    for (const table of ['audit_inbox', 'audit_trail']) {
      await refused(within(`select 1 from ${table}`))
      await refused(within(`update ${table} set what = 'x'`))
      await refused(within(`delete from ${table}`))
      await refused(within(`truncate ${table}`))
    }
    await refused(
      within(`insert into audit_inbox (at, what) values (now() - interval '1 day', 'x')`),
    )
    await refused(
      within(`insert into audit_trail (seq, what, previous_hash, hash) values (1, 'x', '', '')`),
    )
  })

  test('the application write in nobody’s name but its practitioner’s', async () => {
    const ada = await givenPractitioner()
    const eve = await givenPractitioner()
    const entry = { practitionerId: ada.id, what: 'planted' }
    await refused(asPractitioner(db, eve.id, (tx) => recordEntry(tx, entry)))
    await refused(
      asPractitioner(db, eve.id, (tx) => recordEntry(tx, { ...entry, practitionerId: undefined })),
    )
  })

  test('the sealer change nothing that is sealed, and delete nothing recent', async () => {
    const asSealer = (statement: string, at: Database = queueDb) =>
      inTransaction(at, (tx) => tx.execute(statement))
    await givenPractitioner().then((ada) => as(app, ada, 'GET', '/patients/'))
    expect(await sealEntries(queueDb, chainHash)).toBeGreaterThan(0)
    await refused(asSealer(`update audit_trail set what = 'x'`))
    await refused(asSealer(`update audit_inbox set what = 'x'`))
    expect((await asSealer(`delete from audit_trail`)).rowCount).toBe(0)
  })
})
