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
/** 'may' is a month only where something beside it says so. */
const NAMED = new RegExp(
  String.raw`\b(end of|late|mid-?|middle of|early|in|by|of|for|next|this)? ?\b(${MONTHS.join('|')})(?:,? (?:of )?(\d{4}))?\b`,
)
const MID = 15

/**
 * The first day of the month that the words name, the 15th of its middle and the last of its end;
 * without a year the next one. Undefined where it is over by the visit.
 */
export function monthDayOf(said: string, visit: Date): string | undefined {
  const [, part = '', name = '', year] = NAMED.exec(said) ?? []
  const month = MONTHS.indexOf(name)
  const isWord = name === 'may' && part === '' && year === undefined && said !== name
  if (month < 0 || isWord) return undefined
  const isNext = month <= visit.getUTCMonth()
  const own = year === undefined ? visit.getUTCFullYear() + (isNext ? 1 : 0) : Number(year)
  const day = new Date(Date.UTC(own, month, 1))
  if (/end|late/.test(part)) day.setUTCMonth(month + 1, 0)
  if (/mid/.test(part)) day.setUTCDate(MID)
  return day > visit ? day.toISOString().slice(0, '2026-03-09'.length) : undefined
}
