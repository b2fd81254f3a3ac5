import { isMailOff, type Config } from './config.ts'
import type { Closer } from './lib/closer.ts'
import { openLoopbackInbox } from './providers/mail/loopback-inbox.ts'
import type { ReceivedMail, SendMail } from './providers/mail/mail.ts'
import { mailOverSmtp } from './providers/mail/smtp.ts'

export interface ChosenMail {
  readonly send: SendMail
  /** Present if mail stays on this computer. */
  readonly inbox?: () => readonly ReceivedMail[]
}

export async function chooseMail(config: Config, closing: Closer): Promise<ChosenMail> {
  if (config.SMTP_URL !== undefined) {
    const smtp = mailOverSmtp(config.SMTP_URL, config.MAIL_FROM)
    closing.add(() => smtp.close())
    return { send: smtp.send }
  }
  if (isMailOff(config)) return { send: () => Promise.reject(new Error('there is no SMTP_URL')) }
  const inbox = await openLoopbackInbox()
  closing.add(() => inbox.close())
  const smtp = mailOverSmtp(inbox.smtpUrl, config.MAIL_FROM)
  closing.add(() => smtp.close())
  return { send: smtp.send, inbox: inbox.messages }
}
