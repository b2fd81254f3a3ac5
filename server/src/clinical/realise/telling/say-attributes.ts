import type { FactContent } from '@chartwright/contract/facts'
import {
  BARE_SPAN,
  CAUSES,
  DUES,
  DURATIONS,
  FREQUENCIES,
  LINKED,
  ONSETS,
  PURPOSES,
  QUALITIES,
  SEVERITIES,
  STARTS,
  TRIGGERS,
  WHENS,
} from './attribute-words.data.ts'
import { CONCEPT_ROWS } from '../../lexicon/concepts/concept-rows.ts'
import { baseOf, gerundOf } from '../../verb-forms.ts'
import { writeBy } from '../words/rows.ts'

type Attributes = FactContent['attributes']

/** Each part of a severity that goes before the name, and what must go behind it. */
export function splitSeverity(severity: string): { before: string; behind: string } {
  const parts = severity.split(', ')
  const before = parts.map((part) => writeBy(SEVERITIES, part)).filter((part) => part !== undefined)
  const behind = parts.filter((part) => writeBy(SEVERITIES, part) === undefined)
  return { before: before.join(' '), behind: behind.join(', ') }
}

export function frequencyBefore(frequency: string): string | undefined {
  return writeBy(FREQUENCIES, frequency)
}

export function qualityBefore(quality: string): string | undefined {
  return writeBy(QUALITIES, quality)
}

export function onsetBefore(onset: string): string | undefined {
  return writeBy(ONSETS, onset)
}

const BEFORE_DURATION = /^(?:long-?standing|chronic|lifelong)$/
const LONG = /^(?:for )?(?:an? )?(?:very |really )?long time$/

export function durationBefore(duration: string): string | undefined {
  if (LONG.test(duration)) return 'long-standing'
  return BEFORE_DURATION.test(duration) ? duration : undefined
}

export function durationWords(duration: string): string {
  return durationBefore(duration) ?? writeBy(DURATIONS, duration) ?? duration
}

/** A point in time with its preposition: of what is not to come, '2 weeks' is 2 weeks ago. */
export function whenWords(when: string): string {
  if (BARE_SPAN.test(when)) return `${when} ago`
  return writeBy(WHENS, when) ?? when
}

/** When something shall happen: '2 weeks' is in 2 weeks. */
export function dueWords(when: string): string {
  return writeBy(DUES, when) ?? when
}

/** When a thing began, where that does not say the same as how long it has lasted. */
export function onsetWords({ onset, duration }: Attributes): string {
  if (onset === undefined || onsetBefore(onset) !== undefined) return ''
  if (duration !== undefined && sameSpan(onset, duration)) return ''
  return writeBy(STARTS, onset) ?? onset
}

const UNIT = /\b(?:minute|hour|day|night|week|month|year)/

/** Whether two spans of time say the same. */
export function sameSpan(one: string, other: string): boolean {
  const span = (text: string) => [numberOf(text), UNIT.exec(text)?.[0] ?? text].join(' ')
  return other.includes(one) || span(one) === span(other)
}

const NUMBERS = 'zero one two three four five six seven eight nine ten'.split(' ')
function numberOf(text: string): string {
  const digits = /\d+/.exec(text)?.[0]
  if (digits !== undefined) return digits
  const word = NUMBERS.findIndex((name) => new RegExp(`\\b${name}\\b`).test(text))
  if (word >= 0) return String(word)
  if (/\bfew\b/.test(text)) return 'few'
  if (/\bcouple\b/.test(text)) return '2'
  return /\ban?\b/.test(text) ? '1' : ''
}

/** 'slipped on some ice' is after slipping on ice. */
const HAPPENED =
  /^(bent|bumped|dropped|fell|hit|jumped|knocked|landed|lifted|picked|rolled|slipped|stepped|struck|stumbled|tripped|turned|twisted)\b(?! with)/

/** 'take out the trash', 'skip breakfast': what is done when it comes. */
const DONE =
  /^(?:to )?(bend|carry|chew|climb|do|drink|drive|eat|exert|get|go|kneel|lie|lift|miss|pull|push|put|reach|sit|skip|sneeze|squat|stand|swallow|take|twist|use|walk)(?= (?!(?:test|machine|intake|use)\b)\w|$)/

export function triggerWords(trigger: string): string {
  const [done = '', doing] = DONE.exec(trigger) ?? []
  if (doing !== undefined) return `when ${gerundOf(doing)}${trigger.slice(done.length)}`
  const [, verb] = HAPPENED.exec(trigger) ?? []
  if (verb !== undefined)
    return `after ${gerundOf(baseOf(verb))}${trigger.slice(verb.length)}`.replace(
      /\b(on|in|over|off) some (?=\w)/,
      '$1 ',
    )
  return writeBy(TRIGGERS, trigger) ?? trigger
}

/** Why: 'for pain', 'to stabilize the ankle'. */
export function purposeWords(reason: string): string {
  const words = writeBy(PURPOSES, reason) ?? reason
  const [, name = ''] = /^for the (.+)$/.exec(words) ?? []
  return isTrouble(name) ? `for ${name}` : words
}

/** A symptom or an illness that the tables name. */
export function isTrouble(name: string): boolean {
  return TROUBLES.has(name.toLowerCase())
}

const TROUBLES = new Set(
  [...CONCEPT_ROWS.symptom, ...CONCEPT_ROWS.condition].flatMap(({ name, others }) => [
    name,
    ...others,
  ]),
)

export function causeWords(reason: string): string {
  return writeBy(CAUSES, reason) ?? reason
}

/** Under what circumstance, or on what condition. */
export function conditionWords(condition: string, link = ''): string {
  if (LINKED.test(condition)) return condition
  return link === '' ? `(${condition})` : `${link} ${condition}`
}
