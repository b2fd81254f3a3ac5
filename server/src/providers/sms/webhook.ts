import type { SendSms } from './sms.ts'

const TIMEOUT_MS = 10_000

/** Posts `{ to, text }` to the clinic's own gateway. */
export function smsOverWebhook(url: string, timeoutMs = TIMEOUT_MS): SendSms {
  return async (phone, text) => {
    const response = await fetch(url, {
      method: 'POST',
      // Codes and numbers go to that address and no other.
      redirect: 'error',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to: phone, text }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the SMS gateway answered ${String(response.status)}`)
  }
}
