import type { DeliveryReason } from '@chartwright/contract/deliveries'
import { readBodyText } from '../../lib/read-body.ts'
import { withDeadline } from '../../lib/with-deadline.ts'
import { DeliveryError } from './record.ts'

const MAX_ANSWER_BYTES = 1_000_000

export interface Sent {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly signal: AbortSignal
  readonly timeoutMs: number
}

export interface Answered {
  readonly status: number
  readonly location: string | null
  /** Undefined where it is no JSON. */
  readonly json: unknown
}

/** Patients and keys go to that address and no other. Every failure is one of our words. */
export async function ask({ url, timeoutMs, signal, ...rest }: Sent): Promise<Answered> {
  try {
    return await withDeadline(timeoutMs, [signal], async (until) => {
      const answer = await fetch(url, { ...rest, redirect: 'error', signal: until })
      // Of an answer that is too long, nothing is read.
      const text = (await readBodyText(answer, until, MAX_ANSWER_BYTES)) ?? ''
      return { status: answer.status, location: answer.headers.get('location'), json: parse(text) }
    })
  } catch {
    throw new DeliveryError('unreachable')
  }
}

/** Throws what a status says, unless it is one of success. */
export function requireSuccess({ status }: Answered): void {
  if (status < 200 || status > 299) throw new DeliveryError(reasonOf(status))
}

function reasonOf(status: number): DeliveryReason {
  if (status === 401 || status === 403) return 'sign_in'
  if (status === 404 || status === 410) return 'not_found'
  if (status === 408 || status === 429 || status === 503) return 'busy'
  if (status >= 500) return 'server_error'
  return status >= 400 ? 'rejected' : 'bad_answer'
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
