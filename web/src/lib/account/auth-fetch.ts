import { noteRenewal } from './renewal.ts'

const REFRESH = 'grant_type=refresh_token'
const UNAVAILABLE = 503

/**
 * The auth client's fetch. The client drops the session for anything it does not recognise as a
 * transient fault; here only the service's own refusal of a refresh token counts as one.
 */
export const authFetch: typeof fetch = async (input, init) => {
  if (!urlOf(input).includes(REFRESH)) return fetch(input, init)
  try {
    const response = await fetch(input, init)
    const isAnswered = await isAnswer(response)
    noteRenewal({ failed: !isAnswered })
    return isAnswered ? response : new Response(null, { status: UNAVAILABLE })
  } catch (error) {
    noteRenewal({ failed: true })
    throw error
  }
}

/** Something between here and the service responds without the service's codes. */
async function isAnswer(response: Response): Promise<boolean> {
  const { ok, status } = response
  if (status >= 500 || status === 429 || status === 408) return false
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  if (typeof body !== 'object' || body === null) return false
  return ok ? 'access_token' in body : ['code', 'error_code', 'error'].some((key) => key in body)
}

function urlOf(input: RequestInfo | URL): string {
  return input instanceof Request ? input.url : String(input)
}
