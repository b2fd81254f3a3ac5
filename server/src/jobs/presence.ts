import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { JOBS_ROLE } from '../db/roles.ts'

/** Any constant: the class of advisory locks that announce who is alive. */
export const PRESENCE_LOCK = 4_207_120
const CHANNEL = 'recordings'
const RECONNECT_MS = 500

export interface Presence {
  /** From now on others see that this name is alive, until the process ends, however it ends. */
  announce(name: string): Promise<void>
  /** The name is dead, though the process goes on. */
  withdraw(name: string): Promise<void>
  close(): Promise<void>
}

export interface PresenceOptions {
  readonly url: string
  readonly log: Logger
  readonly onNotice: (payload: string) => void
  /** Notices may have been missed: check again. */
  readonly onReconnected: () => void
}

/**
 * A connection of this node's own. PostgreSQL drops its locks when the process dies, so that
 * liveness needs no clock and no heartbeat; notices of all nodes arrive on it.
 */
export async function openPresence(options: PresenceOptions): Promise<Presence> {
  const names = new Set<string>()
  let client = await connect()
  let isClosed = false
  const isOpen = () => !isClosed

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString: options.url,
      options: `-c role=${JOBS_ROLE}`,
      application_name: 'chartwright-presence',
      keepAlive: true,
    })
    next.on('error', () => undefined)
    await next.connect()
    next.on('notification', ({ payload = '' }) => {
      options.onNotice(payload)
    })
    await next.query(`listen ${CHANNEL}`)
    for (const name of names) await hold(next, name)
    next.once('end', () => {
      if (isOpen()) void reconnect()
    })
    return next
  }

  async function reconnect(): Promise<void> {
    options.log.warn('connection for notices lost')
    while (isOpen()) {
      await sleep(RECONNECT_MS)
      try {
        client = await connect()
        if (isOpen()) options.onReconnected()
        else await client.end()
        return
      } catch {
        // The database is still unavailable: the next attempt will tell.
      }
    }
  }

  return {
    async announce(name) {
      names.add(name)
      await hold(client, name)
    },
    async withdraw(name) {
      names.delete(name)
      await release(client, name)
    },
    async close() {
      isClosed = true
      await client.end().catch(() => undefined)
    },
  }
}

/**
 * A lock of the same name held by a connection that the server does not yet know to be dead is no
 * obstacle: locks are shared.
 */
async function hold(client: pg.Client, name: string): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1, hashtext($2) & 2147483647)', [
    PRESENCE_LOCK,
    name,
  ])
}

async function release(client: pg.Client, name: string): Promise<void> {
  await client.query('select pg_advisory_unlock_shared($1, hashtext($2) & 2147483647)', [
    PRESENCE_LOCK,
    name,
  ])
}
