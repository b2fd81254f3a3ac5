import { stat } from 'node:fs/promises'
import { sharedUserWarning } from '../database-user.ts'
import { adoptPostmaster, assertOwnership, type ServingPostmaster } from './adopt-postmaster.ts'
import { ownerUrl, superuserUrl, type Credentials } from './credentials.ts'
import { explainFailure } from './explain-failure.ts'
import { findPackage, type PostgresPackage } from './find-package.ts'
import { connectGuard } from './guard.ts'
import { makeCluster } from './make-cluster.ts'
import { openCluster } from './open-cluster.ts'
import { explainFileError, openDirectory } from './open-directory.ts'
import { clusterPaths, type ClusterPaths } from './paths.ts'
import { prepareBinaries } from './prepare-binaries.ts'
import { assertReachable, findRunAs } from './run-as.ts'
import { clusterSettings, type Settings } from './settings.ts'
import { startPostmaster } from './start-postmaster.ts'
import { stopPostmaster } from './stop-postmaster.ts'

export interface EmbeddedPostgres {
  /** Login of the database's owner: not a superuser, may create roles. */
  readonly url: string
  /** For tests and maintenance only. */
  readonly superuserUrl: string
  /** For the operator: others may read its files. */
  readonly warning: string | undefined
  /** Resolves when PostgreSQL is gone. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  /**
   * Everything in the cluster is below it. When started by root, PostgreSQL runs as another user,
   * who must be able to enter this directory's parents.
   */
  readonly directory: string
  readonly settings?: Settings
  /** Receives text verbatim: a long step starts a line and ends it with its elapsed seconds. */
  readonly onProgress?: (text: string) => void
}

interface Start {
  readonly paths: ClusterPaths
  readonly postgresPackage: PostgresPackage
  readonly settings: Settings
  readonly onProgress: (text: string) => void
}

/** Rejects with a StartupError that says what is wrong and what to do. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const postgresPackage = findPackage()
  const paths = clusterPaths(await openDirectory(options.directory))
  const start: Start = {
    paths,
    postgresPackage,
    settings: clusterSettings(paths.data, postgresPackage.version, options.settings),
    onProgress: options.onProgress ?? (() => {}),
  }
  const { credentials, port, guard } = await serve(start).catch((error: unknown) => {
    throw explainFileError(options.directory, error)
  })
  let stopping: Promise<void> | undefined
  return {
    url: ownerUrl(credentials, port),
    superuserUrl: superuserUrl(credentials, port),
    warning: await sharedUserWarning((await stat(paths.data)).uid, paths.data),
    stop: () => (stopping ??= stopPostmaster(paths.data).finally(() => void guard.close())),
  }
}

async function serve(start: Start): Promise<ServingPostmaster & { credentials: Credentials }> {
  const { paths, postgresPackage, settings } = start
  const runAs = await findRunAs(paths.data)
  await assertReachable(paths.directory, runAs)
  const clusterName = settings['cluster_name'] ?? ''
  for (;;) {
    const credentials = await openCluster(paths, postgresPackage)
    if (credentials) {
      const adopted = await adoptPostmaster({ dataPath: paths.data, credentials, clusterName })
      if (adopted) return { ...adopted, credentials }
    }
    const binaries = await prepareBinaries(postgresPackage, paths.binaries, runAs)
    if (!credentials) {
      const isDurable = settings['fsync'] !== 'off'
      await step(start.onProgress, 'Making the database', () =>
        makeCluster(paths.directory, { binaries, runAs, isDurable }),
      )
      continue
    }
    const port = await startPostmaster({ program: binaries.postgres, paths, runAs, settings })
    if (port === undefined) continue
    return { port, credentials, guard: await guardOwn(paths, credentials, port) }
  }
}

async function guardOwn(paths: ClusterPaths, credentials: Credentials, port: number) {
  const guard = await connectGuard(credentials, port).catch(async (error: unknown) => {
    await stopPostmaster(paths.data)
    throw explainFailure('start', paths, String(error))
  })
  await assertOwnership(guard, paths.data)
  return guard
}

async function step(say: (text: string) => void, name: string, work: () => Promise<void>) {
  const startedAtMs = performance.now()
  say(`${name} … `)
  try {
    await work()
  } finally {
    say(`${((performance.now() - startedAtMs) / 1000).toFixed(1)} s\n`)
  }
}
