import { beforeEach, describe, expect, test } from 'vitest'
import { asPractitioner } from '../../db/as-practitioner.ts'
import { recordEntry } from '../../db/audit.ts'
import { keyedHash } from '../../lib/keyed-hash.ts'
import { newId } from '../../lib/ids.ts'
import { testApp } from '../../testing/test-app.ts'
import { describeEntries, describeVerdict } from './describe-trail.ts'
import { CHAIN } from './chain.ts'
import { pruneTrail } from './prune-trail.ts'
import { sealEntries } from './seal-entries.ts'
import { verifyTrail } from './verify-trail.ts'

const { db, owner, queueDb, chainHash, givenPractitioner } = await testApp()
const ada = await givenPractitioner()

const verify = (...rest: [] | [Parameters<typeof verifyTrail>[2]]) =>
  verifyTrail(queueDb, chainHash, ...rest)

/** As somebody with the owner's password, who can disable every protection of the database. */
async function tamper(...statements: string[]): Promise<void> {
  const guard = (how: string) =>
    ['audit_trail', 'audit_inbox'].map((table) => `alter table ${table} ${how} row level security`)
  for (const statement of [...guard('no force'), ...statements, ...guard('force')]) {
    await owner.pool.query(statement)
  }
}

async function write(count: number): Promise<void> {
  for (let number = 0; number < count; number++) {
    const entry = { practitionerId: ada.id, what: `event ${number}`, objectIds: [newId()] }
    const details = { zeta: number, alpha: true }
    await asPractitioner(db, ada.id, (tx) =>
      recordEntry(tx, { ...entry, status: 200, addressHash: Buffer.alloc(32, 1), details }),
    )
  }
}

beforeEach(async () => {
  await tamper('delete from audit_trail', 'delete from audit_inbox')
  await write(10)
  expect(await sealEntries(queueDb, chainHash)).toBe(10)
})

test('an untouched trail is intact; waiting entries are counted and sealed next', async () => {
  await write(2)
  const verdict = await verify()
  expect(verdict).toMatchObject({ sealed: 10, unsealed: 2, head: { seq: 10 }, broken: undefined })
  expect(describeVerdict(verdict)).toMatch(
    /^The audit trail is whole\. 10 entries are sealed .*, 2 wait .*\n.*: 10:[0-9a-f]{64}$/,
  )
  await sealEntries(queueDb, chainHash)
  expect(await verify()).toMatchObject({ sealed: 12, unsealed: 0, head: { seq: 12 } })
})

test('several nodes that seal concurrently produce one chain', async () => {
  await write(30)
  const sealed = await Promise.all([1, 2, 3, 4].map(() => sealEntries(queueDb, chainHash)))
  expect(sealed.reduce((sum, count) => sum + count)).toBe(30)
  expect(await verify()).toMatchObject({ sealed: 40, unsealed: 0, broken: undefined })
})

test('more than a batch is sealed, and more than a page verified, in one go', async () => {
  await tamper(
    `insert into audit_inbox (practitioner_id, what) select '${ada.id}', 'many' from generate_series(1, 2500)`,
  )
  expect(await sealEntries(queueDb, chainHash)).toBe(2_500)
  expect(await verify()).toMatchObject({ sealed: 2_510, unsealed: 0, broken: undefined })
})

describe('tampering with the tables is detected at the first place:', () => {
  test.each([
    ['the time', `at = at + interval '1 second'`],
    ['who', `practitioner_id = '${newId()}'`],
    ['nobody', `practitioner_id = null`],
    ['what', `what = 'event 7'`],
    ['which', `object_ids = '{}'`],
    ['the outcome', `status = 404`],
    ['the address', `address_hash = '\\x00'`],
    ['a detail', `details = '{"zeta": 4, "alpha": false}'`],
    ['its hash', `hash = decode(repeat('00', 32), 'hex')`],
  ])('%s was changed', async (_, change) => {
    await tamper(`update audit_trail set ${change} where seq = 5`)
    expect(await verify()).toMatchObject({
      sealed: 4,
      broken: { seq: 5, reason: 'the row is not what was sealed' },
    })
  })

  test('a row was deleted', async () => {
    await tamper('delete from audit_trail where seq = 5')
    const verdict = await verify()
    expect(verdict.broken).toEqual({ seq: 6, reason: 'the rows before it are missing' })
    expect(describeVerdict(verdict)).toContain('The audit trail is broken at entry 6: ')
  })

  test('a row was deleted and the others were renumbered', async () => {
    await tamper(
      'delete from audit_trail where seq = 5',
      'update audit_trail set seq = -seq where seq > 5',
      'update audit_trail set seq = -seq - 1 where seq < 0',
    )
    expect((await verify()).broken).toEqual({
      seq: 5,
      reason: 'it does not follow the row before it',
    })
  })

  test('two rows were swapped', async () => {
    await tamper(
      'update audit_trail set seq = -5 where seq = 5',
      'update audit_trail set seq = 5 where seq = 6',
      'update audit_trail set seq = 6 where seq = -5',
    )
    expect((await verify()).broken?.seq).toBe(5)
  })

  test('a row was inserted', async () => {
    await tamper(
      'update audit_trail set seq = -seq where seq > 5',
      'update audit_trail set seq = -seq + 1 where seq < 0',
      `insert into audit_trail (seq, what, previous_hash, hash)
       select 6, 'planted', hash, decode(repeat('11', 32), 'hex') from audit_trail where seq = 5`,
    )
    expect((await verify()).broken?.seq).toBe(6)
  })

  test('a row was replaced by one at the same position of a different history', async () => {
    await tamper('create table other as select * from audit_trail where seq = 5')
    await tamper('delete from audit_trail where seq >= 4')
    await write(7)
    await sealEntries(queueDb, chainHash)
    await tamper(
      'delete from audit_trail where seq = 5',
      `insert into audit_trail select seq, at, practitioner_id, what, object_ids, status, address_hash,
         details, (select hash from audit_trail where seq = 4), hash from other`,
      'update audit_trail set previous_hash = (select hash from other) where seq = 6',
      'drop table other',
    )
    expect((await verify()).broken).toEqual({ seq: 5, reason: 'the row is not what was sealed' })
  })

  test('the start was cut off', async () => {
    await tamper('delete from audit_trail where seq <= 5')
    expect((await verify()).broken).toEqual({ seq: 6, reason: 'the rows before it are missing' })
  })

  test('all of it was rewritten with another key', async () => {
    expect((await verifyTrail(queueDb, keyedHash('x'.repeat(32), CHAIN))).broken?.seq).toBe(1)
  })

  test('the end was cut off, if an anchor was kept', async () => {
    const { head } = await verify()
    expect((await verify(head)).broken).toBeUndefined()
    await tamper('delete from audit_trail where seq > 8')
    expect((await verify()).broken).toBeUndefined()
    expect((await verify(head)).broken).toEqual({
      seq: 9,
      reason: 'rows up to the anchor are missing at the end',
    })
    await write(2)
    await sealEntries(queueDb, chainHash)
    expect((await verify(head)).broken).toEqual({
      seq: 10,
      reason: 'another row was there when the anchor was noted',
    })
  })
})

describe('the trail’s own clock', () => {
  const before = new Date(Date.now() - 40 * 24 * 3_600_000)

  /** Written and sealed that long ago. */
  async function givenOld(): Promise<void> {
    await tamper('delete from audit_trail')
    await write(4)
    await tamper(`update audit_inbox set at = at - interval '50 days'`)
    await write(3)
    await sealEntries(queueDb, chainHash)
  }

  test('deletes the oldest, records where it cut, and the rest is intact', async () => {
    await givenOld()
    expect(await pruneTrail(queueDb, chainHash, before)).toBe(4)
    expect(await verify()).toMatchObject({ sealed: 4, unsealed: 0, broken: undefined })
    expect(await pruneTrail(queueDb, chainHash, before)).toBe(0)
  })

  test('hides no further cut', async () => {
    await givenOld()
    await pruneTrail(queueDb, chainHash, before)
    await tamper('delete from audit_trail where seq = 5')
    expect((await verify()).broken?.seq).toBe(6)
  })

  test('keeps at least thirty days, whoever asks', async () => {
    await expect(pruneTrail(queueDb, chainHash, new Date())).rejects.toThrow('keeps rows')
    expect(await verify()).toMatchObject({ sealed: 10, unsealed: 0, broken: undefined })
  })
})

test('the operator reads a practitioner’s entries in order, sealed or not', async () => {
  await write(1)
  const listed = await describeEntries(queueDb, ada.id, new Date(0))
  const lines = listed.split('\n')
  expect(lines).toHaveLength(12)
  expect(lines[0]).toMatch(
    /^\d{4}-\d\d-\d\dT\S+Z {2}200 {2}event 0 {2}[0-9a-f-]{36} {2}zeta=0 {2}alpha=true {2}address=010101010101$/,
  )
  expect(lines.at(-1)).toBe(`11 entries of ${ada.id}`)
  const other = await describeEntries(queueDb, newId(), new Date(0))
  expect(other).toMatch(/^0 entries/)
  expect(await describeEntries(queueDb, ada.id, new Date(Date.now() + 60_000))).toMatch(
    /^0 entries/,
  )
  expect(await describeEntries(queueDb, ada.id, new Date(0), 3)).toMatch(/^Older entries are left/)
})
