import type { FactContent } from '@chartwright/contract/facts'
import type { Mention, Modifier, Stretch } from '../reading/find-mentions.ts'
import { readEventTime, readWhen } from './read-times.ts'
import { AFTER_EVENT } from './times.data.ts'

type Attributes = FactContent['attributes']

const PLANNED = new Set<Mention['act']>(['order', 'refer', 'procedure', 'follow_up', 'advise'])
const TIMED = new Set<Modifier['kind']>(['when', 'duration', 'onset'])
const REACH = 40
/** 'since it has been four months', 'two weeks ago': how long something else has been so. */
const PAST = /\b(?:since|ago)\b/i
const BEEN = /\b(?:been|was|were|had)(?: (?:about|around|like|over|almost|nearly|only))*\s*$/i
/** 'off your leg for now, and then in a couple of days start walking': the time stands before what is done then. */
const FRONTED =
  /(?:^|[,;]|\b(?:and|then|but|so))\s*((?:in|after|within) (?:about |around |another |the next )*(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+|few|couple)(?: (?:of|to|or|couple|few|\w+))*? (?:days?|weeks?|months?)(?:['’]? time)?)[\s,]*(?:(?:then|you|we|i|he|she|can|may|will|should|['’]ll|you['’]ll|we['’]ll|i['’]ll|want|you|to|gradually|slowly|just|start|begin|go|back|try)[\s,]+)*$/i
const EVENT = String.raw`((?:after|following) )(?:the |your |this |that )*(${AFTER_EVENT})\b`
const EVENT_BEHIND = new RegExp(
  String.raw`^(?:(?!\b(?:and|but|so|then)\b)[^.?!;,]){0,25}?\b${EVENT}`,
  'i',
)
const EVENT_BEFORE = new RegExp(
  String.raw`(?:^|[,;]|\b(?:and|then|but|so))\s*${EVENT}[\s,]*(?:(?:then|you|we|i|he|she|can|may|will|should|['’]ll|want|need|to|be|have|get|do|in|an?|the)(?:['’]ll)?[\s,]+)*$`,
  'i',
)

/** What only the words around a plan tell of when it holds: it is told with that, or not at all. */
export function planTimes(
  text: string,
  mention: Mention,
  modifiers: readonly Modifier[],
  { before, after }: { readonly before: string; readonly after: string },
): Attributes {
  if (!PLANNED.has(mention.act)) return {}
  const timed = modifiers.filter(({ kind, line }) => TIMED.has(kind) && line === mention.line)
  const counted = [mention, ...timed].map((one) => eventTimeOf(text, one)).find(Boolean)
  const fronted = FRONTED.exec(before)?.[1]
  const when = counted ?? (fronted === undefined ? undefined : dueAfter(fronted))
  const [, , event] = EVENT_BEHIND.exec(after) ?? EVENT_BEFORE.exec(before) ?? []
  const isOnly = event !== undefined && counted === undefined
  return {
    ...(when !== undefined && { when }),
    ...(isOnly && { condition: `after ${event.toLowerCase().replace(/^-?op$/, 'surgery')}` }),
  }
}

/** Whether a time is of what has been, and none of a plan. */
export function isOfPast(text: string, { line, act }: Mention, modifier: Modifier): boolean {
  if (!PLANNED.has(act) || !TIMED.has(modifier.kind) || modifier.line !== line) return false
  return PAST.test(modifier.words) || BEEN.test(text.slice(0, modifier.from))
}

/** 'twenty four hours post' goes on behind its words: 'procedure'. */
function eventTimeOf(text: string, { from, to }: Stretch): string | undefined {
  const own = text.slice(from, to)
  if (readWhen(own) === undefined) return undefined
  const [more = ''] = /^[^.?!;,]*/.exec(text.slice(to, to + REACH)) ?? []
  return readEventTime(`${own}${more}`)
}

function dueAfter(said: string): string | undefined {
  const when = readWhen(said.replace(/^after/i, 'in'))
  return when !== undefined && /^after/i.test(said) ? `after ${when}` : when
}
