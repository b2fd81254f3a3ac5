import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { main, type StartOptions } from '../main.ts'
import type { TestPractitioner } from './factories.ts'
import { seedPractitioners, type Fill } from './seed-practitioners.ts'

export interface TestServer {
  readonly address: string
  readonly practitioners: readonly TestPractitioner[]
  stop(): Promise<void>
}

/** The whole product on a free port, with an embedded database in a directory of its own. */
export async function startTestServer(
  practitionerCount: number,
  env: NodeJS.ProcessEnv = {},
  speech?: StartOptions['speech'],
  fill?: Fill,
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'chartwright-server-'))
  // mkdtemp makes it private; the embedded database may run as another user.
  await chmod(dataDir, 0o755)
  const practitioners = await seedPractitioners(dataDir, practitionerCount, fill)
  const running = await main({
    dataDir,
    env: { PORT: '0', ...env },
    ...(speech && { speech }),
  })
  return {
    address: running.address,
    practitioners,
    async stop() {
      await running.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
