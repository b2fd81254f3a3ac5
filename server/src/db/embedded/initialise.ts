import { chown, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OWNER, SUPERUSER, type Credentials } from './credentials.ts'
import { explainFailure } from './explain-failure.ts'
import type { ClusterPaths } from './paths.ts'
import type { Binaries } from './prepare-binaries.ts'
import { runProgram, type RunAs } from './run-program.ts'

export interface ClusterTools {
  readonly binaries: Binaries
  readonly runAs: RunAs | undefined
  /** False only in tests that trade durability for speed. */
  readonly isDurable: boolean
}

/** `paths.data` must exist, be empty and belong to the user who runs PostgreSQL. */
export async function initialise(
  paths: ClusterPaths,
  credentials: Credentials,
  tools: ClusterTools,
): Promise<void> {
  const passwordFile = join(paths.cluster, 'password')
  await writeFile(passwordFile, credentials.superuserPassword, { mode: 0o600 })
  if (tools.runAs) await chown(passwordFile, tools.runAs.uid, tools.runAs.gid)
  // In pg_trgm, letters of all scripts count as such under C.UTF-8 only, and some systems lack it.
  let made = await initdb(paths, tools, ['--lc-ctype=C.UTF-8', '--pwfile', passwordFile])
  if (made.output.includes('invalid locale name')) {
    made = await initdb(paths, tools, ['--pwfile', passwordFile])
  }
  await rm(passwordFile)
  if (made.code !== 0) throw explainFailure('make', paths, made.output)
}

function initdb(paths: ClusterPaths, { binaries, runAs, isDurable }: ClusterTools, args: string[]) {
  return runProgram(
    binaries.initdb,
    [
      `--pgdata=${paths.data}`,
      `--username=${SUPERUSER}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // The built-in provider sorts and folds the same way on every computer.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
      ...(isDurable ? [] : ['--no-sync']),
      ...args,
    ],
    { runAs },
  )
}

/** Without a server, so that the cluster is complete before anybody can connect to it. */
export async function createOwner(
  paths: ClusterPaths,
  credentials: Credentials,
  { binaries, runAs }: ClusterTools,
): Promise<void> {
  const statements = [
    `CREATE ROLE ${OWNER} LOGIN CREATEROLE PASSWORD '${credentials.ownerPassword}'`,
    `CREATE DATABASE ${OWNER} OWNER ${OWNER}`,
  ]
  const { code, output } = await runProgram(
    binaries.postgres,
    ['--single', '-j', '-D', paths.data, '-c', 'exit_on_error=on', 'postgres'],
    { runAs, input: statements.map((statement) => `${statement};\n\n`).join('') },
  )
  if (code !== 0) throw explainFailure('make', paths, output)
}
