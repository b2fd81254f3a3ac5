import type { AuthDeps } from '../auth-deps.ts'
import type { User } from './users.queries.ts'

export function isBanned({ clock }: Pick<AuthDeps, 'clock'>, user: User): boolean {
  return user.bannedUntil !== null && user.bannedUntil > clock()
}
