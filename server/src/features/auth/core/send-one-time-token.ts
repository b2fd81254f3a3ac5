import { randomBytes, randomInt } from 'node:crypto'
import { inTransaction } from '../../../db/in-transaction.ts'
import type { Tx } from '../../../db/open.ts'
import { secondsAfter } from '../../../lib/clock.ts'
import { newId } from '../../../lib/ids.ts'
import { sha256 } from '../../../lib/keyed-hash.ts'
import type { AuthDeps, MailKind } from './auth-deps.ts'
import { AuthError } from './auth-error.ts'
import { replaceOneTimeToken } from './one-time-tokens.queries.ts'
import { updateUser, type User } from './users.queries.ts'

export interface CodeChallenge {
  readonly challenge: string
  readonly method: 's256' | 'plain'
}

export interface IssuedToken {
  readonly link: string
  readonly code: string
  readonly kind: MailKind
  readonly to: string
}

/** The page that consumes the link by POST, so that a mail scanner's GET burns nothing. */
const LANDING: Record<MailKind, string> = {
  signup: '/auth/verify',
  recovery: '/auth/reset-password',
  email_change: '/auth/verify',
}

export async function issueOneTimeToken(
  deps: AuthDeps,
  tx: Tx,
  user: User,
  kind: MailKind,
  options: { to?: string; codeChallenge?: CodeChallenge | undefined } = {},
): Promise<IssuedToken> {
  const { to = user.email, codeChallenge } = options
  const random = randomBytes(32).toString('base64url')
  const linkToken = codeChallenge ? `pkce_${random}` : random
  const code = randomInt(1_000_000).toString().padStart(6, '0')
  const ttlS = kind === 'signup' ? deps.settings.signupLinkTtlS : deps.settings.recoveryLinkTtlS
  await replaceOneTimeToken(tx, {
    id: newId(),
    userId: user.id,
    type: kind,
    linkHash: sha256(linkToken),
    codeHash: deps.hashCode(user.id, kind, code),
    email: to,
    codeChallenge: codeChallenge?.challenge ?? null,
    codeChallengeMethod: codeChallenge?.method ?? null,
    expiresAt: secondsAfter(deps.clock(), ttlS),
  })
  const query = new URLSearchParams({ token_hash: linkToken, type: kind })
  const link = `${deps.settings.siteUrl()}${LANDING[kind]}#${query.toString()}`
  return { link, code, kind, to }
}

/** After the commit: a mail server that hangs or fails must not hold or undo the account. */
export async function mailOneTimeToken(
  deps: AuthDeps,
  user: User,
  issued: IssuedToken,
): Promise<void> {
  const { name } = user.userMetadata
  await deps.mail({ ...issued, name: typeof name === 'string' ? name : undefined })
}

/** A mail that was not sent keeps nobody waiting for the next. */
export async function mailOrTakeBack(
  deps: AuthDeps,
  { user, issued }: { user: User; issued: IssuedToken },
  before: Partial<User>,
): Promise<void> {
  try {
    await mailOneTimeToken(deps, user, issued)
  } catch (error) {
    await inTransaction(deps.db, (tx) => updateUser(tx, user.id, before))
    throw error
  }
}

export function requireMailInterval(deps: AuthDeps, sentAt: Date | null): void {
  if (!sentAt) return
  const waitS = deps.settings.mailIntervalS - (deps.clock().getTime() - sentAt.getTime()) / 1_000
  if (waitS <= 0) return
  throw tooEarly(Math.ceil(waitS))
}

export function tooEarly(retryAfterS: number): AuthError {
  return new AuthError(
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${String(retryAfterS)} seconds.`,
    { retryAfterS },
  )
}
