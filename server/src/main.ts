import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ADDRESSES, chooseAccounts, webConfig } from './accounts.ts'
import { buildApp, type AppSettings } from './app.ts'
import { chooseGoogle } from './choose-google.ts'
import { chooseMail } from './choose-mail.ts'
import { chooseReader } from './choose-reader.ts'
import { chooseRecords } from './choose-records.ts'
import { chooseScribe } from './choose-scribe.ts'
import { chooseSecondStt, describeSecondPass } from './choose-second-stt.ts'
import { chooseSms } from './choose-sms.ts'
import { chooseSpeakers } from './choose-speakers.ts'
import { chooseStt, type ChosenStt } from './choose-stt.ts'
import { isOnlyLocal, loadConfig, type Config } from './config.ts'
import { chooseDatabase } from './db/choose.ts'
import { openDatabase } from './db/open.ts'
import { prepareDatabase } from './db/prepare.ts'
import { APP_ROLE, AUTH_ROLE, JOBS_ROLE, type Role } from './db/roles.ts'
import { drainOf } from './drain.ts'
import { CHAIN } from './features/audit/chain.ts'
import { openSealer } from './features/audit/open-sealer.ts'
import { readSigningKeys } from './features/auth/signing-keys-file.ts'
import { loadSigningKeys } from './features/auth/signing-keys.ts'
import { sendTask } from './features/deliveries/send-to-record.ts'
import { createVisitCache } from './features/evidence/indexing/visit-cache.ts'
import { createFactLedger } from './features/facts/fact-ledger.ts'
import { createSessionNames } from './features/facts/session-names.ts'
import { finishTask } from './features/notes/finish-session.ts'
import { createTickets } from './features/recording/live/tickets.ts'
import { createPipeline } from './features/recording/pipeline.ts'
import type { SecondPass } from './features/recording/recording-deps.ts'
import { applyRetention } from './features/retention/apply-retention.ts'
import { DEFAULT_TEMPLATES } from './features/templates/default-templates.ts'
import { putDefaultTemplates } from './features/templates/templates.queries.ts'
import { roomWithin } from './http/storage-limit.ts'
import { systemClock } from './lib/clock.ts'
import { closer } from './lib/closer.ts'
import { departure } from './lib/departure.ts'
import { keyedHash } from './lib/keyed-hash.ts'
import { createLogger } from './lib/logger.ts'
import { secretBox } from './lib/secret-box.ts'
import { listen } from './listen.ts'
import type { Speakers } from './providers/speakers/speakers.ts'
import { recordingSettings } from './recording-settings.ts'
import { retentionSettings } from './retention-settings.ts'
import { loadSecretKey } from './secret-key.ts'
import { siteFacts } from './site-facts.ts'
import { describeStart } from './startup-block.ts'
import { loadTls, type TlsPair } from './tls.ts'

export interface StartOptions {
  readonly dataDir: string
  /** Why the data directory is not where one would look for it. */
  readonly dataDirNote?: string | undefined
  readonly https?: boolean
  /** Settings to read instead of the process's own environment. */
  readonly env?: NodeJS.ProcessEnv
  readonly onProgress?: (message: string) => void
  /** Replaces the configured recogniser in tests that end the process. */
  readonly speech?: ChosenStt & { readonly second?: SecondPass; readonly speakers?: Speakers }
}

export interface Running {
  readonly address: string
  stop(): Promise<void>
}

const WEB_ROOT = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Read config, open database, choose providers, listen, close. Nothing else. */
export async function main(options: StartOptions): Promise<Running> {
  const { dataDir, https = false, onProgress } = options
  const config = loadConfig(options.env)
  const closing = closer()
  try {
    const log = createLogger(config.LOG_LEVEL)
    const secretKey = await loadSecretKey(config.SECRET_KEY, dataDir)
    const tls = await loadTls(config, dataDir, https)

    const database = await chooseDatabase(config.DATABASE_URL, dataDir, onProgress)
    const { url } = database
    closing.add(database.stop)
    const { AUTH_SIGNING_KEYS_FILE: keysFile } = config
    const signingKeys = await prepareDatabase(url, async (tx) => {
      await putDefaultTemplates(tx, DEFAULT_TEMPLATES)
      return keysFile === undefined
        ? loadSigningKeys(tx, secretBox(secretKey, 'signing-keys'))
        : readSigningKeys(keysFile)
    })
    const open = (role: Role) => {
      const db = openDatabase({ url, role, log, maxConnections: config.DATABASE_POOL_SIZE })
      closing.add(() => db.pool.end())
      return db
    }
    const db = open(APP_ROLE)
    const { stt, voice } = options.speech ?? chooseStt(config)
    closing.add(() => stt.close())
    closing.add(() => voice.close())
    const second = options.speech ? options.speech.second : await chooseSecondStt(config, dataDir)
    closing.add(async () => second?.stt.close())
    const speakers = options.speech ? options.speech.speakers : chooseSpeakers(config)
    closing.add(async () => speakers?.close())
    const reader = chooseReader()
    closing.add(() => reader.close())
    const facts = createFactLedger({ db, log, reader })
    closing.add(() => facts.close())
    const names = createSessionNames({ ledger: facts, log })
    closing.add(async () => names.close())
    const scribe = chooseScribe(config)
    const records = chooseRecords(config)
    const settings = appSettings(config, tls)
    const queueDb = open(JOBS_ROLE)
    const chainHash = keyedHash(secretKey, CHAIN)
    const sealer = openSealer(queueDb, chainHash, log)
    closing.add(() => sealer.close())
    const retention = { db, queueDb, chainHash, clock: systemClock, log }
    const pipeline = createPipeline({
      db,
      queueDb,
      url,
      log,
      stt,
      second,
      voice,
      speakers,
      settings: recordingSettings(config),
      onText: (practitionerId, sessionId) => {
        facts.readAhead(practitionerId, sessionId)
        names.begin(practitionerId, sessionId)
      },
      finishing: {
        finish_session: finishTask({
          db,
          log,
          scribe,
          facts,
          visits: createVisitCache(),
          requireRoom: roomWithin(settings.storageBytes),
          nameSession: (key) => names.name(key.practitionerId, key.sessionId),
        }),
        send_to_record: sendTask({ ledger: facts, visits: createVisitCache(), systems: records }),
      },
      daily: {
        apply_retention: () =>
          applyRetention({ ...retention, settings: retentionSettings(config) }),
      },
    })
    closing.add(() => pipeline.stop())
    const mail = await chooseMail(config, closing)
    const sms = chooseSms(config)

    let address = ''
    const siteUrl = () => config.PUBLIC_URL ?? address
    const accounts = chooseAccounts({
      config,
      db: open(AUTH_ROLE),
      appDb: db,
      log,
      secretKey,
      signingKeys,
      siteUrl,
      sendMail: mail.send,
      sendSms: sms.send,
      google: chooseGoogle(config),
    })
    const devInbox = isOnlyLocal(config) ? { mail: mail.inbox, sms: sms.inbox } : undefined
    const leaving = departure()
    const app = await buildApp({
      db,
      log,
      accounts,
      webConfig: webConfig(config),
      site: { url: siteUrl, facts: siteFacts(config) },
      recording: { pipeline, tickets: createTickets(secretKey, systemClock) },
      scribe,
      facts,
      names,
      records,
      devInbox,
      hashAddress: keyedHash(secretKey, ADDRESSES),
      departure: leaving,
      settings,
    })
    const { SHUTDOWN_DRAIN_S: drainS, SHUTDOWN_GRACE_S: graceS } = config
    const drain = drainOf(app)
    closing.add(() => drain({ departure: leaving, drainS, graceS }))
    await pipeline.start()
    address = await listen(app, config, tls !== undefined)
    const started = { ...options, address, config, isHttps: tls !== undefined, writer: scribe.name }
    const secondPass = describeSecondPass(config, second)
    const hasInbox = devInbox?.mail !== undefined
    const { warning: databaseWarning } = database
    process.stdout.write(describeStart({ ...started, secondPass, hasInbox, databaseWarning }))
    return { address, stop: closing.close }
  } catch (error) {
    await closing.close()
    throw error
  }
}

function appSettings(config: Config, tls: TlsPair | undefined): AppSettings {
  return {
    bodyLimitBytes: config.BODY_LIMIT_BYTES,
    requestTimeoutMs: config.REQUEST_TIMEOUT_S * 1_000,
    isPublicHttps: config.PUBLIC_URL?.startsWith('https:') ?? false,
    metricsToken: config.METRICS_TOKEN,
    rateLimits: {
      windowS: config.RATE_LIMIT_WINDOW_S,
      addressPoints: config.RATE_LIMIT_PER_ADDRESS,
      practitionerPoints: config.RATE_LIMIT_PER_PRACTITIONER,
      requestsPerDay: config.PRACTITIONER_REQUESTS_PER_DAY,
    },
    storageBytes: storageBytes(config.PRACTITIONER_STORAGE_GB),
    generationsPerPractitioner: config.GENERATIONS_PER_PRACTITIONER,
    tls,
    trustProxy: config.TRUST_PROXY,
    webRoot: existsSync(WEB_ROOT) ? WEB_ROOT : undefined,
  }
}

const BYTES_PER_GB = 1_000_000_000

function storageBytes(gigabytes: number | undefined): number | undefined {
  return gigabytes === undefined ? undefined : gigabytes * BYTES_PER_GB
}
