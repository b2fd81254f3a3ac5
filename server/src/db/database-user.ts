import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const OWN_USER = 'chartwright-db'
/** If no user can be created. Other programs run as it too, and could read the files. */
const SHARED_USER = 'nobody'

export interface DatabaseUser {
  readonly name: string
  readonly uid: number
  readonly gid: number
}

/** Rejects if the program is missing or fails. */
type Run = (program: string, args: readonly string[]) => Promise<string>

const HOME = '/nonexistent'
const NO_SHELL = '/sbin/nologin'
const SYSTEM_USER = ['--system', '--user-group', '--no-create-home']

/** For the usual Linux systems, and for BusyBox. */
const WAYS: readonly (readonly [program: string, args: readonly string[]])[][] = [
  [['useradd', [...SYSTEM_USER, '--home-dir', HOME, '--shell', NO_SHELL, OWN_USER]]],
  [
    ['addgroup', ['-S', OWN_USER]],
    ['adduser', ['-S', '-D', '-H', '-h', HOME, '-s', NO_SHELL, '-G', OWN_USER, OWN_USER]],
  ],
]

/**
 * When started by root, PostgreSQL needs another user: one of its own, otherwise the shared one.
 */
export async function chooseDatabaseUser(run: Run = runTool): Promise<DatabaseUser | undefined> {
  return (
    (await findUser(run, OWN_USER)) ??
    (await makeOwnUser(run)) ??
    (await findUser(run, SHARED_USER))
  )
}

/** What to tell the operator about files that belong to this user; undefined if all is well. */
export async function sharedUserWarning(
  uid: number,
  dataPath: string,
  run: Run = runTool,
): Promise<string | undefined> {
  if ((await findUser(run, SHARED_USER))?.uid !== uid) return undefined
  const hasOwn = (await findUser(run, OWN_USER)) !== undefined
  const make = hasOwn ? '' : `useradd --system --user-group ${OWN_USER}; `
  return (
    `PostgreSQL runs as the user ${SHARED_USER}: other programs that run as it can read the database.\n` +
    '  Start Chartwright as an ordinary user; or stop it, run as root\n' +
    `  ${make}chown -R ${OWN_USER}: ${dataPath}\n` +
    '  and start it again.'
  )
}

async function makeOwnUser(run: Run): Promise<DatabaseUser | undefined> {
  for (const way of WAYS) {
    for (const [program, args] of way) await run(program, args).catch(() => undefined)
    // Looked up whatever the outcome: another start may have been faster.
    const made = await findUser(run, OWN_USER)
    if (made) return made
  }
  return undefined
}

async function findUser(run: Run, name: string): Promise<DatabaseUser | undefined> {
  try {
    const [uid, gid] = [await run('id', ['-u', name]), await run('id', ['-g', name])]
    return { name, uid: Number(uid), gid: Number(gid) }
  } catch {
    return undefined
  }
}

const runTool: Run = async (program, args) => {
  const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' }
  return (await promisify(execFile)(program, [...args], { env })).stdout
}
