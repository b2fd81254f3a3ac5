import { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { isLoopback, type Config } from '../config.ts'
import { bad, good, reasonOf, remark, type Finding } from './finding.ts'

const DAY_MS = 86_400_000
const SOON_DAYS = 21

export async function checkAddress(config: Config, now = Date.now()): Promise<Finding> {
  const { HOST, PUBLIC_URL, TLS_CERT_FILE, TRUST_PROXY } = config
  if (TLS_CERT_FILE !== undefined) return checkCertificate(TLS_CERT_FILE, now)
  if (PUBLIC_URL?.startsWith('https:')) {
    if (TRUST_PROXY !== false) return good(`${PUBLIC_URL}, through a proxy`)
    return remark(
      `${PUBLIC_URL}, without TRUST_PROXY`,
      'Set TRUST_PROXY, or every visitor counts as one address.',
    )
  }
  if (isLoopback(HOST)) return good(`this computer only (${HOST})`)
  return bad(
    `${HOST} without https`,
    'Browsers give no microphone without it: put a proxy in front and set PUBLIC_URL, give TLS_CERT_FILE and TLS_KEY_FILE, or start with --https.',
  )
}

async function checkCertificate(path: string, now: number): Promise<Finding> {
  try {
    const { validTo } = new X509Certificate(await readFile(path))
    const days = Math.floor((Date.parse(validTo) - now) / DAY_MS)
    const text = `the certificate is valid for ${String(days)} days`
    if (days < 0) return bad('the certificate has expired', 'Renew it.')
    return days < SOON_DAYS ? remark(text, 'Renew it.') : good(text)
  } catch (error) {
    return bad(
      `the certificate cannot be read: ${reasonOf(error)}`,
      'Check TLS_CERT_FILE: it must be in PEM form.',
    )
  }
}
