import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

const IN_USE = '55006'

export interface TestDatabase {
  /** Login of the owner of the tables. */
  readonly url: string
  drop(): Promise<void>
}

/**
 * A separate database for this test file, copied from the migrated template, or from `template0`,
 * which is empty.
 */
export async function createTestDatabase(template = 'chartwright'): Promise<TestDatabase> {
  const { ownerUrl, superuserUrl } = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  await asSuperuser(superuserUrl, (client) => copyTemplate(client, template, name))
  const url = new URL(ownerUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: () =>
      asSuperuser(superuserUrl, (client) => client.query(`drop database ${name} with (force)`)),
  }
}

/** Another file that is copying keeps the template busy for a while. */
async function copyTemplate(client: pg.Client, template: string, name: string): Promise<void> {
  for (;;) {
    try {
      await client.query(`create database ${name} template ${template} owner chartwright`)
      return
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== IN_USE) throw error
    }
  }
}

async function asSuperuser(url: string, work: (client: pg.Client) => Promise<unknown>) {
  const admin = new URL(url)
  admin.pathname = '/postgres'
  const client = new pg.Client({ connectionString: admin.href })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
