import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../../scribe.ts'
import { isKnownName } from '../../../../../clinical/ledger/naming/name-concept.ts'
import { EXAMINES, FOUND_IN_RELATIVE, OF_RELATIVE, POINTS_BACK, SHOWS } from '../also-said.data.ts'
import { completeQuotation, isBesideThePoint } from './complete-quotation.ts'
import { withFurtherSigns } from '../warnings/further-signs.ts'
import { isLimited, limitedDenial, sentenceOf } from '../limited-denial.ts'
import { mustAppear } from '../must-appear.ts'
import type { Place } from './neighbours.ts'
import { DONE_BY_OTHERS } from './quotation-faults.data.ts'
import {
  isAskedByPatient,
  isOfPatient,
  isQuestion,
  withAnswer,
  withDenial,
} from './questions-in-quotes.ts'
import { MOST_WORDS, quoteClause, wordsOf } from './quote-clause.ts'
import { isHopedFor, withoutTrailingTalk } from './without-trailing-talk.ts'

const LEAST_WORDS = 3
/** A warning is quoted whole, however long it is. */
const LONGEST_WARNING = 80
/** 'And I have not gotten tired': how it was before. */
const HAD_NOT = /\b(?:have|had|has)(?: ?n['’]t| not| never) (?:gotten|noticed|felt)\b/i
/** The same of something critical; what is no longer felt there is a sign itself. */
const HAD_NOT_GOT =
  /\b(?:have|had|has)(?: ?n['’]t| not| never) gotten (?:so |as |really |very )?(?:tired|winded|dizzy|weak|sick|lightheaded|(?:short|out) of breath)\b/i
/** Numbers of a name show nothing. */
const NUMBERED_NAMES = /\b(?:a1c|b12|o2|d3|t[34])\b/gi
const FOUND = new Set<Fact['kind']>(['finding', 'measurement', 'result'])
const OF_PATIENT = new Set<Fact['kind']>(['symptom', 'history', 'medication', 'complaint'])
const GREETING =
  /^.{0,20}\b(?:good|nice|great) to (?:see|meet) you(?: again)?(?: today)?,?\s*(?:so\s+)?/i
const FAREWELL =
  /^you ?'re welcome[\s,.]+|[\s,.]+(?:thanks?(?: you)?[\s,.]+)?(?:bye(?:-bye)?[\s,.]*)+$/gi

interface Quotation {
  /** The clause that names the fact. */
  readonly own: string
  /** With what it needs to be understood. */
  readonly words: string
}

const NONE: Quotation = { own: '', words: '' }

/** What was said of it: the clause that names it, and to a question the answer. Empty where that says nothing. */
export function quotationOf(fact: Fact, segments: readonly ScribeSegment[]): Quotation {
  const [first] = fact.said
  if (!first) return NONE
  const line = segments.find(({ id }) => id === first.segment_id)
  if (!line) return first.segment_id === null ? { own: first.words, words: first.words } : NONE
  const limited = isLimited(fact) ? limitedDenial(fact, line, segments) : undefined
  if (limited !== undefined && !losesItself(fact, limited)) return { own: limited, words: limited }
  if (isTornOff(line.text, first)) return NONE
  const clause = clauseOf(fact, line.text, first).replace(GREETING, '').replace(FAREWELL, '')
  const own = withoutTrailingTalk(clause, first.words)
  if (own.split(/\s+/).length < LEAST_WORDS || saysNothing(own, fact, line)) return NONE
  const at = Math.max(0, line.text.lastIndexOf(own, first.from))
  return { own, words: wholeOf(fact, { line, at, words: own }, segments) }
}

/** A whole line of unmarked speech, or one that was cut before what the fact says. */
function losesItself({ polarity, said: [first] }: Fact, limited: string): boolean {
  if (polarity === 'absent') return false
  return wordsOf(limited) > MOST_WORDS || !limited.includes(first?.words ?? '')
}

/** 'I take mel- um': a word that nobody has said to its end names nothing. */
function isTornOff(text: string, { words, to }: Fact['said'][number]): boolean {
  return /\p{L}$/u.test(words) && /^-(?=[\s,.]|$)/.test(text.slice(to))
}

function wholeOf(fact: Fact, place: Place, segments: readonly ScribeSegment[]): string {
  const { words } = place
  const isNeeded = mustAppear(fact)
  if (isQuestion(words) && (!isNeeded || words.endsWith('?')))
    return fact.importance === 'critical' ? withAnswer(place, fact, segments) : ''
  const whole = completeQuotation({ ...place, fact, isNeeded }, segments)
  return whole === words ? withDenial(place, fact, segments) : whole
}

/** What tells nothing of the patient, or nothing that was found or decided. */
function saysNothing(words: string, fact: Fact, line: ScribeSegment): boolean {
  const { kind, concept, attributes } = fact
  if (isAskedByPatient(line, words) || POINTS_BACK.test(words)) return true
  if (kind === 'finding' && EXAMINES.test(words)) return true
  if (OF_PATIENT.has(kind) && wasNotSoBefore(fact)) return true
  if (OF_PATIENT.has(kind) && OF_RELATIVE.test(words)) return true
  const isShown = attributes.value !== undefined || SHOWS.test(words.replace(NUMBERED_NAMES, ''))
  if (/^(?:result|measurement)$/.test(kind) && !isShown) return true
  if (FOUND.has(kind) && FOUND_IN_RELATIVE.test(words)) return true
  if (mustAppear(fact)) return false
  if (kind === 'medication' && isTest(concept)) return true
  if (kind === 'plan' && isHopedFor(words, fact.said[0]?.words ?? '')) return true
  if (kind === 'plan' && isOfPatient(line) && DONE_BY_OTHERS.some(([, said]) => said.test(words)))
    return true
  return isBesideThePoint(words, fact)
}

/** 'I used the Doppler': a test, heard as a medicine. */
function isTest(concept: string): boolean {
  return isKnownName('result', concept) && !isKnownName('medication', concept)
}

/** What is critical or has a time of its own is missing now: 'I haven't felt the baby move since noon'. */
function wasNotSoBefore({ polarity, importance, attributes, said: [first] }: Fact): boolean {
  if (polarity !== 'present') return false
  if (attributes.onset ?? attributes.when ?? attributes.duration) return false
  return (importance === 'critical' ? HAD_NOT_GOT : HAD_NOT).test(first?.words ?? '')
}

/** A warning with all its signs and what to do about them. */
function clauseOf(fact: Fact, text: string, first: Fact['said'][number]): string {
  if (!mustAppear(fact)) return quoteClause(text, first)
  const isWarning = fact.act === 'safety_net' || fact.act === 'emergency'
  const one = quoteClause(text, first, LONGEST_WARNING)
  const whole = isWarning ? withFurtherSigns(text, one, LONGEST_WARNING) : one
  const clause = quoteClause(text, first)
  const sentence = sentenceOf(text, first.from).replace(/[\s.?!]+$/, '')
  const short = sentence.split(/\s+/).length > LONGEST_WARNING ? '' : sentence
  return (isWarning ? whole || clause || short : clause || whole) || first.words
}
