import type { FactContent } from '@chartwright/contract/facts'
import { EVENT, FREQUENCIES, LINKED, ONSETS, PURPOSE, SEVERITIES } from './attribute-words.data.ts'

type Attributes = FactContent['attributes']
type Row = readonly [said: RegExp, written: string]

/** Before the name, where the words are of a kind that goes there. */
export function severityBefore(severity: string): string | undefined {
  return written(SEVERITIES, severity)
}

export function frequencyBefore(frequency: string): string | undefined {
  return written(FREQUENCIES, frequency)
}

export function onsetBefore(onset: string): string | undefined {
  return ONSETS.test(onset) ? `${onset}-onset` : undefined
}

function written(rows: readonly Row[], said: string): string | undefined {
  for (const [pattern, form] of rows) if (pattern.test(said)) return form === '$&' ? said : form
  return undefined
}

export function durationWords(duration: string): string {
  if (/^(?:long-?standing|chronic|lifelong)$/.test(duration)) return duration
  if (/^(?:last|past|previous)\b/.test(duration)) return `for the ${duration}`
  if (/^(?:a )?(?:long time|while)$/.test(duration)) return 'for a long time'
  if (/^(?:all |ongoing|years\b.*\bnow|always|less than)/.test(duration)) return duration
  return LINKED.test(duration) && !/^(?:about|around|more than)\b/.test(duration)
    ? duration
    : `for ${duration}`
}

const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)'

/** A point in time with its preposition. */
export function whenWords(when: string): string {
  if (/^(?:now|currently)$/.test(when)) return ''
  if (/^age\b/.test(when)) return `at ${when}`
  if (/^(?:last|next|first|prior|previous) (?:visit|appointment|check|time|exam)/.test(when))
    return `at ${when}`
  if (LINKED.test(when) && !/^(?:about|around|last|next|early|late)\b/.test(when)) return when
  if (
    new RegExp(`^(?:about |around |early |late )?${MONTH} \\d{1,2}(?:,|st|nd|rd|th|$)`).test(when)
  )
    return `on ${when}`
  if (
    new RegExp(
      `^(?:about |around |early |late |mid-?)*(?:${MONTH}|(?:19|20)\\d\\d|the \\d{4}s|\\d{4}s)`,
    ).test(when)
  )
    return `in ${when}`
  return when
}

/** When something shall happen: '2 weeks' is in 2 weeks. */
export function dueWords(when: string): string {
  if (
    /^(?:(?:about|around|approximately|roughly|another) )?(?:an?|\d[\d.]*|one|two|three|four|five|six|seven|eight|nine|ten|couple|several)(?:\s*(?:-|–|to|or)\s*\d[\d.]*)?(?: (?:couple|few)(?: of)?| half| or (?:so|two|three))? ?(?:business |working )?(?:minutes?|hours?|days?|weeks?|months?|years?)\b(?! (?:before|after|prior))/.test(
      when,
    ) ||
    /^(?:a )?(?:couple|few)(?: of)? (?:days|weeks|months)|^a day or so/.test(when)
  )
    return `in ${when}`
  return whenWords(when)
}

/** What began a thing, where it does not say the same as how long it has lasted. */
export function onsetWords({ onset, duration }: Attributes): string {
  if (onset === undefined || onsetBefore(onset) !== undefined) return ''
  if (duration !== undefined && sameSpan(onset, duration)) return ''
  if (/\bago\b/.test(onset)) return `starting ${onset}`
  if (
    /^(?:yesterday|today|this \w+|last \w+|monday|tuesday|wednesday|thursday|friday|saturday|sunday|childhood|birth)/i.test(
      onset,
    ) ||
    new RegExp(`^(?:about |early |late )?(?:${MONTH}|(?:19|20)\\d\\d)`).test(onset)
  )
    return `since ${onset}`
  if (/^age\b/.test(onset)) return `since ${onset}`
  if (LINKED.test(onset)) return onset
  return `, onset ${onset}`
}

const UNITS = /\b(?:minute|hour|day|night|week|month|year)/
function sameSpan(one: string, other: string): boolean {
  const span = (text: string) => [numberOf(text), UNITS.exec(text)?.[0] ?? text].join(' ')
  return other.includes(one) || span(one) === span(other)
}

const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
]
function numberOf(text: string): string {
  const digits = /\d+/.exec(text)?.[0]
  if (digits !== undefined) return digits
  const word = NUMBERS.findIndex((name) => new RegExp(`\\b${name}\\b`).test(text))
  if (word >= 0) return String(word)
  return /\bfew\b/.test(text)
    ? 'few'
    : /\bcouple\b/.test(text)
      ? '2'
      : /\ban?\b/.test(text)
        ? '1'
        : ''
}

export function triggerWords(trigger: string): string {
  if (LINKED.test(trigger)) return trigger
  return EVENT.test(trigger) ? `after ${trigger}` : `with ${trigger}`
}

/** Why: 'for pain', 'to stabilize the ankle'. */
export function purposeWords(reason: string): string {
  if (LINKED.test(reason)) return reason
  return PURPOSE.test(reason) ? `to ${reason}` : `for ${reason}`
}

export function causeWords(reason: string): string {
  return LINKED.test(reason) ? reason : `due to ${reason}`
}

/** Under what circumstance, or on what condition. */
export function conditionWords(condition: string, link = ''): string {
  if (
    LINKED.test(condition) ||
    /^(?:depending|based|as needed|in case|assuming|provided|given|except)\b/.test(condition)
  )
    return condition
  return link === '' ? `(${condition})` : `${link} ${condition}`
}
