import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Tx } from '../../db/open.ts'
import type { SecretBox } from '../../lib/secret-box.ts'
import { StartupError } from '../../lib/startup-error.ts'
import { insertSigningKey, listSigningKeys, type SealedKey } from './signing-keys.queries.ts'

export const SIGNING_ALGORITHM = 'ES256'

/** Private keys, newest first: the first signs, all verify. Generated on the first start. */
export async function loadSigningKeys(tx: Tx, box: SecretBox): Promise<[JWK, ...JWK[]]> {
  const sealed = await listSigningKeys(tx)
  const [first, ...rest] = sealed.map((key) => openKey(box, key))
  if (first) return [first, ...rest]
  const made = await makeKey()
  await insertSigningKey(tx, { kid: made.kid, sealedJwk: box.seal(JSON.stringify(made)) })
  return [made]
}

function openKey(box: SecretBox, key: SealedKey): JWK {
  try {
    return JSON.parse(box.open(key.sealedJwk)) as JWK
  } catch {
    throw new StartupError(
      'SECRET_KEY does not open the keys in this database. Start with the SECRET_KEY that it was made with.',
    )
  }
}

async function makeKey(): Promise<JWK & { kid: string }> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true })
  const jwk = await exportJWK(privateKey)
  return { ...jwk, alg: SIGNING_ALGORITHM, use: 'sig', kid: await calculateJwkThumbprint(jwk) }
}
