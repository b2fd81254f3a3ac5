import { normalise } from '../../normalise.ts'

const UNIT = '(?:minute|hour|day|night|week|month|year)s?'
const COUNT = String.raw`(?:(?:about|around|like|maybe|the past|the last|past|last|at least|almost|over|nearly|roughly|approximately) )*((?:\d+(?:\.\d+)?(?: ?(?:to|or|-) ?\d+)?)|a couple(?: of)?|a few|several|an?|one)`
const SPAN = new RegExp(
  String.raw`(?<!\b(?:times|time|once|twice|per|puffs|tablets|pills|drinks|cigarettes|hours) )\b${COUNT}(?: or so)? (${UNIT})\b`,
)
const AGO = new RegExp(String.raw`\b${COUNT}(?: or so)? (${UNIT}) (?:ago|back)\b`)
const IN = new RegExp(String.raw`\b(?:in|within|for) (?:the next )?${COUNT}(?: or so)? (${UNIT})\b`)
const SINCE =
  /\bsince ((?:last |this |early |late )?(?:\w+day|yesterday|morning|night|week|month|year|spring|summer|fall|autumn|winter|christmas|thanksgiving|\w+ber|january|february|march|april|may|june|july|august|i was (?:a )?\w+|\d{4}|(?:the|my|that) \w+(?: \w+)?))\b/
const POINT =
  /\b(?:yesterday|today|tomorrow|tonight|last (?:night|week|month|year|\w+day)|this (?:morning|week|weekend|afternoon)|next (?:week|month|year|\w+day))\b/

/** Without one of these there is nothing to read: it saves the reading of most words. */
const TIME = /minute|hour|day|night|week|month|year|since|morning|afternoon|tomorrow/i

/** '3 weeks' out of 'for about three weeks now'. */
export function readDuration(words: string): string | undefined {
  if (!TIME.test(words)) return undefined
  const plain = normalise(words)
  return AGO.test(plain) ? undefined : countedOf(SPAN.exec(plain))
}

/** '2 days ago', 'since Monday' without its preposition, 'yesterday'. */
export function readOnset(words: string): string | undefined {
  if (!TIME.test(words)) return undefined
  const plain = normalise(words)
  const ago = countedOf(AGO.exec(plain))
  if (ago !== undefined) return `${ago} ago`
  const since = SINCE.exec(plain)?.[1]
  return since === undefined ? POINT.exec(plain)?.[0] : `since ${since}`
}

/** When something shall happen: '2 weeks', 'tomorrow'. */
export function readWhen(words: string): string | undefined {
  if (!TIME.test(words)) return undefined
  const plain = normalise(words)
  return countedOf(IN.exec(plain)) ?? POINT.exec(plain)?.[0] ?? countedOf(SPAN.exec(plain))
}

function countedOf(match: RegExpExecArray | null): string | undefined {
  const [, count, unit] = match ?? []
  if (count === undefined || unit === undefined) return undefined
  const figure = /^(?:an?|one)$/.test(count)
    ? '1'
    : count.replace(/^a couple(?: of)?$/, '2').replace(/ ?(?:to|or|-) ?/, '-')
  const bare = unit.replace(/s$/, '')
  return `${figure.replace(/^a few$/, 'a few')} ${figure === '1' ? bare : `${bare}s`}`
}
