import type { Fact } from '@chartwright/contract/facts'
import { isKnownName } from '../../../../clinical/ledger/naming/name-concept.ts'
import { shareWithin } from '../../../../clinical/realise/words/word-stems.ts'
import type { ScribeSegment } from '../../scribe.ts'
import {
  EXAMINES,
  NAMES_NOTHING,
  OF_RELATIVE,
  POINTS_BACK,
  SAYS_LITTLE,
  SHOWS,
} from './also-said.data.ts'
import { cleanQuotation } from './clean-quotation.ts'
import { isCutOff } from './is-cut-off.ts'
import { quoteClause } from './quote-clause.ts'
import type { NoteSection, ToldSentence } from '../section.ts'

export const ALSO_SAID = 'Also said'
/** Besides when to get help and what to stop. */
const MOST_QUOTATIONS = 8
const LEAST_WORDS = 3
/** A warning is quoted whole, however long it is. */
const LONGEST_WARNING = 80
const QUESTION =
  /\?$|^(?:(?:in the past|recently|lately|currently|before(?: this)?|since then|at any point|right now|at the moment|otherwise|apart from that),? )?(?:how|what|when|where|why|do|does|did|is|are|was|were|have|has|can|could|any)\b|\bdoes (?:that|it|this)\b|\bhow (?:has|have|is|are|about)\b|^\w+ (?:do|did|have|are|is) you\b/i
/** So much of its words in the note, and the note says it already. */
const MOST_KNOWN = 0.6
/** A condition on its own, of which the consequence comes in the speaker's next line. */
const CONDITION_ONLY =
  /^(?:if|when|should)\b(?!.*\b(?:call|come|return|go|stop|let|see|need|ring|should|would|will|want|help|recommend|tak(?:e|ing)|try|advise|might|may|can|'d)\b)/i
/** A question that was written down without its mark. */
const ASKS =
  /^(?:(?:so|and|but|um|uh|okay|well|now)\W+)*(?:(?:will|would|should|can|could|do|does|did|am|is|are|may|shall) (?:i|we|you|it|that|this|there|the|my)|how|what|when|where|why|which)\b/i
const AS_LONG_AS_A_NOD = 3

const TO_HOSPITAL =
  /\b(?:a ?(?:and|&) ?e|emergency (?:room|department)|ambulance|hospital|999|911)\b/i

/** What was asked of life and death, and cannot be told. */
const SELF_HARM = /\b(?:suicid\w*|self-harm|thoughts?)\b/i

/** What a note must not be without: when to get help, where to, and what not to take. */
export function mustAppear({ kind, act, status, concept, polarity, importance }: Fact): boolean {
  if (kind === 'symptom' && importance === 'critical' && SELF_HARM.test(concept)) return true
  if (kind === 'medication') return status === 'stop' || status === 'hold'
  if (act === 'safety_net' || act === 'emergency') return true
  return kind === 'plan' && polarity === 'present' && TO_HOSPITAL.test(concept)
}

/** What matters and stands nowhere, word for word in whole clauses; and what was typed and is no fact. */
export function alsoSaid(
  untold: readonly Fact[],
  segments: readonly ScribeSegment[],
  typed: readonly string[],
  { note, told }: { readonly note: string; readonly told: readonly Fact[] },
): NoteSection[] {
  const quoted = new Map<string, ToldSentence>()
  let besides = 0
  const ranked = untold.filter((fact) => rankOf(fact) < LAST)
  for (const fact of ranked.sort((a, b) => rankOf(a) - rankOf(b) || isMinor(a) - isMinor(b))) {
    const words = quotationOf(fact, segments)
    if (words === '') continue
    const isTold = isToldBeside(fact, words, told) || (isKnown(words, note) && !isBroken(fact))
    if (!mustAppear(fact) && isTold) continue
    const key = [...quoted.keys()].find((known) => known.includes(words)) ?? words
    const known = quoted.get(key)
    if (!known && !mustAppear(fact) && besides++ >= MOST_QUOTATIONS) continue
    quoted.set(key, { text: `“${cleanParts(key)}”`, factIds: [...(known?.factIds ?? []), fact.id] })
  }
  const paragraphs = [...quoted.values(), ...typed.map((text) => ({ text, factIds: [] }))]
  if (paragraphs.length === 0) return []
  return [{ heading: ALSO_SAID, paragraphs: paragraphs.map((one) => [one]), isList: true }]
}

/** A question and its answer, or the two halves of what was interrupted, each as a sentence. */
function cleanParts(words: string): string {
  return words
    .split(/( — | … )/)
    .map((part, at) => (at % 2 === 0 ? cleanQuotation(part) : part))
    .join('')
}

/** A finding that breaks off is told by no other words: 'no tenderness' elsewhere would say the contrary. */
function isBroken(fact: Fact): boolean {
  return fact.kind === 'finding' && fact.polarity === 'present' && isCutOff(fact)
}

const DECIDES = /^(?:order|refer|procedure|follow_up|declined)$/
const FOUND = /^(?:finding|result|measurement|complaint)$/
/** Talk by the way is mostly heard as one of these, and seldom under a name that the tables have. */
const SUREST = 0.7
const SUREST_OF_KNOWN = 0.6
const RANK_OF_FINDINGS = 2
const LAST = 4

function isKnown(words: string, note: string): boolean {
  return shareWithin(words.replaceAll(SAYS_LITTLE, ' '), note) > MOST_KNOWN
}

/** So much of a clause told by other facts of it, and it would be said twice. */
const MOST_TOLD = 0.4
/** What was decided is worth more words. */
const MOST_TOLD_OF_DECISION = 0.75

/** Whether the note tells most of a clause by other facts of the same line, or all but a word that names nothing. */
function isToldBeside(fact: Fact, clause: string, told: readonly Fact[]): boolean {
  const [own] = fact.said
  const beside = told.flatMap(({ said }) =>
    said.filter(
      ({ segment_id, words }) => segment_id === own?.segment_id && clause.includes(words),
    ),
  )
  if (own === undefined || beside.length === 0) return false
  const words = beside.map(({ words: each }) => each).join(' ')
  const plain = (text: string) => text.replaceAll(SAYS_LITTLE, ' ')
  const most = rankOf(fact) < RANK_OF_FINDINGS ? MOST_TOLD_OF_DECISION : MOST_TOLD
  return shareWithin(plain(clause), plain(words)) >= most || NAMES_NOTHING.test(own.words.trim())
}

/** What could change care first; what is left out is no fact that anybody misses. */
function rankOf(fact: Fact): number {
  const { kind, act, concept, importance, sureness = 1 } = fact
  if (mustAppear(fact)) return 0
  if (kind === 'assessment' || kind === 'allergy' || DECIDES.test(act)) return 1
  if (kind === 'medication') return 1
  if (FOUND.test(kind) || isLimited(fact)) return RANK_OF_FINDINGS
  if (kind === 'family' || kind === 'social' || act === 'counsel') return LAST
  const least = isKnownName(kind, concept) ? SUREST_OF_KNOWN : SUREST
  return importance === 'critical' || sureness >= least ? 3 : LAST
}

function isMinor({ importance }: Fact): number {
  return importance === 'critical' ? 0 : 1
}

/** What was said of it: the clause that names it, and to a question the answer. Empty where that says nothing. */
function quotationOf(fact: Fact, segments: readonly ScribeSegment[]): string {
  const [first] = fact.said
  if (!first) return ''
  const line = segments.find(({ id }) => id === first.segment_id)
  if (!line) return first.segment_id === null ? first.words : ''
  if (isLimited(fact)) return limitedDenial(fact, line, segments)
  const words = mustAppear(fact)
    ? quoteWhole(fact, line.text, first)
    : quoteClause(line.text, first)
  if (words.split(/\s+/).length < LEAST_WORDS || isAskedByPatient(line, words)) return ''
  if (fact.kind === 'finding' && EXAMINES.test(words)) return ''
  if (POINTS_BACK.test(words) || (OF_PATIENT.has(fact.kind) && OF_RELATIVE.test(words))) return ''
  if (fact.act === 'safety_net' && CONDITION_ONLY.test(words))
    return withConsequence(words, line, segments)
  if (/^(?:result|measurement)$/.test(fact.kind) && !SHOWS.test(words.replace(NUMBERED_NAMES, '')))
    return ''
  if (!QUESTION.test(words) || (mustAppear(fact) && !words.endsWith('?'))) return words
  if (fact.importance !== 'critical') return ''
  const answer = segments.find(({ index }) => index > line.index && fact.lines.includes(index))
  const said = answer ? answerOf(answer.text) : ''
  return said === '' || QUESTION.test(said) ? '' : `${words} — ${said}`
}

const OF_PATIENT = new Set<Fact['kind']>(['symptom', 'history', 'medication', 'complaint'])

/** A warning with all its signs and what to do about them. */
function quoteWhole({ act }: Fact, text: string, first: Fact['said'][number]): string {
  const isWarning = act === 'safety_net' || act === 'emergency'
  const whole = quoteClause(text, first, LONGEST_WARNING)
  const clause = quoteClause(text, first)
  const sentence = sentenceOf(text, first.from).replace(/[\s.?!]+$/, '')
  const short = sentence.split(/\s+/).length > LONGEST_WARNING ? '' : sentence
  return (isWarning ? whole || clause || short : clause || whole) || first.words
}

/** A denial that was taken back in part, or a yes that leaves something out. */
function isLimited({ attributes: { detail = '' } }: Fact): boolean {
  return detail.startsWith('but ')
}

/** 'Are you tearful at all? — Not really, no. I've had the odd moment': with the question, where one was asked. */
function limitedDenial(
  { said }: Fact,
  line: ScribeSegment,
  segments: readonly ScribeSegment[],
): string {
  const [first] = said
  const limit = said.at(-1)
  const answer = segments.find(({ id }) => id === limit?.segment_id)
  if (!first || !limit || !answer) return ''
  const words = limit.words.replace(/[\s,.]+$/, '').trim()
  const isAnswer = answer.id !== line.id
  const before = isAnswer && answer.index > line.index + 1 ? segments[line.index + 1]?.text : ''
  const question = isAnswer ? sentenceOf(line.text, first.from) : ''
  return [question, [before, words].filter(Boolean).join(' ')].filter(Boolean).join(' — ')
}

/** The sentence of a line in which a place stands. */
function sentenceOf(text: string, at: number): string {
  const start = Math.max(...['.', '?', '!'].map((end) => text.lastIndexOf(end, at - 1))) + 1
  const stop = text.slice(at).search(/[.?!]/)
  return text.slice(start, stop < 0 ? undefined : at + stop + 1).trim()
}

/** Numbers of a name show nothing. */
const NUMBERED_NAMES = /\b(?:a1c|b12|o2|d3|t[34])\b/gi

/** What a patient asks tells nothing of the patient. */
function isAskedByPatient({ role, speaker }: ScribeSegment, words: string): boolean {
  return /patient/i.test(role ?? speaker ?? '') && (words.includes('?') || ASKS.test(words))
}

/** The first sentence of an answer is the answer, however short. */
function answerOf(text: string): string {
  const [sentence = ''] = text.split(/(?<=[.?!])\s+/)
  return sentence.replace(/[\s,.]+$/, '').trim()
}

/** 'if you get heartburn' goes on behind the other's nod: 'stop taking it and give me a call'. */
function withConsequence(
  words: string,
  line: ScribeSegment,
  segments: readonly ScribeSegment[],
): string {
  const next = segments.find(
    ({ index, text }) => index > line.index && text.split(/\s+/).length > AS_LONG_AS_A_NOD,
  )
  if (next?.speaker !== line.speaker) return words
  const more = quoteClause(next.text, { from: 0, to: 1 })
  return more === '' ? words : `${words} … ${more}`
}
