import type { Fault } from './fault.ts'

const GOOGLE = ['server/src/features/auth/gotrue/google.int.test.ts']
const REFRESH = ['server/src/features/auth/core/tokens/refresh-session.int.test.ts']
const SOCKET = ['server/src/features/recording/live/live-socket.int.test.ts']
const GOOGLE_PAGE = ['web/src/features/auth/google/google-return-page.test.tsx']

/** Of whom a session belongs to, how long, and in which browser. */
export const sessionFaults: readonly Fault[] = [
  {
    name: 'a trip to Google may end in another browser',
    tests: GOOGLE,
    edits: [
      {
        file: 'features/auth/core/sealed-trip.ts',
        find: 'if (browserMark === undefined || !timingSafeEqual(begunBy, sha256(browserMark))) {',
        replace: 'if (begunBy.length === 0) {',
      },
    ],
  },
  {
    name: 'a link with anybody’s tokens signs in',
    tests: GOOGLE_PAGE,
    edits: [
      {
        file: 'web/src/features/auth/google/finish-google.ts',
        find: "if (arrival === undefined || link['arrival'] !== arrival) {",
        replace: 'if (arrival === null) {',
      },
    ],
  },
  {
    name: 'tokens that were renewed meanwhile are written over',
    tests: ['web/src/features/auth/adopt-session.test.ts'],
    edits: [
      {
        file: 'web/src/features/auth/adopt-session.ts',
        find: 'await authClient()',
        replace: 'await (await authClient()).setSession(tokens)',
      },
    ],
  },
  {
    name: 'two devices may take turns with one refresh token',
    tests: REFRESH,
    edits: [
      {
        file: 'features/auth/core/refresh-session.ts',
        find: 'counter >= session.seenCounter ?',
        replace: 'counter >= 0 ?',
      },
    ],
  },
  {
    name: 'a thief who renews ahead of the owner is never noticed',
    tests: REFRESH,
    edits: [
      {
        file: 'features/auth/core/refresh-session.ts',
        find: "'rotate' : 'reused'",
        replace: "'repeat' : 'reused'",
      },
    ],
  },
  {
    name: 'who renews all the time keeps older refresh tokens alive',
    tests: REFRESH,
    edits: [
      {
        file: 'features/auth/core/refresh-session.ts',
        find: 'if (isAtOnce && counter >= session.reuseCounter)',
        replace: 'if (isAtOnce)',
      },
    ],
  },
  {
    name: 'an access token from before the second factor goes on working',
    tests: ['server/src/features/auth/gotrue/second-factor.int.test.ts'],
    edits: [
      {
        file: 'features/auth/core/verify-factor.ts',
        find: '{ firstCounter: refreshCounter }',
        replace: '{ firstCounter: 0 }',
      },
    ],
  },
  {
    name: 'the socket opens for a page of another site',
    tests: SOCKET,
    edits: [
      {
        file: 'features/recording/live/live-socket.routes.ts',
        find: '[refuseForeignPages, refuseOrigins, refuseLeaving]',
        replace: '[refuseForeignPages, refuseLeaving]',
      },
    ],
  },
  {
    name: 'a ticket opens the socket twice',
    tests: SOCKET,
    edits: [
      {
        file: 'features/recording/live/admit-socket.ts',
        find: '!opened || !(await gate.spendTicket(opened.id))',
        replace: '!opened',
      },
    ],
  },
  {
    name: 'a new link is ignored in a tab that shows an old one',
    tests: ['web/src/features/auth/password/reset-password.test.tsx'],
    edits: [
      {
        file: 'web/src/features/auth/use-link.ts',
        find: 'if (seen.current === location) return',
        replace: 'if (seen.current) return',
      },
    ],
  },
  {
    name: 'no screen takes the code of the reset mail',
    tests: ['web/src/features/auth/password/forgot-password-form.test.tsx'],
    edits: [
      {
        file: 'web/src/features/auth/password/forgot-password-form.tsx',
        find: "notice?.tone === 'success' &&",
        replace: 'false &&',
      },
    ],
  },
  {
    name: 'a failed verification offers no new mail',
    tests: ['web/src/features/auth/signing-up/verify-page.test.tsx'],
    edits: [
      {
        file: 'web/src/features/auth/signing-up/verify-page.tsx',
        find: 'WITH_NEW_EMAIL.includes(result.message) &&',
        replace: 'false &&',
      },
    ],
  },
  {
    name: 'who was signed out for inactivity is not told why',
    tests: ['web/src/app/account/use-idle-sign-out.test.tsx'],
    edits: [
      {
        file: 'web/src/lib/account/session.ts',
        find: 'if (reason !== undefined) shareEndReason(reason)',
        replace: '',
      },
    ],
  },
]
