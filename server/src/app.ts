import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import type { Database } from './db/open.ts'
import type { AccountsDeps } from './features/auth/accounts-deps.ts'
import { admitPractitioner } from './features/auth/admit-practitioner.ts'
import { AUTH_PATH } from './features/auth/auth-path.ts'
import { authRoutes } from './features/auth/auth.routes.ts'
import { goTrue } from './features/auth/gotrue/go-true.ts'
import { embeddedService } from './features/auth/product/embedded-service.ts'
import type { ProductAuth } from './features/auth/product/product-auth.ts'
import { chatRoutes } from './features/chat/chat.routes.ts'
import { consentRoutes } from './features/consent/consent.routes.ts'
import { deliveryRoutes } from './features/deliveries/deliveries.routes.ts'
import { devInboxRoutes, type DevInbox } from './features/dev-inbox/dev-inbox.routes.ts'
import { documentRoutes } from './features/documents/documents.routes.ts'
import { createVisitCache } from './features/evidence/indexing/visit-cache.ts'
import { insightRoutes } from './features/evidence/insights.routes.ts'
import { exportRoutes } from './features/export/export.routes.ts'
import type { FactLedger } from './features/facts/fact-ledger.ts'
import { factRoutes } from './features/facts/facts.routes.ts'
import type { SessionNames } from './features/facts/session-names.ts'
import { fhirRoutes } from './features/fhir/fhir.routes.ts'
import { healthRoutes } from './features/health/health.routes.ts'
import { generateNoteRoutes } from './features/notes/generate-note.routes.ts'
import { noteHistoryRoutes } from './features/notes/history/history.routes.ts'
import { noteRoutes } from './features/notes/notes.routes.ts'
import { readyNoteRoutes } from './features/notes/ready-note.routes.ts'
import { signingRoutes } from './features/notes/signing/signing.routes.ts'
import { patientRoutes } from './features/patients/patients.routes.ts'
import { patientRecordRoutes } from './features/patients/record.routes.ts'
import { createLastWords } from './features/recording/hearing/last-words.ts'
import type { Tickets } from './features/recording/live/tickets.ts'
import type { Pipeline } from './features/recording/pipeline.ts'
import { recordingRoutes } from './features/recording/recording.routes.ts'
import { searchRoutes } from './features/search/search.routes.ts'
import { sessionRoutes } from './features/sessions/sessions.routes.ts'
import { settingsRoutes } from './features/settings/settings.routes.ts'
import { snippetRoutes } from './features/snippets/snippets.routes.ts'
import { styleRoutes } from './features/style/style.routes.ts'
import { generateTaskRoutes } from './features/tasks/generate-tasks.ts'
import { taskRoutes } from './features/tasks/tasks.routes.ts'
import { templateRoutes } from './features/templates/templates.routes.ts'
import { transcriptRoutes } from './features/transcript/transcript.routes.ts'
import { ownWordRoutes } from './features/vocabulary/own-words.routes.ts'
import { webConfigRoutes, type WebConfig } from './features/web-config/web-config.routes.ts'
import { serveDocs } from './http/docs.ts'
import { answerErrors, refuseUrl } from './http/error-handler.ts'
import { serveMetrics } from './http/metrics.ts'
import { STRANGER_BODY_BYTES, type Gate } from './http/mount.ts'
import type { Site } from './http/page-head.ts'
import { servePages } from './http/pages.ts'
import { createRateLimits, type RateLimitSettings } from './http/rate-limits.ts'
import { logRequests } from './http/request-log.ts'
import { addSecurityHeaders } from './http/security-headers.ts'
import { createSlots } from './http/slots.ts'
import { refuseUnstorable } from './http/storable-text.ts'
import { roomWithin } from './http/storage-limit.ts'
import { turnAwayWhenLeaving } from './http/turn-away.ts'
import type { Departure } from './lib/departure.ts'
import { newId } from './lib/ids.ts'
import type { KeyedHash } from './lib/keyed-hash.ts'
import { VERSION } from './lib/version.ts'
import type { RecordSystem } from './providers/record/record.ts'
import type { Scribe } from './providers/scribe/scribe.ts'

export interface AppDeps {
  readonly db: Database
  readonly log: Logger
  readonly accounts: AccountsDeps
  readonly webConfig: WebConfig
  readonly site: Site
  readonly recording: { readonly pipeline: Pipeline; readonly tickets: Tickets }
  readonly scribe: Scribe
  readonly facts: FactLedger
  readonly names: SessionNames
  /** Where signed notes can be sent. */
  readonly records: readonly RecordSystem[]
  /** For development on this computer only. */
  readonly devInbox?: DevInbox | undefined
  readonly hashAddress: KeyedHash
  readonly departure: Departure
  readonly settings: AppSettings
}

export interface AppSettings {
  /** For a request with a valid token. */
  readonly bodyLimitBytes: number
  /**
   * The time within which a request must have arrived completely; what it starts may take longer.
   */
  readonly requestTimeoutMs: number
  readonly isPublicHttps: boolean
  readonly rateLimits: RateLimitSettings
  /** Per practitioner; undefined: unlimited. */
  readonly storageBytes?: number | undefined
  /** How many generations one practitioner may run concurrently on this node. */
  readonly generationsPerPractitioner: number
  /** Grants access to /metrics; without it there are none. */
  readonly metricsToken?: string | undefined
  readonly tls?: { readonly cert: string; readonly key: string } | undefined
  readonly trustProxy: false | number | string
  /** The built web app; without it only the API is served. */
  readonly webRoot?: string | undefined
}

export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { db, log, settings } = deps
  const app = Fastify({
    loggerInstance: log,
    ...serverOptions(settings),
    // A request with a token may send more: see registerFor in http/mount.ts.
    bodyLimit: STRANGER_BODY_BYTES,
    requestTimeout: settings.requestTimeoutMs,
    trustProxy: trustedProxies(settings.trustProxy),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 4_000 },
    genReqId: newId,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // Requests on an existing connection are answered.
    return503OnClosing: false,
    frameworkErrors: (_error, _request, reply) => refuseUrl(reply),
  }) as unknown as FastifyInstance
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)

  logRequests(app)
  turnAwayWhenLeaving(app, deps.departure)
  serveMetrics(app, db.pool, settings.metricsToken)
  answerErrors(app)
  refuseUnstorable(app)
  await addSecurityHeaders(app, {
    isPublicHttps: settings.isPublicHttps,
    calledOrigins: outsideOrigins(deps.webConfig),
  })
  await serveDocs(app, VERSION)

  const gate: Gate = {
    db,
    rateLimits: createRateLimits(db.pool, settings.rateLimits),
    hashAddress: deps.hashAddress,
    requireRoom: roomWithin(settings.storageBytes),
    bodyLimitBytes: settings.bodyLimitBytes,
    identify: deps.accounts.identify,
    admitPractitioner,
  }
  const visits = createVisitCache()
  const slots = createSlots(settings.generationsPerPractitioner)
  const lastWords = createLastWords(deps.recording.pipeline)
  healthRoutes(app, db, deps.departure, VERSION)
  sessionRoutes(app, gate)
  noteRoutes(app, gate, visits, deps.scribe)
  noteHistoryRoutes(app, gate, visits)
  signingRoutes(app, gate, { visits, ledger: deps.facts, lastWords })
  insightRoutes(app, gate, { visits, ledger: deps.facts })
  generateNoteRoutes(app, gate, deps.scribe, deps.facts, slots, visits, lastWords)
  generateTaskRoutes(app, gate, deps.scribe, deps.facts, slots, lastWords)
  chatRoutes(app, gate, deps.scribe, deps.facts, slots, lastWords)
  readyNoteRoutes(app, gate)
  settingsRoutes(app, gate)
  ownWordRoutes(app, gate)
  snippetRoutes(app, gate)
  styleRoutes(app, gate)
  transcriptRoutes(app, gate, (practitionerId, sessionId) => {
    deps.facts.readAhead(practitionerId, sessionId)
    deps.names.begin(practitionerId, sessionId)
  })
  factRoutes(app, gate, deps.facts, deps.names)
  const { departure, site } = deps
  await recordingRoutes(app, gate, { ...deps.recording, departure, siteUrl: site.url })
  const { deps: recordingDeps } = deps.recording.pipeline
  consentRoutes(app, gate, { mode: recordingDeps.settings.consent, nodeId: recordingDeps.nodeId })
  templateRoutes(app, gate)
  taskRoutes(app, gate)
  patientRoutes(app, gate)
  patientRecordRoutes(app, gate, deps.facts)
  exportRoutes(app, gate)
  searchRoutes(app, gate)
  documentRoutes(app, gate)
  fhirRoutes(app, gate, { visits, ledger: deps.facts })
  deliveryRoutes(app, gate, deps.records)
  webConfigRoutes(app, deps.webConfig)
  authRoutes(app, gate, await accountsOf(app, deps.accounts))
  if (deps.devInbox) devInboxRoutes(app, deps.devInbox)

  await servePages(app, deps.site, settings.webRoot)
  return app
}

/** The account service alone, without listening: for the operator's commands. */
export async function openAccountService(accounts: AccountsDeps): Promise<ProductAuth> {
  const app = Fastify()
  const auth = await accountsOf(app, accounts)
  await app.ready()
  return auth
}

async function accountsOf(
  app: FastifyInstance,
  { service, ...common }: Omit<AccountsDeps, 'identify'>,
): Promise<ProductAuth> {
  if ('call' in service) return { ...common, service, hasRecoveryCodes: false }
  await app.register(goTrue(service), { prefix: AUTH_PATH })
  const embedded = embeddedService(app, AUTH_PATH, service.core.tokens)
  return { ...common, service: embedded, hasRecoveryCodes: true }
}

const CHECKS_WITHIN_TIMEOUT = 4

/**
 * Node checks for timed-out requests only at intervals: often enough for the timeout to mean
 * something. It takes the longer of its two timeouts for that of the whole request, and derives the
 * one for headers from what it is given here: if set later, bodies would have a minute.
 */
function serverOptions({ tls, requestTimeoutMs }: AppSettings) {
  const timeouts = {
    requestTimeout: requestTimeoutMs,
    connectionsCheckingInterval: Math.ceil(requestTimeoutMs / CHECKS_WITHIN_TIMEOUT),
  }
  return tls ? { https: { ...tls, ...timeouts } } : { https: null, http: timeouts }
}

/** The web app calls the authentication service directly, wherever it is. */
function outsideOrigins({ auth_url: authUrl }: WebConfig): string[] {
  return URL.canParse(authUrl) ? [new URL(authUrl).origin] : []
}

function trustedProxies(setting: AppSettings['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting
}
