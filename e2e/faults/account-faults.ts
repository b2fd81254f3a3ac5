import type { Fault } from './fault.ts'

const AUTH = 'server/src/features/auth'
const STRANGER = [`${AUTH}/strangers-sign-up.int.test.ts`]
const CODES = [`${AUTH}/recovery-codes.int.test.ts`]

const BY_CODE = 'and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash))'

/** Proofs of an address, what a stranger may enter, lost second factors, and how it is set up. */
export const accountFaults: readonly Fault[] = [
  {
    name: 'a password reset does not prove the address',
    tests: STRANGER,
    edits: [
      {
        file: 'features/auth/core/confirm-email.ts',
        find: '} else if (user.emailConfirmedAt) {',
        replace: "} else if (token.type === 'recovery' || user.emailConfirmedAt) {",
      },
    ],
  },
  {
    name: 'the password of a stranger’s sign-up survives a reset',
    tests: STRANGER,
    edits: [
      {
        file: 'features/auth/core/confirm-email.ts',
        find: "...(token.type === 'recovery' && { passwordHash: null }),",
        replace: '',
      },
    ],
  },
  {
    name: '“already verified” is told to somebody who cannot sign in',
    tests: [`${AUTH}/product/google-owner.int.test.ts`],
    edits: [
      {
        file: 'features/auth/product/resend-verification.ts',
        find: 'if (isProvenByGoogleAlone(user)) return FINISH_WITH_GOOGLE',
        replace: 'if (isProvenByGoogleAlone(user)) return ALREADY',
      },
    ],
  },
  {
    name: 'mail that nobody can read counts as sent',
    tests: ['server/src/choose-mail.test.ts'],
    edits: [{ file: 'choose-mail.ts', find: 'if (isMailOff(config))', replace: 'if (false)' }],
  },
  {
    name: 'where no mail can be sent, a reset tells which addresses are known',
    tests: STRANGER,
    edits: [
      {
        file: 'features/auth/gotrue/mail.routes.ts',
        find: 'if (settings.isMailOff)',
        replace: 'if (false)',
      },
    ],
  },
  {
    name: 'the start does not say that links lead to localhost',
    tests: ['server/src/startup-block.test.ts'],
    edits: [
      {
        file: 'startup-block.ts',
        find: 'areLinksLocal(config) && linkWarning(address),',
        replace: '',
      },
    ],
  },
  {
    name: 'PostgreSQL runs as nobody though a user of its own can be made',
    tests: ['server/src/db/database-user.test.ts'],
    edits: [{ file: 'db/database-user.ts', find: '(await makeOwnUser(run)) ??', replace: '' }],
  },
  {
    name: 'the start does not say that PostgreSQL runs as nobody',
    tests: ['server/src/db/database-user.test.ts'],
    edits: [{ file: 'db/database-user.ts', find: '?.uid !== uid)', replace: '?.uid === uid)' }],
  },
  {
    name: 'a recovery code works twice',
    tests: CODES,
    edits: [
      {
        file: 'features/auth/core/recovery-codes.queries.ts',
        find: `const { rowCount } = await tx\n    .delete(recoveryCodes)\n    .where(${BY_CODE})`,
        replace: `const rowCount = await tx.$count(recoveryCodes, ${BY_CODE})`,
      },
    ],
  },
  {
    name: 'another account’s recovery code is accepted',
    tests: CODES,
    edits: [
      {
        file: 'features/auth/core/recovery-codes.queries.ts',
        find: BY_CODE,
        replace: 'eq(recoveryCodes.codeHash, codeHash)',
      },
      {
        file: 'features/auth/core/recovery-codes.ts',
        find: "hashCode(userId, 'recovery',",
        replace: "hashCode('recovery',",
      },
    ],
  },
  {
    name: 'recovery codes are stored in clear',
    tests: CODES,
    edits: [
      {
        file: 'features/auth/core/recovery-codes.ts',
        find: "hashCode(userId, 'recovery',",
        replace: 'Buffer.from(',
      },
    ],
  },
  {
    name: 'a session that has not shown the second factor makes recovery codes',
    tests: CODES,
    edits: [
      {
        file: 'features/auth/core/recovery-codes.ts',
        find: "if (session.aal !== 'aal2') {",
        replace: 'if (false) {',
      },
    ],
  },
  {
    name: 'recovery codes outlive the last second factor',
    tests: CODES,
    edits: [
      {
        file: 'features/auth/core/unenrol-factor.ts',
        find: 'await dropNeedlessRecoveryCodes(tx, user.id)',
        replace: '',
      },
    ],
  },
  {
    name: 'a session that a recovery code raised outlives the last second factor',
    tests: CODES,
    edits: [
      {
        file: 'features/auth/core/unenrol-factor.ts',
        find: 'if (!(await hasVerifiedFactor(tx, user.id)))',
        replace: 'if (false)',
      },
    ],
  },
  {
    name: 'a session that fell back still names the recovery code that raised it',
    tests: CODES,
    edits: [
      {
        file: 'features/auth/core/factor-methods.ts',
        find: ", 'recovery_code'",
        replace: '',
      },
    ],
  },
  {
    name: 'sign-up takes any role and country',
    tests: [`${AUTH}/auth.int.test.ts`],
    edits: [
      {
        file: 'features/auth/product/sign-up.ts',
        find: 'signUpComplaint(form)',
        replace: "signUpComplaint({ ...form, role: 'Other', country: 'Other' })",
      },
    ],
  },
  {
    name: 'a registration from Google takes any role and country',
    tests: [`${AUTH}/product/google-owner.int.test.ts`],
    edits: [
      {
        file: 'features/auth/product/google.ts',
        find: 'if (complaint) throw new AppError(complaint)',
        replace: '',
      },
    ],
  },
  {
    name: 'a mail carries what a stranger entered as a name',
    tests: STRANGER,
    edits: [
      {
        file: 'features/auth/core/send-one-time-token.ts',
        find: 'return { link, code, kind, to }',
        replace: "return { link, code: `${code} ${String(user.userMetadata['name'])}`, kind, to }",
      },
    ],
  },
  {
    name: 'a wrong TOTP code is not told in GoTrue’s words',
    tests: [`${AUTH}/gotrue/second-factor.int.test.ts`],
    edits: [
      {
        file: 'features/auth/core/verify-factor.ts',
        find: 'Invalid TOTP code entered',
        replace: 'Invalid code entered',
      },
    ],
  },
]
