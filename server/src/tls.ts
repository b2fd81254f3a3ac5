import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { hostname, networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { generate } from 'selfsigned'
import type { Config } from './config.ts'
import { StartupError } from './lib/startup-error.ts'

export interface TlsPair {
  readonly cert: string
  readonly key: string
}

const SELF_SIGNED_DAYS = 825

/** The key pair to serve https with: the given files, a self-signed pair on demand, or none. */
export async function loadTls(
  config: Config,
  dataDir: string,
  isHttpsAsked: boolean,
): Promise<TlsPair | undefined> {
  const { TLS_CERT_FILE, TLS_KEY_FILE } = config
  if (TLS_CERT_FILE !== undefined && TLS_KEY_FILE !== undefined) {
    return {
      cert: await readSetting('TLS_CERT_FILE', TLS_CERT_FILE),
      key: await readSetting('TLS_KEY_FILE', TLS_KEY_FILE),
    }
  }
  return isHttpsAsked ? selfSignedPair(join(dataDir, 'tls')) : undefined
}

async function readSetting(setting: string, path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch {
    throw new StartupError(`${setting} cannot be read. Check the path and its permissions.`)
  }
}

async function selfSignedPair(directory: string): Promise<TlsPair> {
  const certFile = join(directory, 'cert.pem')
  const keyFile = join(directory, 'key.pem')
  if (existsSync(certFile) && existsSync(keyFile)) {
    return { cert: await readFile(certFile, 'utf8'), key: await readFile(keyFile, 'utf8') }
  }
  const notAfterDate = new Date(Date.now() + SELF_SIGNED_DAYS * 24 * 60 * 60 * 1_000)
  const made = await generate([{ name: 'commonName', value: hostname() }], {
    keySize: 2048,
    algorithm: 'sha256',
    notAfterDate,
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'subjectAltName', altNames: ownNames() },
    ],
  })
  await mkdir(directory, { recursive: true, mode: 0o700 })
  await writeFile(keyFile, made.private, { mode: 0o600 })
  await writeFile(certFile, made.cert)
  return { cert: made.cert, key: made.private }
}

type AltName = { type: 2; value: string } | { type: 7; ip: string }

/** Every name and address by which this computer may be reached in a clinic's network. */
function ownNames(): AltName[] {
  const addresses = Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .filter(({ family }) => family === 'IPv4')
    .map(({ address }) => address)
  const ips = [...new Set(['127.0.0.1', '::1', ...addresses])]
  const names = [...new Set(['localhost', hostname()])]
  return [
    ...names.map((value) => ({ type: 2, value }) as const),
    ...ips.map((ip) => ({ type: 7, ip }) as const),
  ]
}
