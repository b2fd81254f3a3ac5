import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ResumeDialog } from './resume-dialog.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 15, 21, 0), toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

test.each([
  ['of today has a 12-hour clock', new Date(2026, 10, 15, 20, 54), '8:54 PM'],
  ['of another day has its day', new Date(2026, 10, 14, 9, 5), 'Nov 14, 2026, 9:05 AM'],
])('a recording %s', (_, startedAt, label) => {
  const waiting = {
    localId: 'a',
    practitionerId: 'ana',
    recordingId: 'r',
    firstSample: 44_100,
    sessionId: 's',
    startedAtMs: startedAt.getTime(),
    samples: 44_100,
    waitingSamples: 0,
    isEnded: false,
  }
  const recorder = { resume: vi.fn(), finishWaiting: vi.fn(), discard: vi.fn() }
  render(<ResumeDialog recorder={recorder} waiting={waiting} />)
  expect(screen.getByRole('dialog', { name: `Resume the recording of ${label}` })).toBeTruthy()
})
