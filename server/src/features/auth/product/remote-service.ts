import { readBodyText } from '../../../lib/read-body.ts'
import { withDeadline } from '../../../lib/with-deadline.ts'
import { AppError } from '../../../http/app-error.ts'
import { secondsOf, type AuthService } from './auth-service.ts'

export const REMOTE_TIMEOUT_MS = 10_000

const TOO_MANY = 429
const MAX_ANSWER_BYTES = 4_194_304

/**
 * A GoTrue server of the clinic's own choice. Anything but its own JSON is a fault, not a refusal.
 */
export function remoteService(
  url: string,
  anonKey: string,
  serviceKey: string,
  timeoutMs = REMOTE_TIMEOUT_MS,
): AuthService {
  return {
    serviceToken: () => Promise.resolve(serviceKey),
    async call({ method, path, token, body, ip }) {
      try {
        return await withDeadline(timeoutMs, [], async (signal) => {
          const response = await fetch(`${url}${path}`, {
            method,
            // The keys are sent only to the address that they were configured for.
            redirect: 'error',
            headers: {
              apikey: anonKey,
              authorization: `Bearer ${token ?? anonKey}`,
              'content-type': 'application/json',
              'x-forwarded-for': ip,
            },
            signal,
            ...(body && { body: JSON.stringify(body) }),
          })
          const text = await readBodyText(response, signal, MAX_ANSWER_BYTES)
          if (response.status === TOO_MANY) {
            const retryAfterS = secondsOf(response.headers.get('retry-after'))
            return { status: TOO_MANY, retryAfterS, body: undefined }
          }
          if (text === undefined) throw new AppError('SERVER_ERROR')
          const isEmpty = text === ''
          return {
            status: response.status,
            body: isEmpty ? undefined : (JSON.parse(text) as unknown),
          }
        })
      } catch {
        throw new AppError('SERVER_ERROR')
      }
    },
  }
}
