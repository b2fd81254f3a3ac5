import { randomBytes } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { z } from 'zod'

export const SUPERUSER = 'postgres'
export const OWNER = 'chartwright'

export const Credentials = z.object({ superuserPassword: z.string(), ownerPassword: z.string() })
export type Credentials = z.infer<typeof Credentials>

export function newCredentials(): Credentials {
  return { superuserPassword: newPassword(), ownerPassword: newPassword() }
}

export async function writeCredentials(path: string, credentials: Credentials): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(JSON.stringify(credentials))
    await file.sync()
  } finally {
    await file.close()
  }
}

export async function readCredentials(path: string): Promise<Credentials> {
  return Credentials.parse(JSON.parse(await readFile(path, 'utf8')))
}

export function ownerUrl(credentials: Credentials, port: number): string {
  return `postgres://${OWNER}:${credentials.ownerPassword}@127.0.0.1:${port}/${OWNER}`
}

export function superuserUrl(credentials: Credentials, port: number): string {
  return `postgres://${SUPERUSER}:${credentials.superuserPassword}@127.0.0.1:${port}/postgres`
}

/** Hexadecimal, so that it needs no quoting in SQL and URLs. */
function newPassword(): string {
  return randomBytes(24).toString('hex')
}
