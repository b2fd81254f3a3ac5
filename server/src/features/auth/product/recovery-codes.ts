import type { LoginResponse } from '@chartwright/contract/auth'
import { z } from 'zod'
import { AppError } from '../../../http/app-error.ts'
import { ask, AuthTokens } from './auth-service.ts'
import { admitSession } from './log-in.ts'
import type { ProductAuth } from './product-auth.ts'

const PATH = '/recovery-codes'
const Left = z.object({ left: z.number() })
const Codes = z.object({ codes: z.array(z.string()) })

/** Only the embedded service has them. */
function requireCodes({ hasRecoveryCodes }: ProductAuth): void {
  if (!hasRecoveryCodes) throw new AppError('NOT_FOUND')
}

export async function countOwnRecoveryCodes(auth: ProductAuth, token: string, ip: string) {
  requireCodes(auth)
  return ask(auth.service, Left, { method: 'GET', path: PATH, token, ip })
}

export async function makeOwnRecoveryCodes(auth: ProductAuth, token: string, ip: string) {
  requireCodes(auth)
  return ask(auth.service, Codes, { method: 'POST', path: PATH, token, ip })
}

/** Raises the session that was opened with the password, and returns how many codes are left. */
export async function signInWithRecoveryCode(
  auth: ProductAuth,
  { token, code }: { token: string | undefined; code: string },
  ip: string,
): Promise<LoginResponse & { recovery_codes_left: number }> {
  requireCodes(auth)
  if (token === undefined) throw new AppError('MISSING_TOKEN')
  if (!code.trim()) throw new AppError('WRONG_RECOVERY_CODE')
  const path = `${PATH}/verify`
  const request = { method: 'POST', path, token, body: { code }, ip } as const
  const login = await admitSession(auth, await ask(auth.service, AuthTokens, request), ip)
  const { left } = await countOwnRecoveryCodes(auth, login.token, ip)
  return { ...login, recovery_codes_left: left }
}
