import { authClient, type AuthClient } from '../../../lib/account/auth-client.ts'
import { listAllFactors, type FactorKind } from './factors.queries.ts'
import { qrImage } from './qr-image.ts'

export interface Enrolment {
  kind: FactorKind
  name: string
  /** With its country code; only for a phone. */
  phone: string
}

export type Enrolled =
  | { kind: 'totp'; id: string; qrImage: string; secret: string; uri: string }
  | { kind: 'phone'; id: string; phone: string; challengeId: string }

/** A factor that still has to be verified with its first code. A phone has been sent it. */
export async function enrolFactor({ kind, name, phone }: Enrolment): Promise<Enrolled> {
  const client = await authClient()
  await removeUnfinished(client, kind)
  const friendlyName = name.trim()
  if (kind === 'phone') return enrolPhone(client, friendlyName, phone)
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName })
  if (error) throw error
  const { qr_code: qrCode, secret, uri } = data.totp
  return { kind, id: data.id, qrImage: qrImage(qrCode), secret, uri }
}

async function enrolPhone(client: AuthClient, name: string, phone: string): Promise<Enrolled> {
  const params = { factorType: 'phone', friendlyName: name, phone: phone.trim() } as const
  const { data, error } = await client.mfa.enroll(params)
  if (error) throw error
  try {
    return { kind: 'phone', id: data.id, phone: data.phone, challengeId: await sendCode(data.id) }
  } catch (failure) {
    await removeFactor(data.id)
    throw failure
  }
}

/** They would occupy the name, and count towards the maximum. */
async function removeUnfinished(client: AuthClient, kind: FactorKind): Promise<void> {
  const factors = await listAllFactors()
  const unfinished = factors.filter(
    ({ status, factor_type: type }) => status === 'unverified' && type === kind,
  )
  await Promise.all(unfinished.map(({ id }) => client.mfa.unenroll({ factorId: id })))
}

/** Sends a text message, and returns the challenge for its code. */
export async function sendCode(factorId: string): Promise<string> {
  const { data, error } = await (await authClient()).mfa.challenge({ factorId })
  if (error) throw error
  return data.id
}

/** Raises the session; the client stores its new tokens. An app needs no challenge beforehand. */
export async function proveFactor(
  factorId: string,
  code: string,
  challengeId?: string,
): Promise<void> {
  const { mfa } = await authClient()
  const { error } =
    challengeId === undefined
      ? await mfa.challengeAndVerify({ factorId, code })
      : await mfa.verify({ factorId, challengeId, code })
  if (error) throw error
}

export async function removeFactor(factorId: string): Promise<void> {
  const { error } = await (await authClient()).mfa.unenroll({ factorId })
  if (error) throw error
}

/** Once the factor that raised it is gone, a session may need a code of another one. */
export async function isBelowItsFactors(): Promise<boolean> {
  const client = await authClient()
  const { error } = await client.refreshSession()
  if (error) throw error
  const { data } = await client.mfa.getAuthenticatorAssuranceLevel()
  if (data?.currentLevel !== 'aal1') return false
  const factors = await listAllFactors()
  return factors.some(({ status }) => status === 'verified')
}
