import { AppError } from '../../http/app-error.ts'
import type { Gate } from '../../http/mount.ts'
import { refreshCounterOf, type AccessTokens } from './core/tokens/access-tokens.ts'

/** The owner of an access token of the embedded service. Throws INVALID_TOKEN. */
export function identifyBy(tokens: AccessTokens): Gate['identify'] {
  return async (token, beforeCheck) => {
    const claims = await tokens.verify(token, beforeCheck).catch((error: unknown) => {
      if (error instanceof AppError) throw error
    })
    const { sub, session_id: sessionId } = claims ?? {}
    if (!claims || typeof sub !== 'string' || typeof sessionId !== 'string') {
      throw new AppError('INVALID_TOKEN')
    }
    return { practitionerId: sub, sessionId, refreshCounter: refreshCounterOf(claims) }
  }
}
