import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newId } from '../lib/ids.ts'
import { givenSession } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { asPractitioner } from './as-practitioner.ts'
import { queriesOn, type Tx } from './open.ts'
import { patients, practitioners } from './schema.ts'

const { db, owner, givenPractitioner } = await testApp()

async function givenPatient() {
  const practitioner = await givenPractitioner()
  const patient = { id: newId(), practitionerId: practitioner.id, name: 'Ana' }
  await asPractitioner(db, practitioner.id, (tx) => tx.insert(patients).values(patient))
  return { practitioner, patient }
}

/** listPatients with its ownership condition forgotten. */
const listAllPatients = (tx: Tx) => tx.select().from(patients)

describe('with the ownership condition removed from a query', () => {
  test('another practitioner still reads nothing, and the owner reads their own', async () => {
    const { practitioner, patient } = await givenPatient()
    const stranger = await givenPractitioner()
    expect(await asPractitioner(db, stranger.id, listAllPatients)).toEqual([])
    expect(await asPractitioner(db, practitioner.id, listAllPatients)).toMatchObject([patient])
  })

  test('another practitioner still changes and deletes nothing', async () => {
    const { practitioner } = await givenPatient()
    const stranger = await givenPractitioner()
    await asPractitioner(db, stranger.id, async (tx) => {
      expect((await tx.update(patients).set({ name: 'x' })).rowCount).toBe(0)
      expect((await tx.delete(patients)).rowCount).toBe(0)
    })
    expect(await asPractitioner(db, practitioner.id, listAllPatients)).toHaveLength(1)
  })

  test('nobody can write a row in another practitioner’s name', async () => {
    const { practitioner } = await givenPatient()
    const stranger = await givenPractitioner()
    const planted = { id: newId(), practitionerId: practitioner.id, name: 'planted' }
    await expect(
      asPractitioner(db, stranger.id, (tx) => tx.insert(patients).values(planted)),
    ).rejects.toMatchObject({ cause: { code: '42501' } })
  })

  test('the tables’ owner is restricted as well', async () => {
    await givenPatient()
    const stranger = await givenPractitioner()
    expect(await asPractitioner(owner, stranger.id, listAllPatients)).toEqual([])
  })

  test('a connection without a practitioner reads nothing, even after it served one', async () => {
    const { practitioner } = await givenPatient()
    await asPractitioner(db, practitioner.id, listAllPatients)
    const client = await db.pool.connect()
    try {
      expect(await listAllPatients(queriesOn(client))).toEqual([])
    } finally {
      client.release()
    }
  })
})

test('a session cannot reference somebody else’s patient', async () => {
  const { patient } = await givenPatient()
  const stranger = await givenPractitioner()
  await expect(
    asPractitioner(db, stranger.id, (tx) =>
      givenSession(tx, { practitionerId: stranger.id, patientId: patient.id }),
    ),
  ).rejects.toMatchObject({ cause: { code: '23503' } })
})

test('a request cannot lift its own restrictions', async () => {
  const { practitioner } = await givenPatient()
  await expect(
    asPractitioner(db, practitioner.id, (tx) =>
      tx
        .update(practitioners)
        .set({ accessStatus: 'verified' })
        .where(eq(practitioners.id, practitioner.id)),
    ),
  ).rejects.toMatchObject({ cause: { code: '42501' } })
  await expect(
    asPractitioner(db, practitioner.id, (tx) => tx.execute('select * from signing_keys')),
  ).rejects.toMatchObject({ cause: { code: '42501' } })
})

test('a failed request leaves nothing behind', async () => {
  const practitioner = await givenPractitioner()
  const failing = asPractitioner(db, practitioner.id, async (tx) => {
    await tx.insert(patients).values({ id: newId(), practitionerId: practitioner.id, name: 'half' })
    throw new Error('after the insert')
  })
  await expect(failing).rejects.toThrow('after the insert')
  expect(await asPractitioner(db, practitioner.id, listAllPatients)).toEqual([])
})

test('the queue’s role reads ids and states of recordings, and nothing that was said', async () => {
  const client = await owner.pool.connect()
  try {
    await client.query('set role chartwright_jobs')
    await client.query('select id, practitioner_id, state from recordings')
    for (const table of ['audio_chunks', 'recording_segments', 'transcripts', 'sessions']) {
      await expect(client.query(`select 1 from ${table}`)).rejects.toMatchObject({ code: '42501' })
    }
    await expect(client.query('select session_id from recordings')).rejects.toThrow()
    await expect(client.query('delete from recordings')).rejects.toThrow()
  } finally {
    await client.query('reset role')
    client.release()
  }
})

test('a request cannot look into the queue', async () => {
  const practitioner = await givenPractitioner()
  await expect(
    asPractitioner(db, practitioner.id, (tx) =>
      tx.execute('select * from graphile_worker._private_jobs'),
    ),
  ).rejects.toMatchObject({ cause: { code: '42501' } })
})

/** Tables that hold no data of a practitioner or a patient, each with its reason. */
const WITHOUT_OWNER = [
  'rate_limits', // counters by address and id
  'signing_keys', // closed to the application's role altogether
  'vocabulary_editions', // official lists, readable by everybody
  'vocabulary_names',
]

test('every table is owned by practitioners and forces row-level security, or is listed here', async () => {
  const { rows } = await owner.pool.query<{ name: string; secured: boolean }>(`
    select c.relname as name,
      c.relrowsecurity and c.relforcerowsecurity
        and exists (select 1 from pg_policy p where p.polrelid = c.oid) as secured
    from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`)
  const unsecured = rows.filter(({ secured }) => !secured).map(({ name }) => name)
  expect(rows.length).toBeGreaterThan(WITHOUT_OWNER.length)
  expect(unsecured.sort()).toEqual([...WITHOUT_OWNER].sort())
})
