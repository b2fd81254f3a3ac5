import { readFile } from 'node:fs/promises'
import { calculateJwkThumbprint, type JWK } from 'jose'
import { z } from 'zod'
import { StartupError } from '../../lib/startup-error.ts'
import { SIGNING_ALGORITHM } from './signing-keys.ts'

const PrivateKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.string().optional(),
})

/** AUTH_SIGNING_KEYS_FILE: the first key signs, all of them verify and are published. */
export async function readSigningKeys(path: string): Promise<[JWK, ...JWK[]]> {
  const keys = await parseKeys(path)
  const [first, ...rest] = await Promise.all(keys.map(complete))
  if (!first) throw unusable()
  return [first, ...rest]
}

async function parseKeys(path: string): Promise<z.infer<typeof PrivateKey>[]> {
  try {
    return z.array(PrivateKey).parse(JSON.parse(await readFile(path, 'utf8')))
  } catch {
    throw unusable()
  }
}

async function complete(key: z.infer<typeof PrivateKey>): Promise<JWK> {
  const { kid, ...rest } = key
  return {
    ...rest,
    kid: kid ?? (await calculateJwkThumbprint(rest)),
    alg: SIGNING_ALGORITHM,
    use: 'sig',
  }
}

function unusable(): StartupError {
  return new StartupError(
    'AUTH_SIGNING_KEYS_FILE must be a readable JSON list of private P-256 keys (JWK), the signing one first.',
  )
}
