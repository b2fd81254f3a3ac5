import { expect, test } from 'vitest'
import { chooseDatabaseUser, sharedUserWarning } from './database-user.ts'

const NOBODY = 65_534

/** A system with these users, on which only `maker` can create another. */
function system(users: Record<string, number>, maker?: string) {
  const known = new Map(Object.entries(users))
  const calls: string[] = []
  const run = async (program: string, args: readonly string[]): Promise<string> => {
    calls.push([program, ...args].join(' '))
    const name = args.at(-1) ?? ''
    if (program === maker) known.set(name, 990)
    const id = known.get(name)
    if ((program !== 'id' && program !== maker) || id === undefined) throw new Error('failed')
    return `${String(id)}\n`
  }
  return { run, calls }
}

test('the database has a user of its own, who is created once and cannot log in', async () => {
  const { run, calls } = system({ nobody: NOBODY }, 'useradd')
  const user = { name: 'chartwright-db', uid: 990, gid: 990 }
  expect(await chooseDatabaseUser(run)).toEqual(user)
  expect(await chooseDatabaseUser(run)).toEqual(user)
  const made = calls.filter((call) => call.startsWith('useradd'))
  expect(made).toEqual([
    'useradd --system --user-group --no-create-home --home-dir /nonexistent --shell /sbin/nologin chartwright-db',
  ])
})

test('BusyBox creates it too', async () => {
  const { run } = system({ nobody: NOBODY }, 'adduser')
  expect(await chooseDatabaseUser(run)).toMatchObject({ name: 'chartwright-db' })
})

test('if none can be created it is nobody, and the operator is told what that means', async () => {
  const { run } = system({ nobody: NOBODY })
  expect(await chooseDatabaseUser(run)).toMatchObject({ name: 'nobody', uid: NOBODY })
  const warning = await sharedUserWarning(NOBODY, '/srv/data', run)
  expect(warning).toMatch(/as the user nobody: other programs[^]+can read the database/)
  expect(warning).toContain(
    'useradd --system --user-group chartwright-db; chown -R chartwright-db: /srv/data\n',
  )
})

test('an existing database owned by nobody is reported, a user’s own is not', async () => {
  const { run } = system({ nobody: NOBODY, 'chartwright-db': 990 })
  expect(await sharedUserWarning(NOBODY, '/srv/data', run)).toMatch(/^ {2}chown -R/m)
  expect(await sharedUserWarning(990, '/srv/data', run)).toBeUndefined()
  expect(await sharedUserWarning(1_000, '/srv/data', run)).toBeUndefined()
})

test('a system without either has none', async () => {
  expect(await chooseDatabaseUser(system({}).run)).toBeUndefined()
})
