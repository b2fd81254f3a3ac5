import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { AuthDeps } from './auth-deps.ts'
import type { User } from './users/users.queries.ts'

/** On a shared computer, the people who used it last are known. */
const MOST_ACCOUNTS = 10
const ID_BYTES = 16

interface Device {
  readonly id: string
  /** One for each account that was signed in to from there, newest first. */
  readonly marks: readonly string[]
}

/**
 * The id of a browser that has signed in to this account since its password was set. Nobody else
 * can have the mark, so its attempts are counted separately from those of unknown browsers.
 */
export function findKnownDevice(
  deps: AuthDeps,
  user: User,
  shown: string | undefined,
): string | undefined {
  const device = read(shown)
  if (!device) return undefined
  const expected = Buffer.from(markOf(deps, user, device.id))
  const isKnown = device.marks.some((mark) => {
    const given = Buffer.from(mark)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  return isKnown ? device.id : undefined
}

/** What the browser presents next time: its previous marks, plus this account's. */
export function markDevice(deps: AuthDeps, user: User, shown: string | undefined): string {
  const { id, marks } = read(shown) ?? {
    id: randomBytes(ID_BYTES).toString('base64url'),
    marks: [],
  }
  const own = markOf(deps, user, id)
  const others = marks.filter((mark) => mark !== own).slice(0, MOST_ACCOUNTS - 1)
  return [id, own, ...others].join('.')
}

function read(shown: string | undefined): Device | undefined {
  const [id, ...marks] = shown?.split('.') ?? []
  const isWellFormed = [id, ...marks].every((part) => /^[\w-]{22}$/.test(part ?? ''))
  return id !== undefined && isWellFormed ? { id, marks: marks.slice(0, MOST_ACCOUNTS) } : undefined
}

function markOf({ hashDevice }: AuthDeps, { id, passwordHash }: User, deviceId: string): string {
  return hashDevice(deviceId, id, passwordHash ?? '')
    .subarray(0, ID_BYTES)
    .toString('base64url')
}
