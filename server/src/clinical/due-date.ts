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
const DAY = String.raw`(?:next |this |on |the |coming )*(sun|mon|tues|wednes|thurs|fri|satur)day|tomorrow`
/** A week more than the day that is named: 'a week from Thursday', 'Thursday week', 'the Monday after next'. */
const WEEKS_FROM = new RegExp(
  String.raw`\b(an?|one|\d+) (weeks?|fortnights?) (?:from|on) (${DAY})\b`,
)
const DAY_WEEK = new RegExp(String.raw`\b(${DAY}) (week|fortnight)\b(?! (?:after|before|of))`)
const AFTER_NEXT = /\b((?:sun|mon|tues|wednes|thurs|fri|satur)day|week) after next\b/
const THIS_WEEK = /\b(?:this week|end of the week)\b/
const HALF = /\bhalf an? (?:year)\b/

/**
 * The day that the words name, counted from the visit: '4 weeks' after 2026-03-09 is 2026-04-06. Of
 * '3-4 weeks' the nearer, so that nothing is late. Undefined where they name no day.
 */
export function dueDateOf(when: string, visitDate: string): string | undefined {
  const said = spellNumbers(when.toLowerCase().split(/\s+/)).join(' ')
  const visit = new Date(`${visitDate}T00:00:00Z`)
  if (Number.isNaN(visit.getTime())) return undefined
  const later = laterDay(said, visit)
  if (later !== undefined) return later
  if (isFromElse(said)) return undefined
  const iso = /\b\d{4}-\d{2}-\d{2}\b/.exec(said)?.[0]
  if (iso !== undefined) return Number.isNaN(Date.parse(iso)) ? undefined : iso
  if (NOW.test(said)) return visitDate
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

/** A day that is counted from another day; 'next' adds nothing to what is a week later anyway. */
function laterDay(said: string, visit: Date): string | undefined {
  const next = AFTER_NEXT.exec(said)?.[1]
  if (next === 'week') return inDays(visit, 2 * DAYS_PER_WEEK)
  if (next !== undefined) return inDays(visit, daysTo(`next ${next}`, visit) + DAYS_PER_WEEK)
  const [, count, unit, day] = WEEKS_FROM.exec(said) ?? []
  if (count !== undefined && unit !== undefined && day !== undefined)
    return inDays(visit, daysTo(day, visit) + countOf(count) * daysIn(unit))
  const [, named, , span] = DAY_WEEK.exec(said) ?? []
  if (named === undefined || span === undefined) return undefined
  return inDays(visit, daysTo(named, visit) + daysIn(span))
}

function daysIn(unit: string): number {
  return unit.startsWith('fortnight') ? 2 * DAYS_PER_WEEK : DAYS_PER_WEEK
}

function daysTo(day: string, visit: Date): number {
  if (/\btomorrow\b/.test(day)) return 1
  const weekday = WEEKDAYS.findIndex((name) => day.endsWith(name))
  return daysUntil(weekday, visit.getUTCDay(), day)
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
