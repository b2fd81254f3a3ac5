import { isOnlyLocal, type Config } from './config.ts'
import { loopbackSms } from './providers/sms/loopback.ts'
import type { ReceivedSms, SendSms } from './providers/sms/sms.ts'
import { smsOverWebhook } from './providers/sms/webhook.ts'

export interface ChosenSms {
  readonly send?: SendSms
  /** Present if messages stay on this computer. */
  readonly inbox?: () => readonly ReceivedSms[]
}

/**
 * Without a gateway, messages are shown to the person at this computer; otherwise phone factors are
 * not offered.
 */
export function chooseSms(config: Config): ChosenSms {
  if (config.SMS_WEBHOOK_URL !== undefined) return { send: smsOverWebhook(config.SMS_WEBHOOK_URL) }
  if (!isOnlyLocal(config)) return {}
  const { send, messages } = loopbackSms()
  return { send, inbox: messages }
}
