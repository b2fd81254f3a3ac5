import type { Fault } from './fault.ts'

const ISOLATION = ['server/src/isolation.int.test.ts']
const CATALOGUE = ['server/src/db/catalogue.int.test.ts']
const ROW_SECURITY = ['server/src/db/row-security.int.test.ts']
const SOCKET = ['server/src/features/recording/live/live-socket.int.test.ts']
const FUZZ = ['server/src/fuzz.int.test.ts']
const AUDIT = ['server/src/features/audit']

const ADMISSION = 'features/auth/admit-practitioner.ts'

/** Two locks: a query names its owner, and row-level security shows nothing else. */
const withoutRowSecurity = {
  file: 'db/migrations/0000_foundation.sql',
  find: 'USING ("patients"."practitioner_id" = app_practitioner_id())',
  replace: 'USING (true)',
}

export const trustFaults: readonly Fault[] = [
  {
    name: 'another practitioner’s patient is found, both locks open',
    tests: ISOLATION,
    edits: [
      withoutRowSecurity,
      {
        file: 'features/patients/patients.queries.ts',
        find: 'and(eq(patients.practitionerId, practitionerId), eq(patients.id, patientId))',
        replace: 'eq(patients.id, patientId)',
      },
    ],
  },
  {
    name: 'everybody’s patients are listed, both locks open',
    tests: ISOLATION,
    edits: [
      withoutRowSecurity,
      {
        file: 'features/patients/patients.queries.ts',
        find: '.where(eq(patients.practitionerId, practitionerId))',
        replace: '',
      },
    ],
  },
  {
    name: 'connections serve as the owner of the database',
    tests: ROW_SECURITY,
    edits: [{ file: 'db/open.ts', find: 'options: `-c role=${role}`,', replace: '' }],
  },
  {
    name: 'row-level security does not bind the owner of a table',
    tests: CATALOGUE,
    edits: [
      {
        file: 'db/migrations/0000_foundation.sql',
        find: 'ALTER TABLE "tasks" FORCE ROW',
        replace: 'ALTER TABLE "tasks" NO FORCE ROW',
      },
    ],
  },
  {
    name: 'a rule shows every row',
    tests: CATALOGUE,
    edits: [
      {
        file: 'db/migrations/0008_insights.sql',
        find: 'USING ("note_dismissals"."practitioner_id" = app_practitioner_id())',
        replace: 'USING (true)',
      },
    ],
  },
  {
    name: 'an expired token is taken',
    tests: ISOLATION,
    edits: [
      {
        file: 'features/auth/core/access-tokens.ts',
        find: 'clockTolerance: CLOCK_SKEW_S',
        replace: 'clockTolerance: 1e9',
      },
    ],
  },
  {
    name: 'a token is taken after signing out',
    tests: ISOLATION,
    edits: [{ file: ADMISSION, find: 'refuseEndedSession(access)\n', replace: '\n' }],
  },
  {
    name: 'a blocked practitioner is let in',
    tests: ISOLATION,
    edits: [
      { file: ADMISSION, find: "accessStatus === 'blocked'", replace: "accessStatus === ''" },
    ],
  },
  {
    name: 'an unverified practitioner is let in',
    tests: ISOLATION,
    edits: [
      { file: ADMISSION, find: "accessStatus === 'unverified'", replace: "accessStatus === ''" },
    ],
  },
  {
    name: 'a socket opens on another practitioner’s session, both locks open',
    tests: SOCKET,
    edits: [
      {
        file: 'features/recording/live/admit-socket.ts',
        find: "if (!found.hasSession) throw new Refusal('notFound', 'Session not found.')",
        replace: '',
      },
      {
        file: 'features/recording/hold-recording.ts',
        find: "throw new Refusal('notFound', 'Session not found.')",
        replace: '',
      },
    ],
  },
  {
    name: 'notes keep the attributes of their markup',
    tests: ['server/src/lib/hostile-html.test.ts'],
    edits: [
      {
        file: 'lib/note-html.ts',
        find: 'allowedAttributes: {},',
        replace: 'allowedAttributes: false,',
      },
    ],
  },
  {
    name: 'bytes that are no JSON are answered with 500',
    tests: FUZZ,
    edits: [
      {
        file: 'http/error-handler.ts',
        find: "FST_ERR_CTP_INVALID_JSON_BODY: 'INVALID_REQUEST'",
        replace: "FST_ERR_CTP_INVALID_JSON_BODY: 'SERVER_ERROR'",
      },
    ],
  },
  {
    name: 'a failure tells what is inside',
    tests: ['server/src/http/http.int.test.ts'],
    edits: [
      {
        file: 'http/error-handler.ts',
        find: "detail: sentenceOf('SERVER_ERROR') }",
        replace: 'detail: String(error.stack) }',
      },
    ],
  },
  {
    name: 'an address stands in the log as it was called',
    tests: ['server/src/http/http.int.test.ts'],
    edits: [
      {
        file: 'http/request-log.ts',
        find: "route: request.routeOptions.url ?? 'unknown'",
        replace: 'route: request.url',
      },
    ],
  },
  {
    name: 'metrics are for everybody',
    tests: ['server/src/http/metrics.int.test.ts'],
    edits: [
      {
        file: 'http/metrics.ts',
        find: "if (!isSame(findBearerToken(request) ?? '', token))",
        replace: "if (token === '')",
      },
    ],
  },
  {
    name: 'calls are not counted',
    tests: ['server/src/http/rate-limits.int.test.ts'],
    edits: [
      {
        file: 'http/mount.ts',
        find: 'await gate.rateLimits.countPractitioner(owner.practitionerId)',
        replace: '',
      },
    ],
  },
  {
    name: 'a call leaves no entry in the audit trail',
    tests: AUDIT,
    edits: [
      {
        file: 'db/as-practitioner.ts',
        find: '${entryStatement(entry)}; commit',
        replace: 'commit',
      },
    ],
  },
  {
    name: 'a changed entry of the audit trail is not noticed',
    tests: AUDIT,
    edits: [
      {
        file: 'features/audit/verify-trail.ts',
        find: 'if (!hashOf(chainHash, row.seq, row.previousHash, row).equals(row.hash))',
        replace: 'if (row.hash.length !== 32)',
      },
    ],
  },
  {
    name: 'an entry of the audit trail does not follow from the one before',
    tests: AUDIT,
    edits: [
      {
        file: 'features/audit/chain.ts',
        find: "chainHash(previousHash.toString('hex'), JSON.stringify(said))",
        replace: "chainHash('', JSON.stringify(said))",
      },
    ],
  },
  {
    name: 'a session with a new note is past its time',
    tests: ['server/src/features/retention'],
    edits: [
      {
        file: 'features/retention/retention.queries.ts',
        find: 'n.updated_at >= ${since}',
        replace: 'n.updated_at < ${since}',
      },
    ],
  },
]
