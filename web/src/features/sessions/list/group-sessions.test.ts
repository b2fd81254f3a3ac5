import { afterEach, expect, test, vi } from 'vitest'
import { givenSession } from '../testing/given-session.ts'
import { groupSessions } from './group-sessions.ts'

afterEach(() => vi.unstubAllEnvs())

function grouped(now: string, ...moments: string[]): [label: string, count: number][] {
  const sessions = moments.map((at) => givenSession({ created_at: new Date(at).toISOString() }))
  const groups = groupSessions(sessions, new Date(now))
  return groups.map(({ label, sessions }) => [label, sessions.length])
}

test('without sessions there are no groups', () => {
  expect(grouped('2026-11-15T12:00:00')).toEqual([])
})

test('today, yesterday, then the weekday, month and day; the year if it differs', () => {
  expect(
    grouped(
      '2026-11-15T12:00:00',
      '2026-11-15T11:00:00',
      '2026-11-15T00:00:00',
      '2026-11-14T23:59:59',
      '2026-11-14T00:00:00',
      '2026-11-13T23:59:59',
      '2026-01-01T08:00:00',
      '2025-12-31T08:00:00',
    ),
  ).toEqual([
    ['TODAY', 2],
    ['YESTERDAY', 2],
    ['Friday, Nov 13', 1],
    ['Thursday, Jan 1', 1],
    ['Wednesday, Dec 31, 2025', 1],
  ])
})

test('a session from a server whose clock is ahead counts as today', () => {
  expect(grouped('2026-11-15T23:59:50', '2026-11-16T00:00:05', '2026-11-15T20:00:00')).toEqual([
    ['TODAY', 2],
  ])
})

test('after midnight the same session counts as yesterday, in the same group', () => {
  const session = givenSession({ created_at: new Date('2026-11-15T23:50:00').toISOString() })
  const [before] = groupSessions([session], new Date('2026-11-15T23:59:59'))
  const [after] = groupSessions([session], new Date('2026-11-16T00:00:00'))
  expect([before?.label, after?.label]).toEqual(['TODAY', 'YESTERDAY'])
  expect(after?.key).toBe(before?.key)
})

test('days are those of the time zone, not of UTC', () => {
  vi.stubEnv('TZ', 'Pacific/Auckland')
  expect(grouped('2026-11-15T13:00:00Z', '2026-11-15T11:30:00Z', '2026-11-15T10:30:00Z')).toEqual([
    ['TODAY', 1],
    ['YESTERDAY', 1],
  ])
})

test('days of 23 and of 25 hours count as days', () => {
  vi.stubEnv('TZ', 'America/New_York')
  expect(
    grouped('2026-03-09T00:30:00-04:00', '2026-03-08T00:30:00-05:00', '2026-03-07T23:30:00-05:00'),
  ).toEqual([
    ['YESTERDAY', 1],
    ['Saturday, Mar 7', 1],
  ])
  expect(
    grouped('2026-11-02T00:30:00-05:00', '2026-11-01T00:30:00-04:00', '2026-10-31T23:30:00-04:00'),
  ).toEqual([
    ['YESTERDAY', 1],
    ['Saturday, Oct 31', 1],
  ])
})
