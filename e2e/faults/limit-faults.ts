import type { Fault } from './fault.ts'

/** Of what keeps strangers from using up what belongs to others. */
export const limitFaults: readonly Fault[] = [
  {
    name: 'unproven numbers are not counted by number',
    tests: ['server/src/features/auth/sms-limits.int.test.ts'],
    edits: [
      {
        file: 'features/auth/budgets/sms-budget.ts',
        find: "[byNumber, phone.replace(/\\D/g, '')],",
        replace: '',
      },
    ],
  },
  {
    name: 'one account spends the messages of all',
    tests: ['server/src/features/auth/sms-limits.int.test.ts'],
    edits: [
      {
        file: 'features/auth/budgets/sms-budget.ts',
        find: '[byAccount, userId],',
        replace: '',
      },
    ],
  },
  {
    name: 'new numbers use up what sign-ins need',
    tests: ['server/src/features/auth/sms-limits.int.test.ts'],
    edits: [
      {
        file: 'features/auth/budgets/sms-budget.ts',
        find: '[signIns, EVERYBODY],',
        replace: '[enrolments, EVERYBODY],',
      },
    ],
  },
  {
    name: 'what was refused is missing when the others give back',
    tests: ['server/src/features/auth/sms-limits.int.test.ts'],
    edits: [
      {
        file: 'http/rate-limits.ts',
        find: 'if (error instanceof AppError) await giveBack(key)',
        replace: '',
      },
    ],
  },
  {
    name: 'sign-ups use up the mails of resets',
    tests: ['server/src/features/auth/mail-limits.int.test.ts'],
    edits: [
      {
        file: 'features/auth/budgets/mail-budget.ts',
        find: '[known, EVERYBODY],',
        replace: '[fresh, EVERYBODY],',
      },
    ],
  },
  {
    name: 'a reset of an unconfirmed account uses up the mails of resets',
    tests: ['server/src/features/auth/mail-limits.int.test.ts'],
    edits: [
      {
        file: 'features/auth/core/send-one-time-token.ts',
        find: 'to === user.email && user.emailConfirmedAt !== null',
        replace: 'to === user.email',
      },
    ],
  },
  {
    name: 'a mail that is refused voids the link of the one before',
    tests: ['server/src/features/auth/mail-limits.int.test.ts'],
    edits: [
      {
        file: 'features/auth/budgets/mail-budget.ts',
        find: 'const origin = originOf(ip)',
        replace: 'const origin = originOf(ip)\n    const issued = await issue()',
      },
      {
        file: 'features/auth/budgets/mail-budget.ts',
        find: 'await send(await issue())',
        replace: 'await send(issued)',
      },
    ],
  },
  {
    name: 'a change of address mails a stranger without limit',
    tests: ['server/src/features/auth/mail-limits.int.test.ts'],
    edits: [
      {
        file: 'features/auth/gotrue/user.routes.ts',
        find: 'if (email === undefined) return act()',
        replace: 'if (email !== null) return act()',
      },
    ],
  },
  {
    name: 'sign-ups are not spread out under pressure',
    tests: ['server/src/features/auth/mail-limits.int.test.ts'],
    edits: [
      {
        file: 'features/auth/budgets/mail-budget.ts',
        find: 'if (taken.spent <= half) return taken',
        replace: 'if (taken.spent > 0) return taken',
      },
    ],
  },
  {
    name: 'nobody tells the operator that a budget is used up',
    tests: [
      'server/src/features/auth/mail-limits.int.test.ts',
      'server/src/features/auth/sms-limits.int.test.ts',
    ],
    edits: [
      {
        file: 'features/auth/budgets/tell-operator.ts',
        find: 'if (error instanceof AppError) warn()',
        replace: '',
      },
    ],
  },
  {
    name: 'guesses from elsewhere lock the owner out',
    tests: ['server/src/features/auth/sign-in-limits.int.test.ts'],
    edits: [
      {
        file: 'features/auth/gotrue/sign-in.routes.ts',
        find: "await count('account', `${account} ${originOf(request.ip)}`)",
        replace: "await count('account', account)",
      },
    ],
  },
  {
    name: 'a known browser is counted with strangers',
    tests: ['server/src/features/auth/sign-in-limits.int.test.ts'],
    edits: [
      {
        file: 'features/auth/gotrue/sign-in.routes.ts',
        find: 'if (knownDevice !== undefined) return',
        replace: 'if (knownDevice === request.id) return',
      },
    ],
  },
  {
    name: 'whoever says so is a known browser',
    tests: ['server/src/features/auth/sign-in-limits.int.test.ts'],
    edits: [
      {
        file: 'features/auth/core/known-devices.ts',
        find: 'return isKnown ? device.id : undefined',
        replace: 'return device.id',
      },
    ],
  },
  {
    name: 'the product’s face forgets Retry-After',
    tests: ['server/src/features/auth/sign-in-limits.int.test.ts'],
    edits: [
      {
        file: 'features/auth/product/explain-auth-error.ts',
        find: "new AppError('TOO_MANY_ATTEMPTS', undefined, retryAfterS)",
        replace: "new AppError('TOO_MANY_ATTEMPTS')",
      },
    ],
  },
  {
    name: 'a generic sign-up tells by its identities',
    tests: ['server/src/features/auth/generic-messages.int.test.ts'],
    edits: [
      {
        file: 'features/auth/gotrue/sign-in.routes.ts',
        find: 'if (isGeneric && !(await isService(options, request))) {',
        replace: 'if (isGeneric && (await isService(options, request))) {',
      },
    ],
  },
  {
    name: 'a login tells whether a generic sign-up made an account',
    tests: ['server/src/features/auth/generic-messages.int.test.ts'],
    edits: [
      {
        file: 'features/auth/core/sign-in-with-password.ts',
        find: 'isWaiting && settings.isGeneric ?',
        replace: 'isWaiting && !settings.isGeneric ?',
      },
    ],
  },
  {
    name: 'a generic change of address tells by when its mail was sent',
    tests: ['server/src/features/auth/generic-messages.int.test.ts'],
    edits: [
      {
        file: 'features/auth/core/send-one-time-token.ts',
        find: 'if (!deps.settings.isGeneric) {',
        replace: 'if (deps.settings.mailIntervalS >= 0) {',
      },
    ],
  },
  {
    name: 'one mailbox has many addresses',
    tests: ['server/src/features/auth/core/users/email-address.test.ts'],
    edits: [
      {
        file: 'features/auth/core/email-address.ts',
        find: 'return domain === ascii ||',
        replace: "return ascii !== '' ||",
      },
    ],
  },
  {
    name: 'a generic sign-up of a taken address does less work',
    tests: ['server/src/features/auth/generic-messages.int.test.ts'],
    edits: [
      {
        file: 'features/auth/product/sign-up.ts',
        find: "if (known && !isGeneric) throw new AppError('EMAIL_ALREADY_EXISTS')",
        replace:
          'if (known && isGeneric) return { message: CHECK_MAIL, email_sent: true, verified: false }',
      },
    ],
  },
  {
    name: 'a generic answer waits for its mail',
    tests: ['server/src/features/auth/generic-messages.int.test.ts'],
    edits: [
      {
        file: 'accounts.ts',
        find: 'config.AUTH_GENERIC_MESSAGES ? unobserved(parts.log) : awaited',
        replace: 'awaited',
      },
    ],
  },
  {
    name: 'a generic answer tells how long it took',
    tests: ['server/src/lib/on-tick.test.ts'],
    edits: [
      {
        file: 'lib/on-tick.ts',
        find: 'tickMs - ((performance.now() - startedAtMs) % tickMs)',
        replace: '0',
      },
    ],
  },
  {
    name: 'a repeated sign-up tells of the owner',
    tests: ['server/src/features/auth/generic-messages.int.test.ts'],
    edits: [
      {
        file: 'features/auth/core/sign-up.ts',
        find: 'if (isFirst) return view',
        replace: 'if (view) return view',
      },
    ],
  },
  {
    name: 'a stranger’s large body is read',
    tests: ['server/src/features/auth/hostile.int.test.ts'],
    edits: [
      {
        file: 'app.ts',
        find: 'bodyLimit: STRANGER_BODY_BYTES',
        replace: 'bodyLimit: settings.bodyLimitBytes',
      },
    ],
  },
  {
    name: 'the authentication service reads a large body',
    tests: ['server/src/features/auth/hostile.int.test.ts'],
    edits: [
      {
        file: 'features/auth/gotrue/envelope.ts',
        find: 'bodyLimit: STRANGER_BODY_BYTES',
        replace: 'bodyLimit: 1_048_576',
      },
    ],
  },
  {
    name: 'a slow body never times out',
    tests: ['server/src/http/slow-requests.int.test.ts'],
    edits: [{ file: 'app.ts', find: 'requestTimeout: settings.requestTimeoutMs,', replace: '' }],
  },
  {
    name: 'a body has the time that headers have by default',
    tests: ['server/src/http/slow-requests.int.test.ts'],
    edits: [{ file: 'app.ts', find: '    requestTimeout: requestTimeoutMs,', replace: '' }],
  },
]
