import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markActivity, watchIdleness } from './idle-sign-out.ts'

const MINUTE_MS = 60_000
const told: string[] = []
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  told.length = 0
  stop = watchIdleness({
    minutes: 10,
    onWarning: () => void told.push('warning'),
    onReturn: () => void told.push('return'),
    onIdle: () => void told.push('idle'),
  })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('it warns a minute before it signs out', () => {
  vi.advanceTimersByTime(9 * MINUTE_MS - 1_000)
  expect(told).toEqual([])
  vi.advanceTimersByTime(1_000)
  expect(told).toEqual(['warning'])
  vi.advanceTimersByTime(MINUTE_MS)
  expect(told).toEqual(['warning', 'idle'])
})

test('a key press, another tab or a running recording keeps the session', () => {
  vi.advanceTimersByTime(9 * MINUTE_MS)
  window.dispatchEvent(new KeyboardEvent('keydown'))
  vi.advanceTimersByTime(8 * MINUTE_MS)
  localStorage.setItem('chartwright_last_activity', String(Date.now()))
  vi.advanceTimersByTime(8 * MINUTE_MS)
  markActivity()
  vi.advanceTimersByTime(8 * MINUTE_MS)
  expect(told).toEqual(['warning', 'return'])
})
