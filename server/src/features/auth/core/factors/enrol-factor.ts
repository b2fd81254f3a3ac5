import { Secret } from 'otpauth'
import QRCode from 'qrcode'
import type { Tx } from '../../../../db/open.ts'
import { newId } from '../../../../lib/ids.ts'
import { audit } from '../audit.queries.ts'
import type { AuthDeps, Caller } from '../auth-deps.ts'
import { AuthError } from '../auth-error.ts'
import type { SignedIn } from '../authenticate.ts'
import type { Factor, User } from '../users/users.queries.ts'
import { insertFactor, listFactors } from './factors.queries.ts'
import { totpOf } from './totp.ts'

const MOST_FACTORS = 10

export interface Enrolment {
  readonly friendlyName: string
  readonly factorType: string
  readonly issuer?: string | undefined
  readonly phone?: string | undefined
}

/** The response shows the secret once; afterwards it exists only encrypted. */
export async function enrolFactor(
  deps: AuthDeps,
  tx: Tx,
  { user, session }: SignedIn,
  enrolment: Enrolment,
  caller: Caller,
) {
  const { friendlyName, factorType } = enrolment
  const known = await listFactors(tx, user.id)
  if (known.some(({ status }) => status === 'verified') && session.aal !== 'aal2') {
    throw new AuthError('insufficient_aal', 'AAL2 required to enroll a new factor', { status: 403 })
  }
  if (known.length >= MOST_FACTORS) {
    throw new AuthError(
      'too_many_enrolled_mfa_factors',
      'Maximum number of enrolled factors reached, unenroll to continue',
    )
  }
  if (known.some((factor) => factor.friendlyName === friendlyName)) {
    throw new AuthError(
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${friendlyName}" for this user already exists`,
    )
  }
  await audit(tx, 'factor_enrolled', user.id, caller, { type: factorType })
  switch (factorType) {
    case 'totp':
      return enrolTotp(deps, tx, user, enrolment)
    case 'phone':
      return enrolPhone(deps, tx, user, enrolment, known)
    case 'webauthn':
      throw new AuthError('mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn')
    default:
      throw new AuthError('validation_failed', 'factor_type needs to be totp, phone, or webauthn')
  }
}

async function enrolTotp(deps: AuthDeps, tx: Tx, user: User, { friendlyName, issuer }: Enrolment) {
  const secret = new Secret({ size: 20 }).base32
  const id = newId()
  await insertFactor(tx, {
    id,
    userId: user.id,
    friendlyName,
    factorType: 'totp',
    sealedSecret: deps.box.seal(secret),
  })
  const label = { issuer: issuer || 'Chartwright', label: user.email }
  const uri = totpOf(secret, label).toString()
  const qrCode = await QRCode.toString(uri, { type: 'svg', margin: 2 })
  return {
    id,
    type: 'totp',
    friendly_name: friendlyName,
    totp: { qr_code: qrCode, secret, uri },
  } as const
}

async function enrolPhone(
  deps: AuthDeps,
  tx: Tx,
  user: User,
  { friendlyName, phone = '' }: Enrolment,
  known: readonly Factor[],
) {
  if (!deps.sms) {
    throw new AuthError('mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone')
  }
  const number = phone.replace(/[\s()-]/g, '')
  if (!/^\+?[1-9]\d{6,14}$/.test(number)) {
    throw new AuthError('validation_failed', 'Invalid phone number format (E.164 required)')
  }
  if (known.some((factor) => factor.phone === number && factor.status === 'verified')) {
    throw new AuthError(
      'mfa_verified_factor_exists',
      'A verified phone factor already exists, unenroll the existing factor to continue',
    )
  }
  const id = newId()
  await insertFactor(tx, {
    id,
    userId: user.id,
    friendlyName,
    factorType: 'phone',
    phone: number,
  })
  return { id, type: 'phone', friendly_name: friendlyName, phone: number } as const
}
