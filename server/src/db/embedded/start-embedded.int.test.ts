import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { chooseDatabaseUser } from '../database-user.ts'
import { clusterPaths } from './paths.ts'
import { query, scratchDirectory, SETTINGS, start, stoppedCluster } from './testing/scratch.ts'

test('what was written is there after a stop and another start', async () => {
  const directory = await scratchDirectory()
  const progress: string[] = []
  const first = await start(directory, { onProgress: (text) => progress.push(text) })
  await query(first.url, `create table kept as select 'yes' as word`)
  await first.stop()

  const second = await start(directory, { onProgress: (text) => progress.push(text) })

  expect(await query(second.url, 'select word from kept')).toEqual([{ word: 'yes' }])
  expect(progress.join('')).toMatch(/^Making the database … \d+\.\d s\n$/)
  await second.stop()
})

test('a stop leaves no PostgreSQL behind, and a second stop changes nothing', async () => {
  const directory = await stoppedCluster()
  const postgres = await start(directory)
  await Promise.all([postgres.stop(), postgres.stop()])
  await postgres.stop()
  expect(existsSync(`${clusterPaths(directory).data}/postmaster.pid`)).toBe(false)
  await expect(query(postgres.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
})

test('the owner may create roles and is not a superuser; the superuser is', async () => {
  const { url, superuserUrl } = await start(await stoppedCluster())
  const about = `select current_user, current_database(), rolsuper, rolcreaterole, rolbypassrls
    from pg_roles where rolname = current_user`
  expect(await query(url, about)).toEqual([
    {
      current_user: 'chartwright',
      current_database: 'chartwright',
      rolsuper: false,
      rolcreaterole: true,
      rolbypassrls: false,
    },
  ])
  expect(await query(superuserUrl, about)).toMatchObject([{ rolsuper: true }])
})

test('letters of all scripts are folded, the order is by code point, pages carry checksums', async () => {
  const { url } = await start(await stoppedCluster())
  expect(
    await query(
      url,
      `select lower('ÄŽΩ') as folded, 'a' > 'Z' as by_code_point,
        current_setting('data_checksums') as checksums, current_setting('TimeZone') as zone`,
    ),
  ).toEqual([{ folded: 'äžω', by_code_point: true, checksums: 'on', zone: 'UTC' }])
})

test('it listens on loopback only, requires the password, and stores it where only we can read', async () => {
  const directory = await stoppedCluster()
  const { url, superuserUrl } = await start(directory)
  const where = `select current_setting('listen_addresses') as tcp,
    current_setting('unix_socket_directories') as sockets`
  expect(await query(superuserUrl, where)).toEqual([{ tcp: '127.0.0.1', sockets: '' }])
  const stranger = new URL(url)
  stranger.password = 'guess'
  await expect(query(stranger.href, 'select 1')).rejects.toThrow('password authentication failed')
  expect((await stat(clusterPaths(directory).credentials)).mode & 0o777).toBe(0o600)
})

test.runIf(process.geteuid?.() === 0)(
  'started by root it belongs to another user, and the operator is warned if others share that user',
  async () => {
    const directory = await scratchDirectory()
    const { warning } = await start(directory)
    const { uid, mode } = await stat(clusterPaths(directory).data)
    const user = await chooseDatabaseUser()
    expect([uid, mode & 0o777]).toEqual([user?.uid, 0o700])
    expect(warning !== undefined).toBe(user?.name === 'nobody')
  },
)

test('no value of a failing statement is logged', async () => {
  const directory = await stoppedCluster()
  const { url } = await start(directory)
  await query(url, 'create table patients (name text primary key)')
  await query(url, `insert into patients values ('Jane Roe')`)
  const failing = [
    `insert into patients values ('Jane Roe')`,
    `select 'Jane Roe'::integer`,
    `do $$ begin raise warning 'Jane Roe'; raise exception 'Jane Roe'; end $$`,
  ]
  for (const statement of failing) await expect(query(url, statement)).rejects.toThrow()

  const log = await readFile(clusterPaths(directory).log, 'utf8')
  expect(log).toContain('ready to accept connections')
  expect(log).not.toContain('Jane')
})

test('two concurrent starts on an empty directory create one cluster, and one of them serves it', async () => {
  const directory = await scratchDirectory()
  const starts = await Promise.allSettled([start(directory), start(directory)])

  const [served] = starts.filter((outcome) => outcome.status === 'fulfilled')
  const [refused] = starts.filter((outcome) => outcome.status === 'rejected')
  expect(refused?.reason).toMatchObject({ name: 'StartupError' })
  expect(String(refused?.reason)).toContain('in use by another running process')
  expect(await query(served!.value.url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect((await readdir(directory)).sort()).toEqual(['cluster', 'postgres.log'])
})

test('extra settings are in force', async () => {
  const { url } = await start(await stoppedCluster())
  expect(await query(url, 'show max_connections')).toEqual([
    { max_connections: SETTINGS.max_connections },
  ])
})
