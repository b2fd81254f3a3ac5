import type { FastifyInstance } from 'fastify'
import type { TaskList } from 'graphile-worker'
import pg from 'pg'
import { afterAll } from 'vitest'
import {
  ADDRESSES,
  chooseAccounts,
  embeddedAccounts,
  webConfig,
  type AccountParts,
} from '../accounts.ts'
import { buildApp, type AppDeps, type AppSettings } from '../app.ts'
import { loadConfig } from '../config.ts'
import { openDatabase, type Database } from '../db/open.ts'
import { prepareDatabase } from '../db/prepare.ts'
import { APP_ROLE, AUTH_ROLE, JOBS_ROLE, type Role } from '../db/roles.ts'
import { CHAIN } from '../features/audit/chain.ts'
import type { AuthDeps } from '../features/auth/core/auth-deps.ts'
import { loadSigningKeys } from '../features/auth/signing-keys.ts'
import { sendTask } from '../features/deliveries/send-to-record.ts'
import { createVisitCache } from '../features/evidence/indexing/visit-cache.ts'
import { createFactLedger } from '../features/facts/fact-ledger.ts'
import { createSessionNames } from '../features/facts/session-names.ts'
import { finishTask } from '../features/notes/finish-session.ts'
import { createTickets } from '../features/recording/live/tickets.ts'
import { createPipeline, type Pipeline } from '../features/recording/pipeline.ts'
import type { RecordingSettings, SecondPass } from '../features/recording/recording-deps.ts'
import { roomWithin } from '../http/storage-limit.ts'
import { systemClock, type Clock } from '../lib/clock.ts'
import { closer } from '../lib/closer.ts'
import { departure } from '../lib/departure.ts'
import { keyedHash, type KeyedHash } from '../lib/keyed-hash.ts'
import { createLogger } from '../lib/logger.ts'
import { secretBox } from '../lib/secret-box.ts'
import type { GoogleSignIn } from '../providers/google/google.ts'
import { openLoopbackInbox } from '../providers/mail/loopback-inbox.ts'
import type { ReceivedMail } from '../providers/mail/mail.ts'
import { mailOverSmtp } from '../providers/mail/smtp.ts'
import type { FactReader } from '../providers/reader/reader.ts'
import type { RecordSystem } from '../providers/record/record.ts'
import type { Scribe } from '../providers/scribe/scribe.ts'
import { scriptedScribe } from '../providers/scribe/scripted.ts'
import { loopbackSms, type LoopbackSms } from '../providers/sms/loopback.ts'
import type { SendSms } from '../providers/sms/sms.ts'
import type { Speakers } from '../providers/speakers/speakers.ts'
import { scriptedStt } from '../providers/stt/scripted.ts'
import type { SpeechToText } from '../providers/stt/stt.ts'
import { energyVoice } from '../providers/voice/energy.ts'
import type { VoiceActivity } from '../providers/voice/voice.ts'
import { recordingSettings } from '../recording-settings.ts'
import { siteFacts } from '../site-facts.ts'
import { givenPractitioner, type GivenPractitioner, type TestPractitioner } from './factories.ts'
import { sharedReader } from './shared-reader.ts'
import { createTestDatabase } from './test-database.ts'

export interface TestApp {
  readonly app: FastifyInstance
  /** Login of the tables' owner. */
  readonly url: string
  /** What the app was built from, to build another node or a broken one. */
  readonly deps: AppDeps
  /** As the application's role. */
  readonly db: Database
  /** As the tables' owner. */
  readonly owner: Database
  /** As the queue's role. */
  readonly queueDb: Database
  /** Seals the audit trail. */
  readonly chainHash: KeyedHash
  /** Of the embedded service; with AUTH_URL it is not served. */
  readonly core: AuthDeps
  /** Every line that was logged. */
  readonly logged: readonly string[]
  /** As another node has it. */
  readonly anotherPipeline: () => Pipeline
  /** Newest first. */
  readonly mails: () => readonly ReceivedMail[]
  readonly sms: LoopbackSms
  givenPractitioner(options?: GivenPractitioner): Promise<TestPractitioner>
}

export interface TestAppOptions {
  /** Of an existing database, which is kept. */
  readonly url?: string
  readonly settings?: Partial<AppSettings>
  readonly env?: NodeJS.ProcessEnv
  readonly clock?: Clock
  readonly google?: GoogleSignIn
  readonly smtpUrl?: string
  readonly sendSms?: SendSms
  /** Recordings are cut and recognised; without it their audio is only stored. */
  readonly speech?: {
    readonly stt: SpeechToText
    readonly second?: SecondPass
    readonly voice?: VoiceActivity
    readonly speakers?: Speakers
    readonly settings?: Partial<RecordingSettings>
  }
  readonly scribe?: Scribe
  /** Where signed notes can be sent. */
  readonly records?: readonly RecordSystem[]
  /** Instead of the one that all tests share. */
  readonly reader?: FactReader
  /** Without it nothing is read ahead: a reader is an additional process. */
  readonly readAheadMs?: number
  /** With `speech`: what the queue runs once a day. */
  readonly daily?: TaskList
}

export const SECRET_KEY = 'a secret key for tests, long enough'
const NEVER_MS = 2 ** 31 - 1
const SITE_URL = 'http://localhost:3000'

const SETTINGS: AppSettings = {
  bodyLimitBytes: 65_536,
  requestTimeoutMs: 60_000,
  isPublicHttps: false,
  rateLimits: { windowS: 60, addressPoints: 10_000, practitionerPoints: 10_000 },
  generationsPerPractitioner: 100,
  trustProxy: false,
}

/** Cheap hashes and generous limits; a test about one of them sets it. */
const ENV = {
  AUTH_ARGON2_MEMORY_KIB: '8',
  AUTH_ARGON2_PASSES: '1',
  AUTH_MAIL_INTERVAL_S: '0',
  AUTH_MAILS_PER_HOUR: '100000',
  AUTH_SIGNUP_MAILS_PER_HOUR: '100000',
  AUTH_MAILS_PER_ADDRESS: '100000',
  AUTH_MAILS_PER_MAILBOX: '100000',
  AUTH_SMS_PER_HOUR: '100000',
  AUTH_SMS_PER_NUMBER: '100000',
  AUTH_SMS_PER_ACCOUNT: '100000',
  AUTH_SMS_PER_ADDRESS: '100000',
  AUTH_LIMIT_TOKEN: '100000',
  AUTH_LIMIT_ACCOUNT: '100000',
  AUTH_LIMIT_ACCOUNT_ANYWHERE: '100000',
  AUTH_LIMIT_VERIFY: '100000',
  AUTH_LIMIT_MAIL: '100000',
  AUTH_LIMIT_FACTOR: '100000',
}

/**
 * The whole application on a database of its own. Call it in `beforeAll` or at the top of a file.
 */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const closing = closer()
  afterAll(() => closing.close())
  const made = options.url === undefined ? await createTestDatabase() : undefined
  if (made) closing.add(made.drop)
  const url = made?.url ?? options.url ?? ''
  const logged: string[] = []
  const log = createLogger('info', { write: (line) => void logged.push(line) })
  const open = (role: Role) => {
    const database = openDatabase({ url, role, log })
    closing.add(() => database.pool.end())
    return database
  }
  const owner: Database = { pool: new pg.Pool({ connectionString: url, max: 2 }) }
  owner.pool.on('error', () => undefined)
  closing.add(() => owner.pool.end())
  const inbox = await openLoopbackInbox()
  closing.add(() => inbox.close())
  const smtp = mailOverSmtp(options.smtpUrl ?? inbox.smtpUrl, 'no-reply@clinic.example')
  closing.add(() => smtp.close())
  const sms = loopbackSms()

  const db = open(APP_ROLE)
  const box = secretBox(SECRET_KEY, 'signing-keys')
  const config = loadConfig({ ...ENV, ...options.env })
  const parts: AccountParts = {
    config,
    db: open(AUTH_ROLE),
    appDb: db,
    log,
    secretKey: SECRET_KEY,
    signingKeys: await prepareDatabase(url, (tx) => loadSigningKeys(tx, box)),
    siteUrl: () => SITE_URL,
    sendMail: smtp.send,
    sendSms: options.sendSms ?? sms.send,
    google: options.google,
    ...(options.clock && { clock: options.clock }),
  }
  const accounts = chooseAccounts(parts)
  const { core } = 'core' in accounts.service ? accounts.service : embeddedAccounts(parts)
  const queueDb = open(JOBS_ROLE)
  const { reader = sharedReader(), readAheadMs = NEVER_MS } = options
  const facts = createFactLedger({ db, log, reader, readAheadMs })
  closing.add(() => facts.close())
  const names = createSessionNames({ ledger: facts, log, firstMs: readAheadMs })
  closing.add(async () => names.close())
  const scribe = options.scribe ?? scriptedScribe()
  const settings = { ...SETTINGS, ...options.settings }
  const anotherPipeline = () =>
    createPipeline({
      db,
      queueDb,
      url,
      log,
      stt: options.speech?.stt ?? scriptedStt(['']),
      second: options.speech?.second,
      voice: options.speech?.voice ?? energyVoice(),
      speakers: options.speech?.speakers,
      settings: {
        ...recordingSettings(config),
        // Tests count the calls to their recogniser.
        interimMs: undefined,
        ...options.speech?.settings,
      },
      onText: (practitionerId, sessionId) => {
        facts.readAhead(practitionerId, sessionId)
        names.begin(practitionerId, sessionId)
      },
      finishing: {
        send_to_record: sendTask({
          ledger: facts,
          visits: createVisitCache(),
          systems: options.records ?? [],
        }),
        finish_session: finishTask({
          db,
          log,
          scribe,
          facts,
          visits: createVisitCache(),
          requireRoom: roomWithin(settings.storageBytes),
          nameSession: (key) => names.name(key.practitionerId, key.sessionId),
        }),
      },
      ...(options.daily && { daily: options.daily }),
    })
  const pipeline = anotherPipeline()
  const deps: AppDeps = {
    db,
    log,
    accounts,
    webConfig: webConfig(config),
    site: { url: () => SITE_URL, facts: siteFacts(config) },
    recording: { pipeline, tickets: createTickets(SECRET_KEY, options.clock ?? systemClock) },
    scribe,
    facts,
    names,
    records: options.records ?? [],
    hashAddress: keyedHash(SECRET_KEY, ADDRESSES),
    departure: departure(),
    devInbox: { mail: inbox.messages, sms: sms.messages },
    settings,
  }
  if (options.speech) {
    closing.add(() => pipeline.stop())
    await pipeline.start()
  }
  const app = await buildApp(deps)
  closing.add(() => app.close())
  return {
    app,
    url,
    deps,
    db,
    owner,
    queueDb,
    chainHash: keyedHash(SECRET_KEY, CHAIN),
    core,
    logged,
    anotherPipeline,
    mails: inbox.messages,
    sms,
    givenPractitioner: (given) => givenPractitioner(core, given),
  }
}
