import { stat } from 'node:fs/promises'
import { StartupError } from '../../lib/startup-error.ts'
import { chooseDatabaseUser } from '../database-user.ts'
import { runProgram, type RunAs } from './run-program.ts'

/**
 * PostgreSQL refuses to run as root. An existing cluster keeps its owner, so that one start as root
 * does not lock its ordinary user out.
 */
export async function findRunAs(dataPath: string): Promise<RunAs | undefined> {
  const self = process.geteuid?.()
  if (self === undefined) return undefined
  const owner = await stat(dataPath).catch(() => undefined)
  if (self !== 0) {
    if (!owner || owner.uid === self) return undefined
    throw new StartupError(
      `The database in ${dataPath} belongs to the user with the id ${owner.uid}: start as that user or as root, or choose another DATA_DIR.`,
    )
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const user = await chooseDatabaseUser()
  if (!user) {
    throw new StartupError(
      'PostgreSQL refuses to run as root and this system has no other user to run it as: start as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
    )
  }
  if (!owner) return user
  throw new StartupError(
    `The database in ${dataPath} belongs to root, under which PostgreSQL refuses to run: give it away with "chown -R ${user.name}: ${dataPath}" and start again.`,
  )
}

export async function assertReachable(directory: string, runAs: RunAs | undefined): Promise<void> {
  if (!runAs) return
  const entered = await runProgram('/bin/sh', ['-c', 'cd -- "$1"', 'sh', directory], { runAs })
  if (entered.code === 0) return
  throw new StartupError(
    `The directory ${directory} cannot be entered by the user with the id ${runAs.uid}, as which PostgreSQL runs when it is started by root: choose a DATA_DIR outside of private directories, or set DATABASE_URL to a PostgreSQL of your own.`,
  )
}
