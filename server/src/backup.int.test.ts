import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Note } from '@chartwright/contract/notes'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backup } from './backup.ts'
import { asPractitioner } from './db/as-practitioner.ts'
import { checkBackup } from './db/backup/check-backup.ts'
import { decodeFrames, type Frame } from './db/backup/frames.ts'
import { readDatabase } from './db/backup/read-database.ts'
import { applyMigrations } from './db/backup/rebuild-schema.ts'
import { restoreDatabase } from './db/backup/restore-database.ts'
import { unseal } from './db/backup/seal.ts'
import { newestKnownMigration } from './db/migrate.ts'
import { audioChunks, recordings } from './db/recording-schema.ts'
import { ensureRoles } from './db/roles.ts'
import { restore } from './restore.ts'
import { as } from './testing/as.ts'
import type { TestPractitioner } from './testing/factories.ts'
import { givenEverything, type Everything } from './testing/given-everything.ts'
import { givenSignedNote } from './testing/given-signed-note.ts'
import { SECRET_KEY, testApp } from './testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

const PASSPHRASE = 'nine lives of a ginger cat'
const PASSWORD = 'Correct7Horse'
const source = await testApp()

let directory: string
let ada: TestPractitioner
let own: Everything
let signed: Note
let file: string
const databases: TestDatabase[] = []

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'backup-'))
  ada = await source.givenPractitioner({ password: PASSWORD })
  own = await givenEverything(source.app, source.db, ada, 'Ginger Cat')
  signed = await givenSignedNote(source.app, ada, own.session, 'Ginger Cat')
  await asPractitioner(source.db, ada.id, async (tx) => {
    const key = { practitionerId: ada.id, recordingId: own.recording }
    await tx.insert(audioChunks).values({ ...key, fromSample: 0, sampleCount: 4, pcm: SOUND })
    await tx.update(recordings).set({ receivedSamples: 4 })
  })
  file = join(directory, 'clinic.backup')
  await backup(command(source.url, [file]))
})

afterAll(async () => {
  for (const { drop } of databases) await drop()
  await rm(directory, { recursive: true })
})

const SOUND = Buffer.from(Int16Array.of(1, -2, 300, -400).buffer)

function command(url: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const settings = { DATABASE_URL: url, SECRET_KEY, BACKUP_PASSPHRASE: PASSPHRASE, ...env }
  const ask = () => Promise.resolve(undefined)
  return { dataDir: directory, args, env: settings, ask, costLog2: 10 }
}

async function newDatabase(template?: string): Promise<string> {
  const database = await createTestDatabase(template)
  databases.push(database)
  return database.url
}

async function onOwner<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const countTables = (url: string) =>
  onOwner(url, async (client) => {
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from pg_tables where schemaname in ('public', 'accounts', 'drizzle')`,
    )
    return rows[0]?.n
  })

/** The contents of each table in a backup, as a fingerprint of its rows and their number. */
async function fingerprints(path: string): Promise<Record<string, [string, number]>> {
  const { manifest } = await checkBackup(path, PASSPHRASE)
  const found: Record<string, [string, number]> = {}
  let hash = createHash('sha256')
  for await (const frame of decodeFrames(unseal(path, PASSPHRASE))) {
    if (frame.kind === 'data') hash.update(frame.bytes)
    if (frame.kind !== 'table-end') continue
    const table = manifest.tables[Object.keys(found).length]
    found[`${String(table?.schema)}.${String(table?.name)}`] = [hash.digest('hex'), frame.rows]
    hash = createHash('sha256')
  }
  return found
}

test('everything is restored: the rows are the same, and its owner signs in, reads and listens', async () => {
  const target = await newDatabase('template0')
  const told = await restore(command(target, [file]))
  expect(told).toMatch(
    /^Restored \d+ rows of \d+ tables, as they were at .*Everybody signs in anew/,
  )
  const again = join(directory, 'again.backup')
  await backup(command(target, [again]))
  const before = await fingerprints(file)
  const after = await fingerprints(again)
  expect(before['public.audio_chunks']?.[1]).toBe(1)
  expect(before['public.notes']?.[1]).toBe(2)
  expect(before['public.note_signatures']?.[1]).toBe(1)
  expect(before['accounts.sessions']?.[1]).toBe(1)
  expect(after['accounts.sessions']?.[1]).toBe(0)
  expect({ ...after, 'accounts.sessions': 0 }).toEqual({ ...before, 'accounts.sessions': 0 })

  const { app, owner } = await testApp({ url: target })
  expect((await as(app, ada, 'GET', '/patients/')).statusCode).toBe(401)
  const login = await app.inject({
    method: 'POST',
    url: '/auth/login',
    payload: { email: ada.email, password: PASSWORD },
  })
  const signedIn = login.json<{ token: string }>()
  const notes = await as(app, signedIn, 'GET', `/notes/${own.session}`)
  expect(notes.json<Note[]>()[0]?.note_text).toBe('<p>Ginger Cat</p>')
  expect(notes.json<Note[]>()[1]).toEqual(signed)
  // Signed notes stay locked.
  const edit = await as(app, signedIn, 'PUT', `/notes/${signed.id}`, { note_text: 'x' })
  expect(edit.statusCode).toBe(423)
  const heard = await onOwner(target, async (client) => {
    await client.query('set role chartwright_app')
    await client.query(`select set_config('app.practitioner_id', $1, false)`, [ada.id])
    return client.query<{ pcm: Buffer }>('select pcm from audio_chunks')
  })
  expect(heard.rows[0]?.pcm.equals(SOUND)).toBe(true)
  // Its row security is that of any other database.
  const { rows: unforced } = await owner.pool.query(
    `select relname from pg_class
     where relrowsecurity and not relforcerowsecurity and relnamespace = 'public'::regnamespace`,
  )
  expect(unforced).toEqual([])
  // Nor does the planner lack statistics about its tables.
  const { rows: unknown } = await owner.pool.query(
    `select relname from pg_class
     where relkind = 'r' and reltuples < 0 and relnamespace = 'public'::regnamespace`,
  )
  expect(unknown).toEqual([])
  const hidden = await owner.pool.query('select from patients')
  expect(hidden.rowCount).toBe(0)
})

test('a new table is included in the backup automatically, with the rows that its security hides', async () => {
  const url = await newDatabase()
  await onOwner(url, async (client) => {
    await client.query('create schema later')
    await client.query('create table later.trail (id int generated always as identity, what text)')
    await client.query(`insert into later.trail (what) values ('read'), ('changed')`)
    await client.query('alter table later.trail enable row level security')
    await client.query('alter table later.trail force row level security')
    expect((await client.query('select from later.trail')).rowCount).toBe(0)
  })
  const path = join(directory, 'later.backup')
  await backup(command(url, [path]))
  expect((await fingerprints(path))['later.trail']?.[1]).toBe(2)
  const { manifest } = await checkBackup(path, PASSPHRASE)
  expect(manifest.sequences).toContainEqual(
    expect.objectContaining({ schema: 'later', name: 'trail_id_seq', lastValue: '2' }),
  )
  await expect(restore(command(await newDatabase('template0'), [path]))).rejects.toThrow(
    'The backup holds the table "later"."trail"',
  )
})

test('what is written during a backup is not in it', async () => {
  const frames: Frame[] = []
  const reading = readDatabase({ url: source.url, version: '0', secretKey: SECRET_KEY })
  for await (const frame of decodeFrames(reading)) {
    frames.push(frame)
    if (frame.kind !== 'manifest') continue
    await as(source.app, ada, 'POST', '/patients/', { name: 'Too Late' })
  }
  const [first] = frames
  const place = first?.kind === 'manifest' ? first.manifest.tables : []
  const rows = frames.flatMap((frame) => (frame.kind === 'table-end' ? [frame.rows] : []))
  expect(rows[place.findIndex(({ name }) => name === 'patients')]).toBe(1)
})

test('a wrong passphrase, a truncated file and a changed byte are refused before anything is written', async () => {
  const target = await newDatabase('template0')
  const bytes = await readFile(file)
  const cut = join(directory, 'cut.backup')
  await writeFile(cut, bytes.subarray(0, -20))
  const changed = join(directory, 'changed.backup')
  const other = Buffer.from(bytes)
  other.writeUInt8(other.readUInt8(other.length >> 1) ^ 0x20, other.length >> 1)
  await writeFile(changed, other)
  const wrong = { BACKUP_PASSPHRASE: 'another phrase altogether' }
  await expect(restore(command(target, [file], wrong))).rejects.toThrow('The passphrase is not')
  for (const path of [cut, changed]) {
    await expect(restore(command(target, [path]))).rejects.toThrow('The backup is damaged')
  }
  expect(await countTables(target)).toBe(0)
})

test('a database with people in it is left untouched, unless it is to be replaced', async () => {
  const busy = await testApp()
  const eve = await busy.givenPractitioner()
  await as(busy.app, eve, 'POST', '/patients/', { name: 'Stays' })
  await expect(restore(command(busy.url, [file]))).rejects.toThrow(
    'Chartwright runs on this database: stop it on every node, then restore.',
  )
  const target = await newDatabase()
  await restore(command(target, [file]))
  await expect(restore(command(target, [file]))).rejects.toThrow('The database is not empty')
  await expect(restore(command(target, [file, '--replace']))).rejects.toThrow('add --yes')
  const no = { ...command(target, [file, '--replace']), ask: () => Promise.resolve('no') }
  await expect(restore(no)).rejects.toThrow('Nothing was changed.')
  const yes = { ...command(target, [file, '--replace']), ask: () => Promise.resolve('replace') }
  expect(await restore(yes)).toContain('Restored')
  expect(await restore(command(target, [file, '--replace', '--yes']))).toContain('Restored')
})

test('a restore that fails midway leaves the existing data', async () => {
  const target = await newDatabase()
  await restore(command(target, [file]))
  const before = join(directory, 'before.backup')
  await backup(command(target, [before]))
  const { manifest } = await checkBackup(file, PASSPHRASE)
  const failing = restoreDatabase({
    url: target,
    path: file,
    passphrase: PASSPHRASE,
    manifest,
    isReplacing: true,
    beforeCommit: () => Promise.reject(new Error('disk full')),
  })
  await expect(failing).rejects.toThrow('disk full')
  const after = join(directory, 'after.backup')
  await backup(command(target, [after]))
  expect(await fingerprints(after)).toEqual(await fingerprints(before))
})

test('an older backup is migrated to this version', async () => {
  const url = await newDatabase('template0')
  const older = await onOwner(url, async (client) => {
    await ensureRoles(client)
    const journal = await readFile(
      new URL('db/migrations/meta/_journal.json', import.meta.url),
      'utf8',
    )
    const { entries } = JSON.parse(journal) as { entries: { when: number }[] }
    const upTo = entries[2]?.when ?? 0
    await applyMigrations(client, { after: 0, upTo })
    await client.query(`alter table practitioners no force row level security`)
    await client.query(
      `insert into practitioners (id, email, name) values (gen_random_uuid(), 'old@clinic.example', 'Old')`,
    )
    await client.query(`alter table practitioners force row level security`)
    return upTo
  })
  const path = join(directory, 'older.backup')
  await backup(command(url, [path]))
  const { manifest } = await checkBackup(path, PASSPHRASE)
  expect(manifest.migratedTo).toBe(older)
  const target = await newDatabase('template0')
  await restoreDatabase({
    url: target,
    path,
    passphrase: PASSPHRASE,
    manifest,
    isReplacing: false,
    beforeCommit: () => Promise.resolve(),
  })
  await onOwner(target, async (client) => {
    const { rows } = await client.query<{ newest: string }>(
      'select max(created_at) as newest from drizzle.__drizzle_migrations',
    )
    expect(Number(rows[0]?.newest)).toBe(await newestKnownMigration())
    await client.query('set role chartwright_auth')
    const people = await client.query<{ email: string }>('select email from practitioners')
    expect(people.rows).toEqual([{ email: 'old@clinic.example' }])
  })
})

test('a backup of a newer version is refused', async () => {
  const url = await newDatabase()
  await onOwner(url, (client) =>
    client.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
    ),
  )
  const path = join(directory, 'newer.backup')
  await backup(command(url, [path]))
  await expect(restore(command(await newDatabase('template0'), [path]))).rejects.toThrow(
    'made by a newer version of Chartwright',
  )
})

test('the backup contains its secret key, and is not restored under another', async () => {
  const target = await newDatabase('template0')
  const other = { SECRET_KEY: 'another key that is long enough, too' }
  await expect(restore(command(target, [file], other))).rejects.toThrow('under another SECRET_KEY')
  expect(await restore(command(target, [file, '--show-secret-key'], other))).toBe(
    `SECRET_KEY=${SECRET_KEY}`,
  )
  expect(await countTables(target)).toBe(0)
})

test('unwritable files and wrong arguments are reported; no partial file is left', async () => {
  await expect(backup(command(source.url, [file]))).rejects.toThrow('There is a file')
  await expect(backup(command(source.url, []))).rejects.toThrow('npm run backup FILE')
  await expect(restore(command(source.url, [file, '--force']))).rejects.toThrow('npm run restore')
  await expect(backup(command(source.url, ['/no/such/place']))).rejects.toThrow('cannot be written')
  const short = { BACKUP_PASSPHRASE: 'short' }
  const path = join(directory, 'none.backup')
  await expect(backup(command(source.url, [path], short))).rejects.toThrow('at least 12')
  const unasked = command(source.url, [path], { BACKUP_PASSPHRASE: undefined })
  await expect(backup(unasked)).rejects.toThrow('set BACKUP_PASSPHRASE')
  let times = 0
  const differing = {
    ...unasked,
    ask: () => Promise.resolve(`a long passphrase ${String(times++)}`),
  }
  await expect(backup(differing)).rejects.toThrow('The two are not the same.')
  await expect(backup(command(await newDatabase('template0'), [path]))).rejects.toThrow(
    'There is nothing to back up',
  )
  expect((await readdir(directory)).filter((name) => /partial|none/.test(name))).toEqual([])
})
