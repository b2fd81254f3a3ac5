import { AppError } from '../../../http/app-error.ts'
import type { AuthService } from './auth-service.ts'

const TIMEOUT_MS = 10_000

/** A GoTrue server of the clinic's own choice. */
export function remoteService(url: string, anonKey: string, serviceKey: string): AuthService {
  return {
    serviceToken: () => Promise.resolve(serviceKey),
    async call({ method, path, token, body, ip }) {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          apikey: anonKey,
          authorization: `Bearer ${token ?? anonKey}`,
          'content-type': 'application/json',
          'x-forwarded-for': ip,
        },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body && { body: JSON.stringify(body) }),
      }).catch(() => {
        throw new AppError('SERVER_ERROR')
      })
      const text = await response.text()
      return { status: response.status, body: text ? parseJson(text) : undefined }
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
