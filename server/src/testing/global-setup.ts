import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../db/embedded/start-embedded.ts'
import { prepareDatabase } from '../db/prepare.ts'
import { DEFAULT_TEMPLATES } from '../features/templates/default-templates.ts'
import { putDefaultTemplates } from '../features/templates/templates.queries.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { ownerUrl: string; superuserUrl: string }
  }
}

/** One cluster for the run; its database, migrated once, is the template that each test file copies. */
export async function setup(project: TestProject) {
  const directory = await mkdtemp(join(tmpdir(), 'chartwright-test-'))
  // mkdtemp makes it private; the cluster may run as another user.
  await chmod(directory, 0o755)
  const postgres = await startEmbedded({
    directory: join(directory, 'postgres'),
    settings: { fsync: 'off', max_connections: '500' },
  })
  const tearDown = async () => {
    await postgres.stop()
    await rm(directory, { recursive: true, force: true })
  }
  try {
    await prepareDatabase(postgres.url, (tx) => putDefaultTemplates(tx, DEFAULT_TEMPLATES))
  } catch (error) {
    await tearDown()
    throw error
  }
  project.provide('postgres', { ownerUrl: postgres.url, superuserUrl: postgres.superuserUrl })
  return tearDown
}
