import nodemailer from 'nodemailer'
import type { SendMail } from './mail.ts'

const TIMEOUT_MS = 10_000

export interface SmtpMail {
  readonly send: SendMail
  close(): Promise<void>
}

export function mailOverSmtp(smtpUrl: string, from: string): SmtpMail {
  const transport = nodemailer.createTransport(
    {
      url: smtpUrl,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    },
    { from },
  )
  return {
    async send(mail) {
      await transport.sendMail(mail)
    },
    close() {
      transport.close()
      return Promise.resolve()
    },
  }
}
