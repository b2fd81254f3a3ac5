const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const MONTH = `(${MONTHS.join('|')})`
const YEAR = String.raw`(?:,? (?:of )?(\d{4}))?\b`
/** 'may' is a month only where something beside it says so. */
const NAMED = new RegExp(
  String.raw`\b(end of|late|mid-?|middle of|early|in|by|of|for|next|this)? ?\b${MONTH}${YEAR}`,
)
const NTH = String.raw`(\d{1,2})(?:st|nd|rd|th)`
const NOT_SPAN = String.raw`(?![\d.]| ?(?:-|to|or)? ?\d* ?(?:hour|day|week|month|year)s?\b)`
/** 'March 24th', 'in April, around the 20th' */
const MONTH_DAY = new RegExp(
  String.raw`\b${MONTH},? (?:(?:on |around |about )?the ${NTH}|(\d{1,2})(?:st|nd|rd|th)?)${NOT_SPAN}${YEAR}`,
)
/** 'the 24th of March' */
const DAY_MONTH = new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH}${YEAR}`)
const MID = 15

/**
 * The day that the words name with a month. A month alone is its first day, the 15th of its middle
 * and the last of its end; of the visit's own month only the end is a day. Without a year it is the
 * next to come. Undefined where it is over by the visit.
 */
export function monthDayOf(said: string, visit: Date): string | undefined {
  const isDay = MONTH_DAY.test(said) || DAY_MONTH.test(said)
  return isDay ? dayOfMonth(said, visit) : ofMonth(said, visit)
}

function dayOfMonth(said: string, visit: Date): string | undefined {
  const [, before, of, ownYear] = DAY_MONTH.exec(said) ?? []
  const [, name, nth, plain, year] = MONTH_DAY.exec(said) ?? []
  const month = MONTHS.indexOf(of ?? name ?? '')
  const date = Number(before ?? nth ?? plain)
  const inYear = (own: number) => new Date(Date.UTC(own, month, date))
  const told = yearOf(said, ownYear ?? year, visit)
  const first = inYear(told ?? visit.getUTCFullYear())
  const day = told === undefined && first < visit ? inYear(visit.getUTCFullYear() + 1) : first
  return day.getUTCMonth() === month && day >= visit ? isoOf(day) : undefined
}

function ofMonth(said: string, visit: Date): string | undefined {
  const [, part = '', name = '', year] = NAMED.exec(said) ?? []
  const month = MONTHS.indexOf(name)
  const isWord = name === 'may' && part === '' && year === undefined && said !== name
  const told = yearOf(said, year, visit)
  if (month < 0 || (isWord && told === undefined)) return undefined
  const isEnd = /end|late/.test(part)
  const isNext = month < visit.getUTCMonth()
  const own = told ?? visit.getUTCFullYear() + (isNext ? 1 : 0)
  const isCurrent = month === visit.getUTCMonth() && own === visit.getUTCFullYear()
  const day = new Date(Date.UTC(own, month, 1))
  if (isEnd) day.setUTCMonth(month + 1, 0)
  if (/mid/.test(part)) day.setUTCDate(MID)
  return day > visit && (isEnd || !isCurrent) ? isoOf(day) : undefined
}

/** The year that is said; 'next year' goes before all else. */
function yearOf(said: string, year: string | undefined, visit: Date): number | undefined {
  if (/\bnext year\b/.test(said)) return visit.getUTCFullYear() + 1
  return year === undefined ? undefined : Number(year)
}

function isoOf(day: Date): string {
  return day.toISOString().slice(0, '2026-03-09'.length)
}
