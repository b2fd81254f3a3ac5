import { afterEach, describe, expect, test, vi } from 'vitest'
import { clockTime, relativeTime, shortDate } from './relative-time.ts'

afterEach(() => vi.unstubAllEnvs())

function inZone(zone: string): void {
  vi.stubEnv('TZ', zone)
}

describe('spec 2 §2.1: the age of a session, at noon of Nov 15, 2026', () => {
  test.each([
    ['2026-11-15T12:00:01', 'Just now', 'the clock of the server is ahead'],
    ['2026-11-15T12:00:00', 'Just now', '0 s'],
    ['2026-11-15T11:59:01', 'Just now', '59 s'],
    ['2026-11-15T11:59:00', '1 min ago', '1 min'],
    ['2026-11-15T11:58:01', '1 min ago', '1 min 59 s'],
    ['2026-11-15T11:58:00', '2 min ago', '2 min'],
    ['2026-11-15T11:00:01', '59 min ago', '59 min 59 s'],
    ['2026-11-15T11:00:00', '1 hour ago', '1 h'],
    ['2026-11-15T10:00:01', '1 hour ago', '1 h 59 min'],
    ['2026-11-15T10:00:00', '2 hours ago', '2 h'],
    ['2026-11-14T12:00:01', '23 hours ago', 'just under 24 h'],
    ['2026-11-14T12:00:00', 'Yesterday', '24 h'],
    ['2026-11-14T00:00:00', 'Yesterday', 'the first moment of yesterday'],
    ['2026-11-13T23:59:59', '2 days ago', 'the last moment before yesterday'],
    ['2026-11-08T00:00:00', '7 days ago', 'the first moment 7 days ago'],
    ['2026-11-07T23:59:59', 'Nov 7, 2026', 'the last moment 8 days ago'],
    ['2025-12-31T09:00:00', 'Dec 31, 2025', 'last year'],
  ])('%s is "%s": %s', (at, label) => {
    expect(relativeTime(new Date(at), new Date('2026-11-15T12:00:00'))).toBe(label)
  })
})

test('a day of 25 hours is still today', () => {
  inZone('America/New_York')
  const now = new Date('2026-11-01T23:59:00-05:00')
  expect(relativeTime(new Date('2026-11-01T00:00:00-04:00'), now)).toBe('24 hours ago')
})

test('a day of 23 hours counts as a day', () => {
  inZone('America/New_York')
  const now = new Date('2026-03-09T12:00:00-04:00')
  expect(relativeTime(new Date('2026-03-07T12:00:00-05:00'), now)).toBe('2 days ago')
})

test('dates have a short month, day and year; times a 12-hour clock', () => {
  expect(shortDate(new Date(2026, 0, 5))).toBe('Jan 5, 2026')
  expect(clockTime(new Date(2026, 0, 5, 15, 4))).toBe('3:04 PM')
  expect(clockTime(new Date(2026, 0, 5, 0, 30))).toBe('12:30 AM')
})
