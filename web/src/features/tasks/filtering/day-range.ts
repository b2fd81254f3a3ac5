import { CALENDAR_DATE_FORMAT } from '@chartwright/contract/limits'
import { format } from 'date-fns'
import { startOfDay } from '../../../lib/text/local-day.ts'

/** Local calendar days, both included. */
export interface DayRange {
  readonly from: Date | undefined
  readonly to: Date | undefined
}

export const NO_DAYS: DayRange = { from: undefined, to: undefined }

/** Spec 2 §5: a range that starts and ends on the same day is a start only, with no end. */
export function settleRange(range: Partial<DayRange> | undefined): DayRange {
  const { from, to } = range ?? {}
  const isOneDay = from && to && startOfDay(from).getTime() === startOfDay(to).getTime()
  return { from, to: isOneDay ? undefined : to }
}

/** From the first midnight up to the one after the last day; undefined unless both ends are set. */
export function momentsOf({ from, to }: DayRange): { startMs: number; endMs: number } | undefined {
  if (!from || !to) return undefined
  const end = new Date(to.getFullYear(), to.getMonth(), to.getDate() + 1)
  return { startMs: startOfDay(from).getTime(), endMs: end.getTime() }
}

export function rangeLabel({ from, to }: DayRange): string {
  if (!from) return 'All'
  return to ? `${dayLabel(from)} - ${dayLabel(to)}` : dayLabel(from)
}

function dayLabel(day: Date): string {
  return format(day, CALENDAR_DATE_FORMAT)
}

/** For a calendar day such as '2026-03-09': the same day everywhere. */
export function dueLabel(day: string): string {
  return dayLabel(new Date(`${day}T00:00:00`))
}

/** Of a task. */
export function createdLabel(createdAt: string | undefined): string {
  const at = new Date(createdAt ?? NaN)
  return Number.isNaN(at.getTime()) ? 'N/A' : dayLabel(at)
}
