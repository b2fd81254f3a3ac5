import { DEFAULT_STT_MODEL } from './choose-stt.ts'
import { areLinksLocal, isLoopback, isMailOff, type Config } from './config.ts'

export interface StartFacts {
  readonly address: string
  readonly config: Config
  readonly dataDir: string
  readonly dataDirNote?: string | undefined
  readonly isHttps: boolean
  readonly hasInbox: boolean
  /** Which writer makes notes, tasks and answers. */
  readonly writer: string
  /** Which recogniser hears doubtful lines again. */
  readonly secondPass: string
  readonly databaseWarning?: string | undefined
}

/** What a person needs to know after the start, in one block. */
export function describeStart({
  address,
  config,
  dataDir,
  dataDirNote,
  isHttps,
  hasInbox,
  writer,
  secondPass,
  databaseWarning,
}: StartFacts): string {
  const rows: [string, string][] = [
    ['Open', address],
    ['Data', dataDirNote === undefined ? dataDir : `${dataDir}  (${dataDirNote})`],
    ['Database', config.DATABASE_URL === undefined ? 'embedded PostgreSQL' : 'DATABASE_URL'],
    ['Accounts', config.AUTH_URL === undefined ? 'embedded' : 'AUTH_URL'],
    ['Google', config.GOOGLE_CLIENT_ID === undefined ? 'off (GOOGLE_CLIENT_ID)' : 'on'],
    ['Mail', hasInbox ? `stays on this computer: ${address}/dev/mail` : mailOf(config)],
    ['Speech', speechOf(config)],
    ['Again', secondPass],
    ['Consent', CONSENT[config.CONSENT]],
    ['Writer', writer],
    ['API', `${address}/docs`],
  ]
  const width = Math.max(...rows.map(([label]) => label.length))
  const lines = rows.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`)
  const warnings = [
    isReachableWithoutTls(config, isHttps) && MICROPHONE_WARNING,
    mailWarning(config),
    areLinksLocal(config) && linkWarning(address),
    databaseWarning,
  ].filter((warning) => typeof warning === 'string')
  return [
    '\n  Chartwright is running',
    '',
    ...lines,
    ...warnings.map((warning) => `\n  ${warning}`),
    '',
    '  Ctrl-C stops it.',
    '\n',
  ].join('\n')
}

const MICROPHONE_WARNING =
  'Browsers give the microphone only to localhost and https: recording will not work on other\n' +
  '  computers. Start with "npm start -- --https", or set TLS_CERT_FILE and TLS_KEY_FILE.'

const CONSENT: Record<Config['CONSENT'], string> = {
  required: 'required before a recording (CONSENT)',
  ask: 'asked for before a recording',
  off: 'not asked for (CONSENT)',
}

function mailWarning(config: Config): string | undefined {
  if (!isMailOff(config)) return undefined
  if (config.AUTH_EMAIL_AUTOCONFIRM) {
    return 'No mail can be sent, so nobody can reset a forgotten password. Set SMTP_URL.'
  }
  return (
    'No mail can be sent, so nobody who signs up can confirm an address. Set SMTP_URL. Without a\n' +
    '  mail server: "npm run admin -- verify EMAIL" lets one person in, and\n' +
    '  AUTH_EMAIL_AUTOCONFIRM=on lets everybody in, which is for closed networks only.'
  )
}

function linkWarning(address: string): string {
  const { protocol, port } = new URL(address)
  return (
    `Links in mails and the way back from Google lead to ${address}, which opens on this\n` +
    '  computer only. Set PUBLIC_URL to the address that people open, for example\n' +
    `  PUBLIC_URL=${protocol}//scribe.clinic.example:${port}`
  )
}

function mailOf({ SMTP_URL, AUTH_URL }: Config): string {
  if (AUTH_URL !== undefined) return 'AUTH_URL'
  return SMTP_URL === undefined ? 'off (SMTP_URL)' : 'SMTP_URL'
}

function speechOf({ STT_PROVIDER, STT_BASE_URL = '', STT_MODEL = DEFAULT_STT_MODEL }: Config) {
  if (STT_PROVIDER === 'builtin') return 'built in (Moonshine base, English)'
  return `${STT_MODEL} at ${new URL(STT_BASE_URL).host}`
}

function isReachableWithoutTls({ HOST, PUBLIC_URL }: Config, isHttps: boolean): boolean {
  const isBehindHttps = PUBLIC_URL?.startsWith('https:') ?? false
  return !isLoopback(HOST) && !isHttps && !isBehindHttps
}
