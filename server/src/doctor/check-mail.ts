import nodemailer from 'nodemailer'
import type { Config } from '../config.ts'
import { bad, good, reasonOf, remark, type Finding } from './finding.ts'

const TIMEOUT_MS = 10_000

/** Signs in and sends nothing. */
export async function checkMail({ SMTP_URL: url }: Config): Promise<Finding> {
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
