import { SignJWT } from 'jose'
import type { Bundle } from 'fhir/r4'
import { z } from 'zod'
import { newId } from '../../../lib/ids.ts'
import { ask, requireSuccess } from '../post-safely.ts'
import { readToken } from '../read-token.ts'
import { DeliveryError, type RecordSystem } from '../record.ts'
import type { ClientKey } from './private-key.ts'

export interface FhirServerOptions {
  readonly baseUrl: string
  readonly tokenUrl: string
  readonly clientId: string
  readonly keyId: string | undefined
  readonly scope: string
  readonly clientKey: ClientKey
  readonly timeoutMs: number
}

/** SMART backend services: at most five minutes. */
const ASSERTION_S = 240
const ASSERTION_TYPE = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer'
const Created = z.object({ resourceType: z.literal('Bundle'), id: z.string().min(1) })

/** Stores documents as they are, in `POST [base]/Bundle`; the one that is there already counts. */
export function fhirServer(options: FhirServerOptions): RecordSystem {
  const { baseUrl, timeoutMs } = options
  const signIn = async (signal: AbortSignal) =>
    readToken(options.tokenUrl, await tokenForm(options), { signal, timeoutMs })
  return {
    name: 'fhir',
    host: new URL(baseUrl).host,
    async send({ bundle, deliveryId }, signal) {
      const token = await signIn(signal)
      const identifier = { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${deliveryId}` }
      const sent: Bundle = { ...bundle, identifier }
      const answer = await ask({
        url: `${baseUrl}/Bundle`,
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/fhir+json',
          accept: 'application/fhir+json',
          'if-none-exist': `identifier=${encodeURIComponent(`${identifier.system}|${identifier.value}`)}`,
        },
        body: JSON.stringify(sent),
        signal,
        timeoutMs,
      })
      requireSuccess(answer)
      return nameOf(answer.location, answer.json)
    },
    async check(signal) {
      await signIn(signal)
    },
  }
}

async function tokenForm(options: FhirServerOptions): Promise<Record<string, string>> {
  const { clientId, tokenUrl, scope, keyId, clientKey } = options
  const assertion = await new SignJWT()
    .setProtectedHeader({
      alg: clientKey.alg,
      typ: 'JWT',
      ...(keyId !== undefined && { kid: keyId }),
    })
    .setIssuer(clientId)
    .setSubject(clientId)
    .setAudience(tokenUrl)
    .setJti(newId())
    .setIssuedAt()
    .setExpirationTime(`${String(ASSERTION_S)}s`)
    .sign(clientKey.key)
  return {
    grant_type: 'client_credentials',
    scope,
    client_assertion_type: ASSERTION_TYPE,
    client_assertion: assertion,
  }
}

/** 'Bundle/17' of '…/Bundle/17/_history/1'. */
function nameOf(location: string | null, body: unknown): string {
  const told = /\bBundle\/(?<id>[A-Za-z\d.-]{1,64})(?:\/_history\/|$)/.exec(location ?? '')
  if (told?.groups?.['id'] !== undefined) return `Bundle/${told.groups['id']}`
  const created = Created.safeParse(body)
  if (!created.success || !/^[A-Za-z\d.-]{1,64}$/.test(created.data.id))
    throw new DeliveryError('bad_answer')
  return `Bundle/${created.data.id}`
}
