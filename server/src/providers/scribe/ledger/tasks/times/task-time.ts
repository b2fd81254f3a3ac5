import type { Fact } from '@chartwright/contract/facts'
import { spellNumbers } from '../../../../../clinical/spell-numbers.ts'
import type { ScribeSegment } from '../../../scribe.ts'
import { SPAN_OF } from './said-time.data.ts'
import { saidTimeOf } from './said-time.ts'
import { plainSaid } from '../task-around.ts'

const RANGE =
  /\b(\d+|an?|one|(?=(?:day|week|month) )) ?(?:days?|weeks?|months?)? ?(?:to|or|-) ?(\d+) (day|week|month)s?\b/
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
  if (isNew) {
    const found = saidTimeOf(fact, segments)
    return found === undefined ? fact : timed(fact, countedTime(found))
  }
  const { when } = attributes
  if (when === undefined || fact.kind !== 'plan') return fact
  const last = correctedOf(fact, segments)
  if (last !== undefined) return timed(fact, last)
  if (LASTING.has(act) && isSpanOf(fact, segments)) return lasting(fact, when)
  const anchor = anchorOf(fact, when, segments)
  if (anchor !== undefined) return timed(fact, anchor)
  const range = said.map((quote) => rangeIn(quote.words)).find((one) => one !== undefined)
  return act === 'follow_up' && range !== undefined && covers(range, when)
    ? timed(fact, range)
    : fact
}

/** In figures: 'a couple of weeks' is '2 weeks'. */
function countedTime(said: string): string {
  return spellNumbers(
    said
      .replace(/^(?:a )?couple(?: of)?/, 'two')
      .replace(/^an? (?=day|week|month|year)/, '1 ')
      .replace(/\byour\b/, 'the')
      .replace(/^(?:an?|one) fortnight$/, '2 weeks')
      .replace(/^(?=(?:mon|tues|wednes|thurs|fri)day$)/, 'on ')
      .split(' '),
  )
    .join(' ')
    .replace(/(?<=\d) (?:to|or) (?=\d)/, '-')
}

function timed(fact: Fact, when: string): Fact {
  return { ...fact, attributes: { ...fact.attributes, when } }
}

const CORRECTED = new RegExp(
  String.raw`\b${SPAN_OF},? (?:or,? )?(?:no,? |wait,? |actually,? )*(?:i'm sorry|sorry|i mean|excuse me|rather|no|make (?:it|that)),? (?:in )?(${SPAN_OF})\b`,
)

/** 'In two weeks or, I'm sorry, two months': the last word counts. */
function correctedOf({ said }: Fact, segments: readonly ScribeSegment[]): string | undefined {
  for (const { segment_id: id, from } of said) {
    const text = segments.find((segment) => segment.id === id)?.text ?? ''
    const near =
      text
        .slice(from, from + NEAR_CHARS)
        .toLowerCase()
        .split(/[.?!]/)[0] ?? ''
    const found = CORRECTED.exec(plainSaid(near))?.[1]
    if (found !== undefined) return countedTime(found)
  }
  return undefined
}

const NEAR_CHARS = 120
const LASTING = new Set<Fact['act']>(['refer'])
const FOR =
  /\bfor (?:about |approximately |around |maybe |like |at least |another |the next |probably )*$/

/** 'Physical therapy for six weeks' lasts so long, and begins now. */
function isSpanOf({ said }: Fact, segments: readonly ScribeSegment[]): boolean {
  return said.some(({ segment_id: id, from, words }) => {
    const at = words.toLowerCase().search(SPAN_START)
    const text = segments.find((segment) => segment.id === id)?.text
    return text !== undefined && at >= 0 && FOR.test(text.slice(0, from + at).toLowerCase())
  })
}

const SPAN_START = new RegExp(String.raw`\b${SPAN_OF}\b`)

function lasting(fact: Fact, duration: string): Fact {
  const { when: _, ...others } = fact.attributes
  return { ...fact, attributes: { ...others, duration } }
}

const ANCHORED = /\b(?:of|after|before|following|post|from) (?!now\b|today\b)/

/** What the time is counted from, where that is not the visit. */
function anchorOf(
  { said, act }: Fact,
  when: string,
  segments: readonly ScribeSegment[],
): string | undefined {
  const isVisit = act === 'follow_up'
  if (ANCHORED.test(when)) return undefined
  for (const { segment_id: id, from, to, words } of said) {
    const [, within = '', tail = ''] = SPAN_SAID.exec(words.toLowerCase()) ?? []
    const text = segments.find((segment) => segment.id === id)?.text
    if (text === undefined || !SPAN_SAID.test(words.toLowerCase())) continue
    const event = OTHER_EVENT.exec(`${tail}${text.slice(to)}`.toLowerCase())?.[0]
    if (event !== undefined)
      return `${within}${when} ${event.trim()}`.replace(/\b(?:your|my)\b/g, 'the')
    const operation = isVisit && OPERATED.exec(sentenceBefore(text, from))?.[1]
    if (operation) return `${when} after the ${operation}`
  }
  return undefined
}

/** Told as what comes behind the operation: 'you go home the same day and then you see me'. */
const OPERATED =
  /\b(surgery|operation|procedure)\b(?:(?!\b(?:today|now)\b).)*\b(?:and then|then|after that|afterwards) (?:you|i|we|you'll|i'll|we'll)\b[^.]*$/

function sentenceBefore(text: string, from: number): string {
  return (
    text
      .slice(Math.max(0, from - NEAR_CHARS), from)
      .toLowerCase()
      .split(/[.?!]/)
      .at(-1) ?? ''
  )
}

function rangeIn(words: string): string | undefined {
  const spelled = spellNumbers(
    words
      .toLowerCase()
      .replace(/(?<=s)'/g, '')
      .split(/\s+/),
  ).join(' ')
  const [, from, to, unit] = RANGE.exec(spelled) ?? []
  if (from === undefined || to === undefined || unit === undefined) return undefined
  return `${/^(?:an?|one|)$/.test(from) ? '1' : from}-${to} ${unit}s`
}

function covers(range: string, when: string): boolean {
  const [, from, to, unit] = /^(\d+)-(\d+) (\w+?)s$/.exec(range) ?? []
  const [, count, same] = /^(\d+) (\w+?)s?$/.exec(when) ?? []
  return unit === same && Number(from) < Number(to) && (count === from || count === to)
}
