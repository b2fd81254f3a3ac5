import { vi } from 'vitest'

const TIMEOUT_MS = 30_000

/** Vitest gives up after a second, which is too soon on a busy machine. */
export async function until<T>(check: () => T | Promise<T>, timeoutMs = TIMEOUT_MS): Promise<T> {
  return vi.waitFor(check, timeoutMs)
}
