import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../durability/product.ts'
import { loadServer } from '../support/server-bundle.ts'
import {
  clientReloaded,
  otherSessionOpened,
  serverKilled,
  socketCut,
  socketSilent,
  straight,
  type Outcome,
  type Setting,
} from './scenarios.ts'

export interface Faults extends Pick<Setting, 'sound' | 'speed' | 'cutS'> {
  /** What is started instead of the product as it is. */
  readonly command?: readonly string[]
}

/** The same sound sent in six ways, and what each left behind. The server's bundle is there. */
export async function runScenarios({ command, ...faults }: Faults): Promise<Outcome[]> {
  const directory = await mkdtemp(join(tmpdir(), 'chartwright-recording-'))
  // mkdtemp makes it private; the embedded database may run as another user.
  await chmod(directory, 0o755)
  const dataDir = join(directory, 'data')
  const { seedPractitioners } = await loadServer()
  const [practitioner] = await seedPractitioners(dataDir, 1)
  const options = command && { command }
  let product = await startProduct(dataDir, options)
  try {
    await product.ready()
    const { address } = product
    const setting = { ...faults, directory, token: practitioner?.token ?? '' }
    const outcomes = await Promise.all([
      straight(setting, address),
      socketCut(setting, address),
      clientReloaded(setting, address),
      socketSilent(setting, address),
      otherSessionOpened(setting, address),
    ])
    const restart = async () =>
      (product = await startProduct(dataDir, { ...options, port: Number(new URL(address).port) }))
    const killed = await serverKilled(setting, product, restart)
    await product.stop()
    return [...outcomes, killed.outcome]
  } finally {
    await product.kill()
    await rm(directory, { recursive: true, force: true, maxRetries: 5 })
  }
}
