import type { Fact } from '@chartwright/contract/facts'
import { spellNumbers } from '../../../../clinical/spell-numbers.ts'
import type { ScribeSegment } from '../../scribe.ts'

const SAID_TIME =
  /\b(?:next (?:week|month|year)|tomorrow|(?:in|within) (?:about |the next )?((?:an?|\d+|one|two|three|four|five|six|eight|ten|twelve|(?:a )?couple(?: of)?|(?:a )?few)(?:(?: to| or) \w+)? (?:days?|weeks?|months?|years?)))\b/i
const TIMED = new Set<Fact['act']>(['order', 'refer', 'follow_up'])
const RANGE = /\b(\d+|an?|one) ?(?:days?|weeks?|months?)? ?(?:to|or|-) ?(\d+) (day|week|month)s?\b/
const SPAN_SAID =
  /\b(within )?\S+ (?:hours?|days?|weeks?|months?)( of| after| before| from| post)?$/
const OTHER_EVENT =
  /^\s*(?:of|before|after|prior to|post|following|from) (?!now|today|when\b)((?:your|the|that|his|her|my)?\s?\w+)/

/**
 * The time of a plan as its own words have it: 'get labs next week', all of 'one to two weeks', and
 * 'within two weeks of the surgery', which is not counted from the visit.
 */
export function withSaidTime(fact: Fact, segments: readonly ScribeSegment[]): Fact {
  const { act, attributes, said } = fact
  const isNew = (attributes.when ?? attributes.duration) === undefined
  const words = said[0]?.words ?? ''
  if (isNew && TIMED.has(act)) {
    const found = SAID_TIME.exec(words)
    return found ? timed(fact, (found[1] ?? found[0]).toLowerCase()) : fact
  }
  const { when } = attributes
  if (when === undefined || fact.kind !== 'plan') return fact
  const anchor = anchorOf(fact, when, segments)
  if (anchor !== undefined) return timed(fact, anchor)
  const range = said.map((quote) => rangeIn(quote.words)).find((one) => one !== undefined)
  return act === 'follow_up' && range !== undefined && covers(range, when)
    ? timed(fact, range)
    : fact
}

function timed(fact: Fact, when: string): Fact {
  return { ...fact, attributes: { ...fact.attributes, when } }
}

/** What the time is counted from, where that is not the visit. */
function anchorOf(
  { said }: Fact,
  when: string,
  segments: readonly ScribeSegment[],
): string | undefined {
  for (const { segment_id: id, to, words } of said) {
    const [, within = '', tail = ''] = SPAN_SAID.exec(words.toLowerCase()) ?? []
    const text = segments.find((segment) => segment.id === id)?.text
    if (text === undefined || !SPAN_SAID.test(words.toLowerCase())) continue
    const event = OTHER_EVENT.exec(`${tail}${text.slice(to)}`.toLowerCase())?.[0]
    if (event !== undefined)
      return `${within}${when} ${event.trim()}`.replace(/\b(?:your|my)\b/g, 'the')
  }
  return undefined
}

function rangeIn(words: string): string | undefined {
  const spelled = spellNumbers(words.toLowerCase().split(/\s+/)).join(' ')
  const [, from, to, unit] = RANGE.exec(spelled) ?? []
  if (from === undefined || to === undefined || unit === undefined) return undefined
  return `${/^(?:an?|one)$/.test(from) ? '1' : from}-${to} ${unit}s`
}

function covers(range: string, when: string): boolean {
  const [, from, to, unit] = /^(\d+)-(\d+) (\w+?)s$/.exec(range) ?? []
  const [, count, same] = /^(\d+) (\w+?)s?$/.exec(when) ?? []
  return unit === same && Number(from) < Number(to) && (count === from || count === to)
}
