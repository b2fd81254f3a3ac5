import type { FactContent } from '@chartwright/contract/facts'
import type { Mention, Modifier, Stretch } from '../../reading/find-mentions.ts'
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
const COUNT = String.raw`(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+|few|couple)`
const SPAN = String.raw`(?:about |around |another |the next )*${COUNT}(?: (?:of|to|or|${COUNT}))* (?:days?|weeks?|months?|years?)`
const FRONTED = new RegExp(
  String.raw`(?:^|[,;]|\b(?:and|then|but|so))\s*((?:in|after|within) ${SPAN}(?:['’]? time)?)[\s,]*(?:(?:then|you|we|i|he|she|can|may|will|should|['’]ll|you['’]ll|we['’]ll|i['’]ll|want|to|gradually|slowly|just|start|begin|go|back|try)[\s,]+)*$`,
  'i',
)
const EVENT = String.raw`((?:after|following) )(?:the |your |this |that )*(${AFTER_EVENT})\b`
const EVENT_BEHIND = new RegExp(
  String.raw`^(?:(?!\b(?:and|but|so|then)\b)[^.?!;,]){0,25}?\b${EVENT}`,
  'i',
)
/** Somebody else begins, or something else is decided. */
const NEXT = String.raw`(?:i|i['’](?:m|ll|d|ve)|we|we['’](?:re|ll|d|ve)|let['’]s|before|if|when|until|today|now)`
const EVENT_BEFORE = new RegExp(
  String.raw`(?:^|[,;]|\b(?:and|then|but|so))\s*${EVENT}(?:(?!\b${NEXT}\b)[^.?!;]){0,90}$`,
  'i',
)
/** 'I recommend after surgery that we get you to therapy' */
const EVENT_WEDGED = new RegExp(
  String.raw`\b(?:recommend|suggest|advise|propose|plan|like|want|think)\s+${EVENT},?\s+(?:that\s+)?(?:we|you|i)\b[^.?!;]{0,50}$`,
  'i',
)
/** 'It is a day surgery, you go home, and then you will follow up with me': the visit is after it. */
const THEN_VISIT =
  /\b(surgery|operation|procedure)\b(?:(?!\b(?:if|or|instead|before|today)\b)[^?!;]){0,110}\b(?:and|,)\s*then\s+(?:you(?:['’]ll| will| would|['’]d)?|i(?:['’]ll| will)?|we(?:['’]ll| will)?)(?: then| just| be)?\s*$/i
/** 'therapy for six to eight weeks' */
const FOR_SO_LONG =
  /\bfor(?: (?:about|approximately|around|roughly|at least|probably|maybe|like|a|an|the|next|another))*\s*$/i
const LASTING_ACTS = new Set<Mention['act']>(['refer', 'procedure', 'advise'])
/** 'repeat the lipids in three months' */
const OWN_TIME = new RegExp(String.raw`\b(?:in|within) ${SPAN}\b.*$`, 'i')
const UNIT = /\b(?:hour|day|week|month|year)s?\b/i

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
  const own = mention.act === 'follow_up' ? undefined : OWN_TIME.exec(mention.words)?.[0]
  const due = fronted === undefined ? readWhen(own ?? '') : dueAfter(fronted)
  const when = counted ?? due
  const visited = mention.act === 'follow_up' ? THEN_VISIT.exec(before)?.[1] : undefined
  const visit = visited === undefined ? undefined : readWhen(mention.words)
  if (visited !== undefined && counted === undefined && /^\d/.test(visit ?? ''))
    return { when: `${visit ?? ''} after ${visited.toLowerCase()}` }
  const [, , event = visited] =
    EVENT_BEHIND.exec(after) ?? EVENT_BEFORE.exec(before) ?? EVENT_WEDGED.exec(before) ?? []
  const isOnly = event !== undefined && counted === undefined
  return {
    ...(when !== undefined && { when }),
    ...(isOnly && { condition: `after ${event.toLowerCase().replace(/^-?op$/, 'surgery')}` }),
  }
}

const WITHIN = new RegExp(String.raw`\bwithin ${SPAN}\b`, 'gi')

/** 'within two weeks' is no later than that. */
export function atLatest(
  sentence: string,
  { act }: Mention,
  when: string | undefined,
): string | undefined {
  if (!PLANNED.has(act) || when === undefined || !/^\d+ (?:day|week|month)s?$/.test(when))
    return when
  const spans = [...sentence.matchAll(WITHIN)].map(({ 0: span }) => readWhen(span))
  return spans.includes(when) ? `within ${when}` : when
}

/** How long therapy goes on is not when it begins. */
export function isHowLong(text: string, { act, line }: Mention, modifier: Modifier): boolean {
  if (modifier.kind !== 'when' || modifier.line !== line || !LASTING_ACTS.has(act)) return false
  const said = text.slice(Math.max(0, modifier.from - REACH), modifier.from)
  const isFor = FOR_SO_LONG.test(said) || /^for\b/i.test(modifier.words)
  return isFor && !/^\s*(?:from (?:now|today)|time|out)\b/i.test(text.slice(modifier.to))
}

/** Whether a time is of what has been, and none of a plan. */
export function isOfPast(text: string, { line, act }: Mention, modifier: Modifier): boolean {
  if (!PLANNED.has(act) || !TIMED.has(modifier.kind) || modifier.line !== line) return false
  return PAST.test(modifier.words) || BEEN.test(text.slice(0, modifier.from))
}

/** 'twenty four hours post' goes on behind its words: 'procedure'. */
function eventTimeOf(text: string, { from, to }: Stretch): string | undefined {
  const own = text.slice(from, to)
  if (!UNIT.test(own)) return undefined
  const [more = ''] = /^[^.?!;,]*/.exec(text.slice(to, to + REACH)) ?? []
  return readEventTime(`${own}${more}`)
}

function dueAfter(said: string): string | undefined {
  const when = readWhen(said.replace(/^after/i, 'in'))
  return when !== undefined && /^after/i.test(said) ? `after ${when}` : when
}
