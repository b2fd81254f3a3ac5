import { readBody } from '../../lib/read-body.ts'
import { ScribeError } from '../scribe/scribe.ts'
import { ContextOverflow, readOverflow } from './context-overflow.ts'

const MAX_RETRY_AFTER_MS = 20_000
const MAX_BODY_CHARS = 65_536

/** What a refusal says besides its sentence. */
export class LlmRefusal extends ScribeError {
  readonly status: number
  readonly retryAfterMs: number | undefined

  constructor(status: number, retryAfter: string | null) {
    super(`The model’s server answered ${String(status)}.`, {
      isRetryable: status === 408 || status === 429 || status >= 500,
    })
    this.status = status
    const waitMs = Number(retryAfter ?? NaN) * 1_000
    this.retryAfterMs = waitMs >= 0 ? Math.min(waitMs, MAX_RETRY_AFTER_MS) : undefined
  }
}

/** A refusal for length says by how much; of any other the text is not even read. */
export async function readRefusal(response: Response, signal: AbortSignal): Promise<ScribeError> {
  if ([400, 413, 422].includes(response.status)) {
    const overflow = readOverflow(await beginningOf(response, signal))
    if (overflow) return new ContextOverflow(overflow)
  }
  return new LlmRefusal(response.status, response.headers.get('retry-after'))
}

async function beginningOf(response: Response, signal: AbortSignal): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of readBody(response, signal)) {
    text += decoder.decode(bytes, { stream: true })
    if (text.length > MAX_BODY_CHARS) break
  }
  return text
}
