import nodemailer from 'nodemailer'
import { areLinksLocal, isMailOff, type Config } from '../config.ts'
import { bad, good, reasonOf, remark, type Finding } from './finding.ts'

const TIMEOUT_MS = 10_000

/** Signs in and sends nothing. */
export async function checkMail(config: Config): Promise<Finding> {
  const { SMTP_URL: url } = config
  if (isMailOff(config)) {
    return bad(
      'is off: nobody can confirm an address or reset a password',
      'Set SMTP_URL. Without it, "npm run admin -- verify EMAIL" lets one person in.',
    )
  }
  if (url === undefined) {
    return remark(
      'stays on this computer, at /dev/mail',
      'Set SMTP_URL before other people sign up: they confirm their address by mail.',
    )
  }
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS }
  const transport = nodemailer.createTransport({ url, ...timeouts, socketTimeout: TIMEOUT_MS })
  try {
    await transport.verify()
    if (areLinksLocal(config)) {
      return bad('its links lead to localhost', 'Set PUBLIC_URL to the address that people open.')
    }
    return good(`${new URL(url).host} takes it`)
  } catch (error) {
    return bad(
      `${new URL(url).host} refuses: ${reasonOf(error)}`,
      'Check host, port, user and password in SMTP_URL; smtps:// is for port 465.',
    )
  } finally {
    transport.close()
  }
}
