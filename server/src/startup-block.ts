import type { Config } from './config.ts'
import { isAnyAddress } from './listen.ts'

export interface StartFacts {
  readonly address: string
  readonly config: Config
  readonly dataDir: string
  readonly dataDirNote?: string | undefined
  readonly isHttps: boolean
}

/** What a person needs to know after the start, in one block. */
export function describeStart({
  address,
  config,
  dataDir,
  dataDirNote,
  isHttps,
}: StartFacts): string {
  const database =
    config.DATABASE_URL === undefined ? 'embedded PostgreSQL' : 'PostgreSQL at DATABASE_URL'
  const rows: [string, string][] = [
    ['Open', address],
    ['Data', dataDirNote === undefined ? dataDir : `${dataDir}  (${dataDirNote})`],
    ['Database', database],
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

function isReachableWithoutTls({ HOST, PUBLIC_URL }: Config, isHttps: boolean): boolean {
  const isLoopback = HOST === 'localhost' || HOST === '::1' || HOST.startsWith('127.')
  const isBehindHttps = PUBLIC_URL?.startsWith('https:') ?? false
  return (isAnyAddress(HOST) || !isLoopback) && !isHttps && !isBehindHttps
}
