import { normalise } from '../../../normalise.ts'
import { numberOf } from '../../../spell-numbers.ts'
import { AFTER_EVENT, LASTING, NOT_LASTING, POINTS, RANGES } from './times.data.ts'
import { rowsOf, writtenBy } from '../wording/written-by.ts'

const UNIT = '(?:minute|hour|day|night|week|month|year)s?'
const COUNT = String.raw`(?:(?:about|around|like|maybe|the past|the last|the next|past|last|next|at least|almost|over|nearly|roughly|approximately|good) )*((?:\d+(?:\.\d+)?(?: ?(?:to|or|-|,)? ?\d+)?)|(?:a )?couple(?: of)?|(?:a )?few|several|many|an?|one)`
const SPAN = new RegExp(
  String.raw`(?<!\b(?:times|time|once|twice|per|puffs|tablets|pills|drinks|cigarettes|hours|grams?|milligrams?|micrograms?|mg|mcg|g|units|ml) )\b${COUNT}(?: or so)? (${UNIT})\b`,
)
const AGO = new RegExp(
  String.raw`\b${COUNT}(?: or so)? (${UNIT}) (?:ago|back(?! (?:in|to|on|at|home|then)\b))\b`,
)
const IN = new RegExp(String.raw`\b(?:in|within|for) (?:the next )?${COUNT}(?: or so)? (${UNIT})\b`)
/** 'since the fall of 2007', 'since March 2019' */
const SINCE_YEAR =
  /\bsince (?:about |around )?((?:the )?(?:(?:early |late )?(?:spring|summer|fall|autumn|winter)|(?:beginning|middle|end)|january|february|march|april|may|june|july|august|\w+ber)(?: of|,)? (?:(?:19|20)\d\d|last year|this year))\b/
const SINCE_AGE = /\bsince (?:i|he|she) was (?:(?:about|around|like|maybe) )*(\d{1,2})\b/
const SINCE_CHILDHOOD =
  /\bsince (?:i|he|she) was (?:an? )?(?:small |little |young )?(?:kid|child|boy|girl|little)\b/
const SINCE =
  /\bsince ((?:last |this |early |late )?(?:\w+day|mid-day|noon|midnight|lunch(?:time)?|breakfast|dinner|yesterday|morning|night|week|month|year|spring|summer|fall|autumn|winter|christmas|thanksgiving|\w+ber|january|february|march|april|may|june|july|august|i was (?:a )?\w+|\d{4}|(?:the|my|that) (?!(?:last|past) (?:\d|few|couple|several))\w+(?: (?!(?:of|in|on|at|to|for|and|with|when|where|because|but|so|is|was|it|i)\b)\w+)?))\b/
/** 'the same as the arm, since the arm really': nothing began with a part of the body. */
const NO_EVENT =
  /^(?:(?:the|my|that) )+(?:arm|leg|hand|foot|feet|face|head|neck|back|chest|knee|hip|shoulder|elbow|wrist|ankle|eye|ear|finger|toe)s?(?: (?:really|actually|too|as well))?$/
const POINT =
  /\b(?:yesterday|today|tomorrow|tonight|last (?:night|week|month|year|\w+day)|this (?:morning|week|weekend|afternoon)|next (?:week|month|year|\w+day))\b/

/** 'three, four nights a week', 'one a week or two a week', 'every two, three days', 'the first two days', 'twice in the last six months': how often, and not how long. */
export const HOW_OFTEN =
  /\b(?:nights|days|times|mornings|evenings|nights out) (?:a|per|each|every|in the|out of the) (?:day|week|month|year)\b|^(?:about |maybe |probably |like )*every (?:other |\d|one\b|two\b|three\b|four\b|five\b|six\b|few\b|couple\b)|^(?:maybe |about |like |just |probably )*(?:one|two|three|four|\d+|a couple|a few) (?:a|per|each) (?:day|week|month)\b|\bfirst (?:\S+ )?(?:days?|weeks?)\b|\b(?:once|twice|times?)\b.*\bin the (?:last|past)\b/
/** 'within a month' */
const WITHIN = /\bwithin (?:\w+ ){1,4}?(?:minute|hour|day|night|week|month|year)s?\b/g

const OTHER_TIMES = NOT_LASTING.map(([said]) => new RegExp(String.raw`\b${said}\b`, 'g'))

/** Without times that tell neither how long a thing has lasted nor when it will be. */
const withoutRates = (plain: string) =>
  OTHER_TIMES.reduce((told, other) => told.replace(other, ' '), plain)

const HALF_HOUR = /\bhalf (?:an? )?hour\b/

/** Both ends of a range stand before one unit: 'a week or two', 'one week to two weeks'. */
const RANGE_ROWS = RANGES.map(
  ([said, written]) => [new RegExp(String.raw`\b${said}\b`, 'g'), written] as const,
)

/** Without one of these there is nothing to read: it saves the reading of most words. */
const TIME =
  /minute|hour|day|night|week|month|year|since|morning|afternoon|evening|tomorrow|while|time|ages|life|always|\bin \w|when i was|as a|\bage/i

const SMALL =
  /\b(one|two|three|four|five|six|seven|eight|nine|ten),?(?:(?: or)? (?:maybe|perhaps|possibly))? (?=\d+ (?:minute|hour|day|night|week|month|year))/

/** 'six or so weeks' */
const OR_SO = / or so(?= (?:minute|hour|day|night|week|month|year)s?\b)/gi
/** 'two weeks' time' */
const UNITS_TIME = /\b((?:minute|hour|day|week|month|year)s)['’](?= |$)/gi
const HALF_YEAR = /\b(?<!and )(?:a half(?: of)? an?|half(?: of)? an?|a half|half) year\b/g
/** 'Half a day' is not a day. */
const HALF_A = /\b(?<!and )half(?: of)? an? (?:day|night|week|month)\b/g
const AND_A_HALF = /\b(?:an?|one|1) (hour|day|week|month|year) and (?:a|one) half\b/g

/** 'a year and a half' is 1.5 years, 'three, four days' are 3-4 days, 'two thousand and eight' is 2008. */
function plainTime(words: string): string {
  return withRanges(normalise(words.replace(OR_SO, '').replace(UNITS_TIME, '$1')))
    .replace(AND_A_HALF, '1.5 $1s')
    .replace(HALF_YEAR, '6 months')
    .replace(HALF_A, ' ')
    .replace(SMALL, (said, count: string) => `${numberOf(count) ?? said} `)
    .replace(/\b2000 (?:and )?(\d{1,2})\b/, (_, year: string) => `20${year.padStart(2, '0')}`)
}

function withRanges(plain: string): string {
  return RANGE_ROWS.reduce((told, [said, written]) => told.replace(said, written), plain)
}

/** '3 weeks' out of 'for about three weeks now'. */
export function readDuration(words: string): string | undefined {
  if (!TIME.test(words)) return undefined
  const plain = plainTime(words)
  if (AGO.test(plain)) return undefined
  const told = withoutRates(plain).replace(WITHIN, ' ')
  if (HALF_HOUR.test(told)) return '30 minutes'
  if (/\bhalf a minute\b/.test(told)) return '30 seconds'
  return countedOf(SPAN.exec(told)) ?? writtenBy(LASTING_ROWS, told)
}

/** '2 days ago', 'since Monday' without its preposition, 'yesterday'. */
export function readOnset(words: string): string | undefined {
  if (!TIME.test(words)) return undefined
  const plain = plainTime(words)
  const ago = countedOf(AGO.exec(plain))
  if (ago !== undefined) return `${ago} ago`
  const age = SINCE_AGE.exec(plain)?.[1]
  if (age !== undefined) return `since age ${age}`
  if (SINCE_CHILDHOOD.test(plain)) return 'since childhood'
  const since = (SINCE_YEAR.exec(plain) ?? SINCE.exec(plain))?.[1]?.replace(',', '')
  if (since === undefined || NO_EVENT.test(since)) return POINT.exec(plain)?.[0]
  return `since ${since}`
}

/** When something shall happen: '2 weeks', 'tomorrow'. */
export function readWhen(words: string): string | undefined {
  if (!TIME.test(words)) return undefined
  const plain = plainTime(words)
  const ago = countedOf(AGO.exec(plain))
  if (ago !== undefined) return `${ago} ago`
  const told = withoutRates(plain)
  return (
    beforeOrAfter(plain) ??
    fromUnitToUnit(told) ??
    countedOf(IN.exec(told)) ??
    (HALF_HOUR.test(told) ? '30 minutes' : undefined) ??
    monthOf(plain) ??
    POINT.exec(plain)?.[0] ??
    writtenBy(POINT_ROWS, plain) ??
    countedOf(SPAN.exec(told))
  )
}

const MONTH_OF =
  /\b(january|february|march|april|may|june|july|august|september|october|november|december)(?: of|,)? ((?:19|20)\d\d)\b/

/** 'November 2002' */
function monthOf(plain: string): string | undefined {
  const [, month, year] = MONTH_OF.exec(plain) ?? []
  return month === undefined ? undefined : `${month} ${year ?? ''}`
}

/** 'two weeks to a month' */
const MIXED = new RegExp(String.raw`\b${COUNT} (${UNIT}) to ${COUNT} (${UNIT})\b`)

function fromUnitToUnit(told: string): string | undefined {
  const [whole = '', , , count, unit] = MIXED.exec(told) ?? []
  const end = countedOf(['', count, unit])
  return end === undefined ? undefined : `${countedOf(SPAN.exec(whole)) ?? ''} to ${end}`
}

const WITHIN_OF = new RegExp(
  String.raw`\bwithin ${COUNT} (${UNIT}) (of|before|after) ((?:the |your |my |his |her )?\w+)`,
)
const COUNTED_FROM = new RegExp(
  String.raw`\b${COUNT}(?: or so)? (${UNIT}) (?:after|post|following|from) (?:the |your |his |her |this |that )*(${AFTER_EVENT})\b`,
)

/** 'two weeks after your surgery' counts from there. */
function afterEvent(plain: string): string | undefined {
  const found = COUNTED_FROM.exec(plain)
  const span = countedOf(found)
  const event = found?.[3]?.replace(/^-?op$/, 'surgery')
  return span === undefined || event === undefined ? undefined : `${span} after ${event}`
}

/** A time that is counted from an event: '2 days after surgery', 'within 2 weeks of surgery'. */
export function readEventTime(words: string): string | undefined {
  return TIME.test(words) ? beforeOrAfter(plainTime(words)) : undefined
}

/** 'within two weeks of your surgery' counts from there. */
function beforeOrAfter(plain: string): string | undefined {
  const found = WITHIN_OF.exec(plain)
  const [, , , relation = '', event = ''] = found ?? []
  const span = countedOf(found)
  if (span === undefined || /^(?:now|today|that|this|it)$/.test(event)) return afterEvent(plain)
  return `within ${span} ${relation} ${event.replace(/^(?:your|my|his|her) /, '')}`
}

const LASTING_ROWS = rowsOf(LASTING)
const POINT_ROWS = rowsOf(POINTS)

function countedOf(match: readonly (string | undefined)[] | null): string | undefined {
  const [, count, unit] = match ?? []
  if (count === undefined || unit === undefined) return undefined
  const figure = /^(?:an?|one)$/.test(count)
    ? '1'
    : count
        .replace(/^(?:a )?couple(?: of)?$/, '2')
        .replace(/^few$/, 'a few')
        .replace(/(?<=\d) ?(?:to|or|-|,| ) ?(?=\d)/, '-')
  const bare = unit.replace(/s$/, '')
  return `${figure} ${figure === '1' ? bare : `${bare}s`}`
}
