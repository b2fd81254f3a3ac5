import { randomBytes, randomInt } from 'node:crypto'
import { inTransaction } from '../../../../db/in-transaction.ts'
import type { Tx } from '../../../../db/open.ts'
import { secondsAfter } from '../../../../lib/clock.ts'
import { newId } from '../../../../lib/ids.ts'
import { sha256 } from '../../../../lib/keyed-hash.ts'
import type { AuthDeps, AuthMailContent, Caller, MailKind } from '../auth-deps.ts'
import { AuthError } from '../auth-error.ts'
import { updateUser, type User } from '../users/users.queries.ts'
import { replaceOneTimeToken } from './one-time-tokens.queries.ts'

export interface CodeChallenge {
  readonly challenge: string
  readonly method: 's256' | 'plain'
}

/** The page that consumes the link by POST, so that a mail scanner's GET does not use it up. */
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
): Promise<AuthMailContent> {
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

export interface NewMail {
  readonly user: User
  readonly to: string
  /** Commits: a mail server that hangs or fails must not block or undo the account. */
  readonly issue: () => Promise<AuthMailContent>
}

export async function mailOneTimeToken(
  deps: AuthDeps,
  { user, to, issue }: NewMail,
  { ip }: Caller,
): Promise<void> {
  const isProven = to === user.email && user.emailConfirmedAt !== null
  await deps.mail({ isProven, ip }, issue)
}

/**
 * A mail that was not sent is not reported as sent, and does not delay the next one; except where
 * responses must not reveal who has an account, since none was attempted to a taken address.
 */
export async function mailOrTakeBack(
  deps: AuthDeps,
  mail: NewMail,
  caller: Caller,
  before: Partial<User>,
): Promise<void> {
  try {
    await mailOneTimeToken(deps, mail, caller)
  } catch (error) {
    if (!deps.settings.isGeneric) {
      await inTransaction(deps.db, (tx) => updateUser(tx, mail.user.id, before))
    }
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
