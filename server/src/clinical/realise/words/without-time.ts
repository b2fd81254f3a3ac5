import type { FactContent } from '@chartwright/contract/facts'
import { hasContent } from '../../ledger/reading/has-content.ts'

const NUMBER =
  '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|(?:a )?few|(?:a )?couple(?: of)?|several)'
const UNIT = '(?:second|minute|hour|day|night|week|month|year)s?'
const ABOUT = '(?:(?:about|around|like|just|only|almost|maybe) )*'
/** A length of time, or a time ago, at the end of a name. */
const TIME_BEHIND = new RegExp(
  ` (?:(?:for|over|in|within|during) )?(?:the )?(?:last|past) ${NUMBER}(?: ${UNIT})?$| ${ABOUT}${NUMBER} ${UNIT} ago$| for ${ABOUT}${NUMBER} ${UNIT}$`,
)
const OF_UNIT = /\b(?:second|minute|hour|day|night|week|month|year)/
const MONTH =
  'january|february|march|april|may|june|july|august|september|october|november|december'
const DAY_BEHIND = new RegExp(` on (${MONTH}) \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?$`, 'i')

/** 'coughing the last two' of 2 days: the time stands once, as it was read. */
export function withoutTime(name: string, attributes: FactContent['attributes']): string {
  const { duration, onset, when } = attributes
  const told = [duration, onset, when].filter((time) => time !== undefined)
  const [, month] = DAY_BEHIND.exec(name) ?? []
  const isDay = month !== undefined && told.some((time) => isOf(month, time))
  const isTime = told.some((time) => /\d|\b(?:few|couple|ago)\b/.test(time))
  const own = TIME_BEHIND.exec(name)?.[0] ?? ''
  const unit = OF_UNIT.exec(own)?.[0] ?? ''
  const isSame = isTime && told.some((time) => time.includes(unit))
  const rest = isDay ? name.replace(DAY_BEHIND, '') : isSame ? name.replace(TIME_BEHIND, '') : name
  return hasContent(rest) ? rest : name
}

function isOf(month: string, time: string): boolean {
  return time.toLowerCase().includes(month.toLowerCase())
}
