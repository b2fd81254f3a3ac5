import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Settings } from '../../server/src/db/embedded/settings.ts'
import { closer } from '../../server/src/lib/closer.ts'
import type { TestPractitioner } from '../../server/src/testing/factories.ts'
import { seedDatabase } from '../../server/src/testing/seed-database.ts'
import { startProduct, type Product, type ProductOptions } from '../durability/product.ts'
import { startTcpBalancer } from './balancer.ts'
import { startDatabase, type OutsideDatabase } from './database.ts'
import { findNginx, startNginx } from './nginx.ts'

export interface ClusterOptions {
  readonly nodes?: number
  readonly practitioners?: number
  /** Of every practitioner. */
  readonly password?: string
  readonly env?: NodeJS.ProcessEnv
  /** What each node runs instead of the product as `npm start` does. */
  readonly command?: readonly string[]
  readonly database?: Settings
  /** nginx where it is installed, unless told otherwise. */
  readonly balancer?: 'nginx' | 'tcp'
}

/** One server process: what it is now, and how to end it and start it again on its port. */
export interface Node {
  readonly address: string
  /** Of the process that runs now. */
  pid(): number
  /** Without warning. */
  kill(): Promise<number>
  /** Asks it to leave; the code that it ended with. */
  stop(): Promise<number | null>
  /** After kill or stop. Resolves when it is ready. */
  start(): Promise<void>
}

export interface Cluster {
  /** Of the balancer. */
  readonly address: string
  readonly balancer: 'nginx' | 'tcp'
  readonly nodes: readonly Node[]
  readonly practitioners: readonly TestPractitioner[]
  readonly secretKey: string
  /** Is removed with the cluster. */
  readonly directory: string
  readonly database: OutsideDatabase
  stop(): Promise<void>
}

/** The product on one PostgreSQL outside of it, as several processes behind a balancer. */
export async function startCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const closing = closer()
  const directory = await mkdtemp(join(tmpdir(), 'chartwright-cluster-'))
  closing.add(() => rm(directory, { recursive: true, force: true, maxRetries: 5 }))
  try {
    // mkdtemp makes it private; the database and the balancer may run as other users.
    await chmod(directory, 0o755)
    const database = await startDatabase(join(directory, 'postgres'), options.database)
    closing.add(() => database.stop())
    const secretKey = randomBytes(32).toString('base64url')
    const { practitioners: count = 0, password } = options
    const practitioners = await seedDatabase(database.url, secretKey, count, {
      ...(password !== undefined && { password }),
    })
    const env = { DATABASE_URL: database.url, SECRET_KEY: secretKey, ...options.env }
    const start = { env, ...(options.command && { command: options.command }) }
    const nodes: Node[] = []
    // One after another: the first may have to build the pages, and the others find them.
    while (nodes.length < (options.nodes ?? 2)) {
      const node = await startNode(join(directory, `node-${String(nodes.length + 1)}`), start)
      closing.add(() => node.kill())
      nodes.push(node)
    }
    const addresses = nodes.map(({ address }) => address)
    const nginx = options.balancer === 'tcp' ? undefined : findNginx()
    const balancer = nginx
      ? await startNginx(nginx, directory, addresses)
      : await startTcpBalancer(addresses)
    closing.add(() => balancer.stop())
    return {
      address: balancer.address,
      balancer: nginx ? 'nginx' : 'tcp',
      nodes,
      practitioners,
      secretKey,
      directory,
      database,
      stop: closing.close,
    }
  } catch (error) {
    await closing.close()
    throw error
  }
}

async function startNode(dataDir: string, options: ProductOptions): Promise<Node> {
  let product: Product = await startProduct(dataDir, options)
  await product.ready()
  const { address } = product
  return {
    address,
    pid: () => product.pid,
    kill: () => product.kill(),
    stop: () => product.stop(),
    async start() {
      product = await startProduct(dataDir, { ...options, port: Number(new URL(address).port) })
      await product.ready()
    },
  }
}
