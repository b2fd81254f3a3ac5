import { AppError } from '../../../http/app-error.ts'
import { secondsOf, type AuthService } from './auth-service.ts'

export const REMOTE_TIMEOUT_MS = 10_000

const TOO_MANY = 429

/** A GoTrue server of the clinic's own choice. What is not its own JSON is a fault, not a refusal. */
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
        const response = await fetch(`${url}${path}`, {
          method,
          // The keys stay with the address that they were given for.
          redirect: 'error',
          headers: {
            apikey: anonKey,
            authorization: `Bearer ${token ?? anonKey}`,
            'content-type': 'application/json',
            'x-forwarded-for': ip,
          },
          signal: AbortSignal.timeout(timeoutMs),
          ...(body && { body: JSON.stringify(body) }),
        })
        const text = await response.text()
        if (response.status === TOO_MANY) {
          const retryAfterS = secondsOf(response.headers.get('retry-after'))
          return { status: TOO_MANY, retryAfterS, body: undefined }
        }
        return { status: response.status, body: text ? (JSON.parse(text) as unknown) : undefined }
      } catch {
        throw new AppError('SERVER_ERROR')
      }
    },
  }
}
