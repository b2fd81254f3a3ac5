import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onTick } from './on-tick.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** When it resolves, on a clock that advances by itself. */
async function toldAtMs(work: () => Promise<unknown>): Promise<number> {
  const startedAtMs = performance.now()
  const told = onTick(500, work).then(
    () => performance.now(),
    () => performance.now(),
  )
  await vi.advanceTimersByTimeAsync(2_000)
  return (await told) - startedAtMs
}

test.each([
  [0, 500],
  [11, 500],
  [217, 500],
  [730, 1_000],
])('work that took %i ms resolves after %i ms', async (tookMs, expected) => {
  expect(await toldAtMs(() => after(tookMs))).toBe(expected)
})

test('a refusal is delayed in the same way, and is the same refusal', async () => {
  expect(await toldAtMs(() => Promise.reject(new Error('no')))).toBe(500)
  const refused = expect(onTick(500, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await vi.advanceTimersByTimeAsync(500)
  await refused
})
