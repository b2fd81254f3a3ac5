import { monthDayOf } from './month-day.ts'
import { spellNumbers } from './spell-numbers.ts'

const DAY_MS = 86_400_000
const DAYS_PER_WEEK = 7
const FRIDAY = 5
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
/** Counted from something else than the visit, or no time at all. */
const NOT_FROM_NOW =
  /\b(?:after|before|following|until|prior to|post|pre-?op|once|when|if|(?:days?|weeks?|months?|years?) (?:of|from) (?!now|today)|ago|last|every|each)\b/
const SPAN =
  /\b(\d+(?:\.\d+)?|an?|(?:a )?couple(?: of)?|(?:a )?few)(?:\s*(?:-|–|to|or)\s*\d+)?\s*(?:or (?:so|two)\s*)?(?:business |working )?(hour|day|week|fortnight|month|year)s?\b/
/** On the day of the visit. */
const NOW =
  /\b(?:(?<!\bfrom )(?:today|now)|this (?:morning|afternoon|evening)|tonight|immediately|(?:right|straight) ?away|before you (?:leave|go)(?: home)?(?: today)?(?=$|\.)|on (?:the|your) way out)\b/
/** 'Monday week', which is read one way here and another way there. */
const DAY_AND_WEEK = /\b(?:\w+day|tomorrow) week\b|\b(?:weeks?|fortnight) on \w+day\b/
const THIS_WEEK = /\b(?:this week|end of the week)\b/
const HALF = /\bhalf an? (?:year)\b/

/**
 * The day that the words name, counted from the visit: '4 weeks' after 2026-03-09 is 2026-04-06. Of
 * '3-4 weeks' the nearer, so that nothing is late. Undefined where they name no day.
 */
export function dueDateOf(when: string, visitDate: string): string | undefined {
  const said = spellNumbers(when.toLowerCase().split(/\s+/)).join(' ')
  const visit = new Date(`${visitDate}T00:00:00Z`)
  if (Number.isNaN(visit.getTime()) || isFromElse(said)) return undefined
  const iso = /\b\d{4}-\d{2}-\d{2}\b/.exec(said)?.[0]
  if (iso !== undefined) return Number.isNaN(Date.parse(iso)) ? undefined : iso
  if (NOW.test(said)) return visitDate
  if (DAY_AND_WEEK.test(said)) return undefined
  if (/\btomorrow\b/.test(said)) return inDays(visit, 1)
  const month = monthDayOf(said, visit)
  if (month !== undefined) return month
  const weekday = WEEKDAYS.findIndex((name) => new RegExp(`\\b${name}\\b`).test(said))
  if (weekday >= 0) return inDays(visit, daysUntil(weekday, visit.getUTCDay(), said))
  if (THIS_WEEK.test(said)) return inDays(visit, Math.max(0, FRIDAY - visit.getUTCDay()))
  if (HALF.test(said)) return inMonths(visit, 6)
  const next = /\bnext (week|month|year)\b/.exec(said)?.[1]
  if (next !== undefined) return inSpan(visit, 1, next)
  const [, count = '', unit = ''] = SPAN.exec(said) ?? []
  return unit === '' ? undefined : inSpan(visit, countOf(count), unit)
}

/** 'Next Wednesday', said on a Monday, is the one of next week; 'Wednesday' is the first to come. */
function daysUntil(weekday: number, today: number, said: string): number {
  const days = (weekday - today + DAYS_PER_WEEK) % DAYS_PER_WEEK || DAYS_PER_WEEK
  const isThisWeek = (weekday || DAYS_PER_WEEK) > (today || DAYS_PER_WEEK)
  return isThisWeek && /\bnext \w+day\b/.test(said) ? days + DAYS_PER_WEEK : days
}

function isFromElse(said: string): boolean {
  return NOT_FROM_NOW.test(said.replace(NOW, ' today '))
}

const FEW = 3

function countOf(count: string): number {
  if (/couple/.test(count)) return 2
  if (/few/.test(count)) return FEW
  return /^an?$/.test(count) ? 1 : Number(count)
}

function inSpan(visit: Date, count: number, unit: string): string {
  switch (unit) {
    case 'hour':
      return inDays(visit, Math.ceil(count / 24))
    case 'day':
      return inDays(visit, count)
    case 'fortnight':
      return inDays(visit, count * 2 * DAYS_PER_WEEK)
    case 'week':
      return inDays(visit, count * DAYS_PER_WEEK)
    case 'month':
      return inMonths(visit, count)
    default:
      return inMonths(visit, count * 12)
  }
}

function inDays(from: Date, days: number): string {
  return dayOf(new Date(from.getTime() + Math.round(days) * DAY_MS))
}

/** The 31st becomes the last day of a shorter month. */
function inMonths(from: Date, months: number): string {
  const whole = Math.trunc(months)
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + whole, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(from.getUTCDate(), last))
  return dayOf(new Date(first.getTime() + Math.round((months - whole) * 30) * DAY_MS))
}

/** Years past 9999 are nobody's plan. */
function dayOf(date: Date): string {
  return date.toISOString().slice(0, '2026-03-09'.length)
}
