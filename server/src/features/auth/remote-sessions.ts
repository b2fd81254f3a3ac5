import { AppError } from '../../http/app-error.ts'
import type { SessionState } from '../../http/mount.ts'
import type { Clock } from '../../lib/clock.ts'
import { ask, AuthUser, type AuthService } from './product/auth-service.ts'

const BELIEVED_MS = 30_000
const MOST_REMEMBERED = 10_000
const IP = '127.0.0.1'

interface Remembered {
  readonly askedAtMs: number
  readonly state: Promise<SessionState>
}

/**
 * Whether an external service still accepts this token. It is asked at most every half minute per
 * token; while it is unreachable, its last answer holds.
 */
export function remoteSessions(service: AuthService, clock: Clock) {
  const remembered = new Map<string, Remembered>()
  return (token: string, { isStrong }: { isStrong: boolean }): Promise<SessionState> => {
    const nowMs = clock().getTime()
    const last = remembered.get(token)
    if (last && nowMs - last.askedAtMs < BELIEVED_MS) return last.state
    const state = askState(service, token, isStrong).catch((error: unknown) => {
      if (last) return last.state
      remembered.delete(token)
      throw error
    })
    if (remembered.size >= MOST_REMEMBERED) remembered.clear()
    remembered.set(token, { askedAtMs: nowMs, state })
    return state
  }
}

async function askState(
  service: AuthService,
  token: string,
  isStrong: boolean,
): Promise<SessionState> {
  try {
    const request = { method: 'GET', path: '/user', token, ip: IP } as const
    const { factors } = await ask(service, AuthUser, request)
    const hasFactor = factors?.some(({ status }) => status === 'verified') ?? false
    return hasFactor && !isStrong ? 'needs-factor' : 'live'
  } catch (error) {
    if (error instanceof AppError && error.code === 'INVALID_TOKEN') return 'over'
    if (error instanceof AppError && error.code === 'USER_BLOCKED') return 'banned'
    throw new AppError('SERVER_ERROR')
  }
}
