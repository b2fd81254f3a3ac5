import { expect, test } from 'vitest'
import { createdLabel, NO_DAYS, rangeLabel, settleRange } from './day-range.ts'

const first = new Date(2026, 10, 1)

test('spec 2 §5: a range that starts and ends on the same day is a start only', () => {
  const evening = new Date(2026, 10, 1, 23, 59)
  expect(settleRange({ from: first, to: first })).toEqual({ from: first, to: undefined })
  expect(settleRange({ from: first, to: evening })).toEqual({ from: first, to: undefined })
})

test('two days stay two days, whether whole months or one midnight apart', () => {
  const next = new Date(2026, 10, 2)
  const sameDayNextMonth = new Date(2026, 11, 1)
  expect(settleRange({ from: first, to: next })).toEqual({ from: first, to: next })
  expect(settleRange({ from: first, to: sameDayNextMonth }).to).toBe(sameDayNextMonth)
  expect(settleRange(undefined)).toEqual(NO_DAYS)
})

test("the button reads 'All', the start, or the range like 'MMM dd, yyyy'", () => {
  expect(rangeLabel(NO_DAYS)).toBe('All')
  expect(rangeLabel({ from: first, to: undefined })).toBe('Nov 01, 2026')
  expect(rangeLabel({ from: first, to: new Date(2026, 11, 24) })).toBe(
    'Nov 01, 2026 - Dec 24, 2026',
  )
})

test("a task's date has the same format, or 'N/A' if there is none", () => {
  expect(createdLabel('2026-11-01T12:00:00')).toBe('Nov 01, 2026')
  expect(createdLabel(undefined)).toBe('N/A')
  expect(createdLabel('soon')).toBe('N/A')
})
