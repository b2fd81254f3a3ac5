import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../../scribe.ts'
import { SMALL_TALK } from '../also-said.data.ts'
import { isConditionOnly } from '../is-condition-only.ts'
import { saidBefore, saidBehind, type Place } from './neighbours.ts'
import {
  BESIDE_THE_POINT,
  BREAKS_OFF,
  CONSEQUENCE,
  ENCOURAGES,
  LEANS_ON_BEFORE,
  OF_ONE_PROBLEM,
  STANDS_FOR_OTHERS,
  TOPIC,
  type FaultRow,
} from './quotation-faults.data.ts'
import { isWhole, MOST_WORDS, wordsOf } from './quote-clause.ts'

/** Between two sentences of one speaker that are quoted together. */
export const AND_NEXT = ' ¶ '
/** Between the halves of what was interrupted. */
export const INTERRUPTED = ' … '
const MOST_WORDS_TOGETHER = 45
const MOST_SENTENCES_BEHIND = 3
const QUESTION =
  /\?$|^(?:\W|\b(?:so|and|okay|now|um|uh|well)\b)*(?:how|what|when(?! (?:i|we|you|he|she|they|it|the|your)\b)|where|why|do|does|did|is|are|was|were|have|has|can|could|any(?! of\b))\b/i
/** 'Call us again, yeah?' asks nothing. */
const TAG = /,? (?:yeah|yes|okay|ok|right|alright|all right)\?$/i
/** The last clause of a sentence, from the word that joins it. */
export const LAST_CLAUSE =
  /[\s,]+(?:and|but|so|because|or|if|when|which|like|whether|just to)\b(?:(?!\b(?:and|but|so|because|or|if|when|which|like|whether|just to)\b).)*$/i
/** A last clause that nothing before it depends on. */
const SPARED =
  /^[\s,]+(?:and|so|because|which)\b(?!.*\b(?:if|when|unless|until|not|no|never)\b)(?!.*n['’]t\b)/i
/** 'Stop the tablets and give me a call' */
const ALSO_ADVISES =
  /^(?:and|or) (?:then |please |just )*(?:call|give|come|let|ring|go|stop|contact)\b/i

/** It tells its own consequence, and not that of the condition before the other's nod. */
const IS_OTHER_CONDITION =
  /^(?:(?:and|but|so|or|now|okay|then|also),? )*(?:if|when)\b(?!.*\b(?:any|either|some|all|one) of (?:that|this|these|those|them)\b)(?! (?:(?:you|he|she|they) (?:\w+ ){1,2})?(?:that|this|it|these|those|them)\b)/i

interface Quoted extends Place {
  readonly fact: Fact
  /** Quoted as it is, where it cannot be completed. */
  readonly isNeeded: boolean
}

/** A quotation with the neighbouring sentence that it needs; empty where it says nothing true without one. */
export function completeQuotation(quoted: Quoted, segments: readonly ScribeSegment[]): string {
  const asItIs = quoted.isNeeded ? quoted.words : ''
  const ended = withEnd(quoted, segments)
  if (ended === '') return asItIs
  const told = withConsequence({ ...quoted, words: ended }, segments)
  if (told === '') return isDecided(quoted.fact) ? ended : asItIs
  return withNoun({ ...quoted, words: told }, segments) || (quoted.isNeeded ? told : '')
}

/** Whether words end before they have said what they began. */
export function breaksOff(words: string): boolean {
  return matches(BREAKS_OFF, plain(words))
}

/** Whether a sentence cannot be quoted by itself, or says nothing that anybody looks for. */
export function isFaulty(sentence: string, facts: readonly Fact[]): boolean {
  const words = plain(sentence)
  if (matches(LEANS_ON_BEFORE, words) && !facts.some(isDecided)) return true
  if (matches(BREAKS_OFF, words) || matches(BESIDE_THE_POINT, words)) return true
  return matches(ENCOURAGES, words) && !facts.some(isDecidedOrDrug)
}

/** Talk, or praise without a decision. */
export function isBesideThePoint(sentence: string, fact: Fact): boolean {
  const words = plain(sentence)
  if (matches(BESIDE_THE_POINT, words)) return true
  return matches(ENCOURAGES, words) && !isDecidedOrDrug(fact)
}

function isDecidedOrDrug(fact: Fact): boolean {
  return fact.kind === 'medication' || isDecided(fact)
}

const DECIDED = new Set<Fact['act']>(['order', 'procedure', 'refer', 'follow_up'])

/** What is to be done is quoted even where nobody has named what it is done with. */
function isDecided({ kind, act }: Fact): boolean {
  return kind === 'plan' && DECIDED.has(act)
}

/** With what comes behind the other's nod, or without the clause that nobody went on with. */
function withEnd(quoted: Quoted, segments: readonly ScribeSegment[]): string {
  const { words, line, fact, at } = quoted
  if (!breaksOff(words)) return words
  const { texts, isInLine } = saidBehind(quoted, segments)
  const [next = ''] = texts
  const most = quoted.isNeeded ? MOST_WORDS * 2 : MOST_WORDS
  const named = (fact.said[0]?.to ?? 0) - at
  const shorter = words.replace(LAST_CLAUSE, '').replace(/[\s,]+to see$/, '')
  const isEnough = shorter.length >= named && SPARED.test(words.slice(shorter.length))
  if (!quoted.isNeeded && isEnough && isWhole(shorter, most) && !breaksOff(shorter)) return shorter
  if (next !== '' && !isInLine && !QUESTION.test(next) && !breaksOff(next)) {
    const joined = `${words}${INTERRUPTED}${next}`
    if (wordsOf(joined) <= most) return joined
  }
  if (shorter === words || shorter.length < named || line.text.length === 0) return ''
  return isWhole(shorter, most) ? withEnd({ ...quoted, words: shorter }, segments) : ''
}

/** A condition with what is to be done about it. */
function withConsequence(quoted: Quoted, segments: readonly ScribeSegment[]): string {
  const { words, fact, line, isNeeded } = quoted
  const isAdvice = isNeeded || (fact.kind === 'plan' && !/patient/i.test(line.role ?? ''))
  if (!isAdvice || words.includes(INTERRUPTED) || !isConditionOnly(words)) return words
  const { texts: behind, isInLine } = saidBehind(quoted, segments)
  const texts = behind.map((text) => text.replace(TAG, '.'))
  const joint = isInLine ? AND_NEXT : INTERRUPTED
  for (let count = 1; count <= MOST_SENTENCES_BEHIND; count += 1) {
    const more = texts.slice(0, count)
    const last = more.at(-1) ?? ''
    if (last === '' || more.length < count || QUESTION.test(last)) return ''
    if (CONSEQUENCE.test(last) && !isConditionOnly(last)) {
      if (!isInLine && count === 1 && IS_OTHER_CONDITION.test(last)) return ''
      const further = ALSO_ADVISES.test(texts[count] ?? '') ? texts.slice(count, count + 1) : []
      return `${words}${joint}${together([...more, ...further])}`
    }
  }
  return ''
}

/** As one sentence, where nobody has set a mark between them. */
function together(sentences: readonly string[]): string {
  return sentences.reduce((text, next) => `${text}${/[.?!]$/.test(text) ? AND_NEXT : ' '}${next}`)
}

const LEAST_WORDS = 4
/** Itself about something that was named before. */
const POINTS_BACK =
  /^(?:\W|\b(?:but|and|so|well|okay|yeah|yes|nice|good|great|oh|now)\b)*(?:it|this|that|these|those|they|he|she)\b/i
const JOINTS = { sentence: '', line: AND_NEXT, other: ' — ' }
const OF_EXAMINATION = new Set<Fact['kind']>(['finding', 'result', 'measurement'])

/** With the sentence that names what 'this' or 'another one' stands for. */
function withNoun(quoted: Quoted, segments: readonly ScribeSegment[]): string {
  const { words, fact } = quoted
  if (OF_ONE_PROBLEM.test(plain(words))) return withTopic(quoted)
  const isLeaning = matches(LEANS_ON_BEFORE, plain(words))
  const isOfOthers = OF_EXAMINATION.has(fact.kind) && matches(STANDS_FOR_OTHERS, plain(words))
  if (!isLeaning && !isOfOthers) return words
  return behindNoun(quoted, segments) || (isDecided(fact) || !isLeaning ? words : '')
}

/** Behind the sentence with the noun; empty where there is none. */
function behindNoun(quoted: Quoted, segments: readonly ScribeSegment[]): string {
  const { text, joint, at } = saidBefore(quoted, segments)
  const first = clearOf(text)
  if (joint === 'other' ? !canAnswerBefore(first) : !canStandBefore(first)) return ''
  const joined = `${first}${JOINTS[joint]}${quoted.words}`
  if (!isAboutOther(first)) return wordsOf(joined) <= MOST_WORDS_TOGETHER ? joined : ''
  // 'Your iron is low. That may be your diet. We repeat it': the noun stands one sentence further back.
  if (joint !== 'line' || at === undefined) return ''
  const further = saidBefore({ ...quoted, at }, segments)
  const noun = clearOf(further.text)
  if (further.joint !== 'line' || !canStandBefore(noun) || isAboutOther(noun)) return ''
  const all = `${noun}${AND_NEXT}${joined}`
  return wordsOf(all) <= MOST_WORDS_TOGETHER ? all : ''
}

function clearOf(text: string): string {
  return text.replace(/^[\s,]+|[\s,]*\b(?:ok|okay|all right|alright)[\s,]*\?$/gi, '')
}

function canStandBefore(sentence: string): boolean {
  if (wordsOf(sentence) < LEAST_WORDS) return false
  return !QUESTION.test(sentence) && !SMALL_TALK.test(sentence)
}

const DENIES = /^(?:\W|\b(?:um|uh|oh|well)\b)*(?:no|nope|nah|none|nothing|not|never)\b/i
const AGREES = /^(?:(?:yes|yeah|yep|yup|okay|ok|all right|alright|sure|right|um|uh|oh)\b[\s,.]*)+/i
const ASKS_ABOUT = /^(?:and |so |but )*what about (?:my|the|this|these) \w/i

/** What the other speaker said: an answer names nothing unless more comes behind 'yes'. */
function canAnswerBefore(sentence: string): boolean {
  if (DENIES.test(sentence)) return false
  return ASKS_ABOUT.test(sentence) || canStandBefore(sentence.replace(AGREES, ''))
}

function isAboutOther(sentence: string): boolean {
  return POINTS_BACK.test(sentence) || matches(LEANS_ON_BEFORE, plain(sentence))
}

/** 'From a skin standpoint': what the advice is about, said before it in the same line. */
function withTopic({ words, line, at }: Quoted): string {
  const topic = [...line.text.slice(0, at).matchAll(TOPIC)].at(-1)?.[0]
  if (topic === undefined) return /\bfor (?:your|the|this|that)\b/i.test(words) ? words : ''
  return `${topic}${INTERRUPTED}${words}`
}

function matches(rows: readonly FaultRow[], words: string): boolean {
  return rows.some(([, pattern]) => pattern.test(words))
}

function plain(words: string): string {
  return words
    .replaceAll('’', "'")
    .replace(/ (n't|'\w+)\b/g, '$1')
    .replace(/[\s,.]+$/, '')
}
