import { z } from 'zod'
import { ask, type Sent } from './post-safely.ts'
import { DeliveryError } from './record.ts'

const Token = z.object({
  access_token: z.string().min(1),
  token_type: z.string().regex(/^bearer$/i),
})

/** An access token of OAuth 2, asked for anew with each delivery. */
export async function readToken(
  url: string,
  form: Readonly<Record<string, string>>,
  limits: Pick<Sent, 'signal' | 'timeoutMs'>,
): Promise<string> {
  const answer = await ask({
    ...limits,
    url,
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
    },
    body: new URLSearchParams(form).toString(),
  })
  // RFC 6749: a client or a user who is not accepted is told so with 400 or 401.
  if (answer.status >= 400 && answer.status < 500 && answer.status !== 429)
    throw new DeliveryError('sign_in')
  if (answer.status === 429 || answer.status === 503) throw new DeliveryError('busy')
  if (answer.status >= 500) throw new DeliveryError('server_error')
  const token = Token.safeParse(answer.json)
  if (!token.success) throw new DeliveryError('bad_answer')
  return token.data.access_token
}
