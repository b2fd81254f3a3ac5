import { isLoopback, type Config } from './config.ts'

export interface StartFacts {
  readonly address: string
  readonly config: Config
  readonly dataDir: string
  readonly dataDirNote?: string | undefined
  readonly isHttps: boolean
  readonly hasInbox: boolean
  /** Who writes notes, tasks and answers. */
  readonly writer: string
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
}: StartFacts): string {
  const rows: [string, string][] = [
    ['Open', address],
    ['Data', dataDirNote === undefined ? dataDir : `${dataDir}  (${dataDirNote})`],
    ['Database', config.DATABASE_URL === undefined ? 'embedded PostgreSQL' : 'DATABASE_URL'],
    ['Accounts', config.AUTH_URL === undefined ? 'embedded' : 'AUTH_URL'],
    ['Google', config.GOOGLE_CLIENT_ID === undefined ? 'off (GOOGLE_CLIENT_ID)' : 'on'],
    ['Mail', hasInbox ? `stays on this computer: ${address}/dev/mail` : mailOf(config)],
    ['Speech', speechOf(config)],
    ['Writer', writer],
    ['API', `${address}/docs`],
  ]
  const width = Math.max(...rows.map(([label]) => label.length))
  const lines = rows.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`)
  const warning = isReachableWithoutTls(config, isHttps) ? [`\n  ${MICROPHONE_WARNING}`] : []
  return [
    '\n  Chartwright is running',
    '',
    ...lines,
    ...warning,
    '',
    '  Ctrl-C stops it.',
    '\n',
  ].join('\n')
}

const MICROPHONE_WARNING =
  'Browsers give the microphone only to localhost and https: recording will not work on other\n' +
  '  computers. Start with "npm start -- --https", or set TLS_CERT_FILE and TLS_KEY_FILE.'

function mailOf({ SMTP_URL }: Config): string {
  return SMTP_URL === undefined ? 'kept on this computer, shown to nobody (SMTP_URL)' : 'SMTP_URL'
}

function speechOf({ STT_BASE_URL, STT_MODEL }: Config): string {
  if (STT_BASE_URL === undefined) return 'built in (Moonshine base, English)'
  return `${STT_MODEL} at ${new URL(STT_BASE_URL).host}`
}

function isReachableWithoutTls({ HOST, PUBLIC_URL }: Config, isHttps: boolean): boolean {
  const isBehindHttps = PUBLIC_URL?.startsWith('https:') ?? false
  return !isLoopback(HOST) && !isHttps && !isBehindHttps
}
