import { createPrivateKey, type JsonWebKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { StartupError } from '../../../lib/startup-error.ts'

export interface ClientKey {
  readonly key: KeyObject
  readonly alg: 'RS384' | 'ES384'
}

const MIN_RSA_BITS = 2_048
const ADVICE =
  'FHIR_PRIVATE_KEY_FILE must be a PEM or JWK file of an RSA key of at least 2048 bits, or of a P-384 key'

/** The algorithms that SMART backend services require of every server. */
export function readClientKey(file: string): ClientKey {
  const key = open(file)
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = key
  if (type === 'rsa' && (details?.modulusLength ?? 0) >= MIN_RSA_BITS) return { key, alg: 'RS384' }
  if (type === 'ec' && details?.namedCurve === 'secp384r1') return { key, alg: 'ES384' }
  throw new StartupError(`${ADVICE}.`)
}

function open(file: string): KeyObject {
  try {
    const text = readFileSync(file, 'utf8').trim()
    if (!text.startsWith('{')) return createPrivateKey(text)
    const jwk = JSON.parse(text) as JsonWebKey
    return createPrivateKey({ key: jwk, format: 'jwk' })
  } catch {
    throw new StartupError(`${ADVICE}. This file cannot be read as one.`)
  }
}
