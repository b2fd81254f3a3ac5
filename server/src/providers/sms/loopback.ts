import { newId } from '../../lib/ids.ts'
import type { ReceivedSms, SendSms } from './sms.ts'

const MOST_KEPT = 200

export interface LoopbackSms {
  readonly send: SendSms
  /** Newest first. */
  messages(): readonly ReceivedSms[]
}

/** Keeps messages instead of sending them, for development. */
export function loopbackSms(): LoopbackSms {
  const kept: ReceivedSms[] = []
  return {
    send(to, text) {
      kept.unshift({ id: newId(), to, text, received_at: new Date().toISOString() })
      kept.splice(MOST_KEPT)
      return Promise.resolve()
    },
    messages: () => kept,
  }
}
