import pg from 'pg'
import { prepareQueue } from '../jobs/prepare-queue.ts'
import { StartupError } from '../lib/startup-error.ts'
import { inTurn, migrate } from './migrate.ts'
import { requireBoundRoles } from './roles.ts'
import { queriesOn, type Tx } from './open.ts'

const CONNECT_TIMEOUT_MS = 10_000

/** Connects as the owner, migrates, and lets `work` do what only the owner may, before serving starts. */
export async function prepareDatabase<T>(url: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await connectAsOwner(url)
  try {
    return await inTurn(client, async () => {
      await migrate(client)
      await prepareQueue(url)
      await requireBoundRoles(client)
      return work(queriesOn(client))
    })
  } finally {
    await client.end()
  }
}

export async function connectAsOwner(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'chartwright-owner',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    throw new StartupError(
      `Cannot open the database: ${reasonOf(error)} Check DATABASE_URL, or leave it out to use the embedded PostgreSQL.`,
    )
  }
}

/** The server's own message may quote the user and host, never the password. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no connection.'
  const { message, code } = error as Error & { code?: string }
  switch (code) {
    case 'ECONNREFUSED':
      return 'nothing answers at that address.'
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'its host name is unknown.'
    case '28P01':
    case '28000':
      return 'the user or password is wrong.'
    case '3D000':
      return 'there is no such database on that server.'
    case undefined:
    default:
      return message ? message.replace(/\.?$/, '.') : 'no connection.'
  }
}
