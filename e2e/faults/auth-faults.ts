import type { Fault } from './fault.ts'
import { limitFaults } from './limit-faults.ts'
import { sessionFaults } from './session-faults.ts'

const TESTS = ['server/src/features/auth']

interface AuthFault {
  readonly name: string
  /** Below server/src/features/auth/. */
  readonly file: string
  readonly find: string
  readonly replace: string
}

const faults: readonly AuthFault[] = [
  {
    name: 'any password is accepted',
    file: 'core/sign-in-with-password.ts',
    find: '!user || !isRight ||',
    replace: '!user ||',
  },
  {
    name: 'the refresh token is not rotated',
    file: 'core/refresh-session.ts',
    find: 'session.refreshCounter + 1',
    replace: 'session.refreshCounter',
  },
  {
    name: 'reuse of a refresh token is not detected',
    file: 'core/refresh-session.ts',
    find: "? 'rotate' : 'reused'",
    replace: "? 'rotate' : 'rotate'",
  },
  {
    name: 'signing out keeps the session',
    file: 'core/sign-out.ts',
    find: 'await deleteSession(tx, session.id)',
    replace: 'await Promise.resolve()',
  },
  {
    name: 'a deleted session is still accepted',
    file: 'core/authenticate.ts',
    find: 'if (session?.userId !== sub) {',
    replace: 'if (session && session.userId !== sub) {',
  },
  {
    name: 'the signature of an access token is not checked',
    file: 'core/access-tokens.ts',
    find: 'async verify(token, beforeCheck) {',
    replace:
      "async verify(token, beforeCheck) {\n      return JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString())",
  },
  {
    name: 'any TOTP code is accepted',
    file: 'core/totp.ts',
    find: 'if (delta === null) return undefined',
    replace: 'if (delta === null) return Math.floor(nowMs / 30_000) + 100',
  },
  {
    name: 'a repeated sign-up returns a session',
    file: 'core/sign-up.ts',
    find: "return { kind: 'taken' }",
    replace:
      "return { kind: 'signed-in', session: await openSession(deps, tx, existing, { method: 'password' }) }",
  },
  {
    name: '/recover reveals unknown users',
    file: 'core/recover.ts',
    find: 'if (!user) return\n',
    replace: "if (!user) throw new Error('unknown')\n",
  },
  {
    name: 'the admin calls are open to everyone',
    file: 'core/authenticate.ts',
    find: "if (claims['role'] !== 'service_role')",
    replace: 'if (false)',
  },
  {
    name: 'there is no aal claim',
    file: 'core/session-response.ts',
    find: 'aal: session.aal,',
    replace: '',
  },
  {
    name: 'the API version header is not echoed',
    file: 'gotrue/envelope.ts',
    find: 'void reply.header(API_VERSION_HEADER, API_VERSION)',
    replace: '',
  },
  {
    name: 'expires_at is missing',
    file: 'core/session-response.ts',
    find: 'expires_at: unixSeconds(now) + ttlS,',
    replace: '',
  },
  {
    name: 'a weak password is accepted',
    file: 'core/passwords.ts',
    find: 'if (Array.from(password).length < CORE_MIN_CHARS) {',
    replace: 'if (false) {',
  },
  {
    name: 'another user’s factor is usable',
    file: 'core/factors.queries.ts',
    find: 'where(and(eq(factors.userId, userId), eq(factors.id, factorId)))',
    replace: 'where(eq(factors.id, factorId))',
  },
]

const coreFaults = faults.map(({ name, file, find, replace }): Fault => ({
  name,
  tests: TESTS,
  edits: [{ file: `features/auth/${file}`, find, replace }],
}))

export const authFaults: readonly Fault[] = [...coreFaults, ...limitFaults, ...sessionFaults]
