import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../../scribe.ts'
import { aroundOf, plainSaid, type Around } from '../task-around.ts'
import { laterTimeOf } from './later-time.ts'
import {
  BEFORE_EVENT,
  BEHIND_DAY,
  BEHIND_SPAN,
  BEFORE,
  WITHIN,
  WITHIN_DAY,
  SPAN_OF,
} from './said-time.data.ts'
import { timeIn } from './time-in.ts'

const TIMED = new Set<Fact['act']>(['order', 'refer', 'procedure', 'follow_up'])
const GIVEN = new Set<Fact['status']>(['start', 'refill'])
const SPAN_END = new RegExp(String.raw`\b${SPAN_OF}$`)
const ENDED = new Set<Fact['status']>(['stop', 'hold'])
/** Of a visit or of what is done in it. */
const NEXT_VISIT =
  /^,? ?(?:(?:done|drawn|taken|again) )*(?:before (?:(?:your|the|our|that) (?:next |follow-?up |return )?(?:visit|appointment)|(?:i|we) see you|you (?:come back|return|see me))|(?:at|for) (?:your|the|our) (?:next|follow-?up|return) (?:visit|appointment)|then(?=$|[,.])|at that (?:visit|appointment))\b/

/** The time that stands in the words of a plan or beside them; undefined where none does. */
export function saidTimeOf(fact: Fact, segments: readonly ScribeSegment[]): string | undefined {
  if (ENDED.has(fact.status))
    return aroundOf(fact, segments)
      .map(({ words, after }) =>
        timeIn(BEFORE_EVENT, `${SPAN_END.exec(words)?.[0] ?? ''} ${after}`),
      )
      .find((time) => time !== undefined)
  if (!TIMED.has(fact.act) && !GIVEN.has(fact.status)) return undefined
  const own = timeIn(WITHIN, fact.said[0]?.words ?? '')
  if (TIMED.has(fact.act) && own !== undefined) return own
  const around = aroundOf(fact, segments)
  if (fact.act === 'follow_up')
    return around
      .map((place) => beforeOf(place) ?? behindEvent(place))
      .find((time) => time !== undefined)
  for (const place of around) {
    const found = besideOf(place, fact.kind === 'plan')
    if (found !== undefined) return found
  }
  return fact.kind === 'plan' ? laterTimeOf(fact, segments) : undefined
}

/** A prescription is due on a day; what counts in weeks beside it is how long it is taken. */
function besideOf(place: Around, isPlan: boolean): string | undefined {
  const { words, after } = place
  const day = timeIn(WITHIN_DAY, words) ?? timeIn(BEHIND_DAY, after)
  if (day !== undefined || !isPlan) return day
  const time = timeIn(BEHIND_SPAN, after) ?? beforeOf(place)
  return time ?? (NEXT_VISIT.test(after) ? 'before the next visit' : undefined)
}

const EVENT =
  /^,? ?(?:(?:right|just|soon) )?after (?:the|your|that) ([a-z][a-z -]{2,30}?)(?: (?:is|are) (?:done|over|complete|back|finished))?(?=$|,| and\b| so\b| then\b| to\b)/

/** 'I see you after the sleep study is done.' */
function behindEvent({ words, after }: Around): string | undefined {
  const from = words.search(/\bafter\b/)
  const event = EVENT.exec(from < 0 ? after : `${words.slice(from)} ${after}`.trim())?.[1]
  return event === undefined ? undefined : `after the ${event}`
}

/** With the verb of the words, which may be 'take' of 'take the stitches out'. */
function beforeOf({ before, words }: Around): string | undefined {
  return (
    timeIn(BEFORE, before) ?? timeIn(BEFORE, plainSaid(`${before} ${words.split(' ')[0] ?? ''}`))
  )
}
