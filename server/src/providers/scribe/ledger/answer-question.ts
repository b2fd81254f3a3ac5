import type { Fact } from '@chartwright/contract/facts'
import type { AnswerInput } from '../scribe.ts'
import { answerCodes } from './answer-codes.ts'
import { answerFromNotes } from './answer-from-notes.ts'
import { whyNot } from './cannot-answer.ts'
import { asksForLetter, draftLetter } from './draft-letter.ts'
import { findAsked } from './find-asked.ts'
import { findContradictions } from './find-contradictions.ts'
import { nearestLines } from './nearest-lines.ts'
import type { Topic } from './question-topics.ts'
import { isDrugDecision } from './question-topics.ts'
import { readQuestion, type Question } from './read-question.ts'
import { isForPatient, summariseForPatient, summariseVisit } from './summarise-visit.ts'
import { tellDrugs } from './tell-drugs.ts'
import { listFacts, tellFact } from './tell-facts.ts'
import { isWithoutValue } from './without-value.ts'

/**
 * What the ledger says, in whole sentences with the words and lines that they rest on; both what is
 * so and what was denied. Where it says nothing, that is told, with what a note says or the nearest
 * lines. Nothing is added that nobody said.
 */
export function answerQuestion({
  question,
  queryType,
  segments,
  facts,
  notes,
  known,
}: Omit<AnswerInput, 'signal'>): string {
  if (asksForLetter(question)) return draftLetter(question, facts, known)
  const refusal = whyNot(question)
  if (refusal !== undefined) return refusal(facts)
  if (queryType === 'summary' || isForPatient(question))
    return isForPatient(question) ? summariseForPatient(facts) : summariseVisit(facts)
  if (queryType === 'coding') return answerCodes(facts, segments)
  const asked = readQuestion(question)
  const answer = lookUp(asked, facts)
  if (answer !== undefined) return answer
  const nothing =
    asked.topic && asked.subject === '' ? asked.topic.nothing : nothingAbout(asked.subject)
  const noted = answerFromNotes(question, asked, notes)
  if (noted.length > 0) return [nothing, '', ...noted].join('\n')
  const near = nearestLines(asked.subject, segments)
  return near.length === 0 ? nothing : [`${nothing} The nearest lines:`, '', ...near].join('\n')
}

function nothingAbout(subject: string): string {
  return subject === ''
    ? 'Nothing about that was said in this session.'
    : `Nothing about “${subject}” was found in what was said.`
}

function lookUp(
  { topic, subject, isYesNo, isValue }: Question,
  facts: readonly Fact[],
): string | undefined {
  if (subject === '') return topic && tellTopic(topic, facts)
  const own = topic ? facts.filter(topic.fits) : facts.filter((fact) => fact.act !== 'counsel')
  const named = valuesFirst(
    findAsked(subject, own, { withProblem: topic !== undefined && topic.wants === undefined }),
    isValue && topic === undefined,
  )
  if (named.length > 0) return tellNamed(topic, named, isYesNo, isValue && topic === undefined)
  if (topic?.isStory) return tellTopic(topic, facts)
  const elsewhere = topic === undefined ? [] : findAsked(subject, facts)
  if (elsewhere.length > 0) return tellNamed(undefined, elsewhere, isYesNo && !isLookedForIn(topic))
  if (own.length === 0 || topic === undefined || topic.wants !== undefined) return undefined
  return `${nothingAbout(subject)} ${OF_TOPIC}\n\n${tellAll(topic, own)}`
}

function valuesFirst(facts: readonly Fact[], isValue: boolean): readonly Fact[] {
  const values = facts.filter(({ kind }) => kind === 'measurement' || kind === 'result')
  return isValue && values.length > 0 ? values : facts
}

const OF_TOPIC = 'This was said on the same matter:'

/** 'Was an MRI ordered?' is not answered by an MRI that was done before. */
function isLookedForIn(topic: Topic | undefined): boolean {
  return topic !== undefined
}

function tellTopic(topic: Topic, facts: readonly Fact[]): string | undefined {
  const own = facts.filter(topic.fits)
  const wanted = own.filter((fact) => hasWanted(topic, fact))
  if (wanted.length === 0) return undefined
  const first = topic.most === undefined ? wanted : byImportance(wanted).slice(0, topic.most)
  return tellAll(topic, first)
}

/** Whether the fact tells what is asked for: its dose, its side, since when. */
function hasWanted(topic: Topic | undefined, { attributes, text, said }: Fact): boolean {
  if (topic?.wants === undefined) return true
  if (topic.wants.some((name) => attributes[name] !== undefined)) return true
  const words = `${text} ${said.map((quote) => quote.words).join(' ')}`
  return topic.inWords?.test(words) ?? false
}

/** The complaint and what is critical before the rest. */
function byImportance(facts: readonly Fact[]): Fact[] {
  const rank = ({ kind, importance, polarity }: Fact) =>
    (kind === 'complaint' ? 0 : kind === 'symptom' || kind === 'assessment' ? 1 : 2) +
    (importance === 'critical' ? 0 : 1) +
    (polarity === 'absent' ? 3 : 0)
  return [...facts].sort((a, b) => rank(a) - rank(b))
}

function tellAll(topic: Topic | undefined, facts: readonly Fact[]): string {
  const areDrugs = facts.every(({ kind }) => kind === 'medication')
  const isList = areDrugs && topic?.wants === undefined && facts.length > 1
  const [only] = facts
  const told = isList
    ? tellDrugs(facts)
    : facts.length === 1 && only
      ? tellFact(only)
      : withOpenOnes(facts)
  return [told, ...findContradictions(facts)].join('\n\n')
}

/** What was concluded or decided first; what is only possible, denied or ruled out after it. */
function withOpenOnes(facts: readonly Fact[]): string {
  const isPlain = ({ polarity, certainty }: Fact) => polarity === 'present' && certainty === 'sure'
  const groups = [
    ['', facts.filter(isPlain)],
    [
      'Not certain, or on a condition:',
      facts.filter(({ polarity, certainty }) => polarity === 'present' && certainty === 'possible'),
    ],
    [
      'Denied, absent or ruled out:',
      facts.filter(({ polarity, certainty }) => polarity === 'absent' || certainty === 'ruled_out'),
    ],
  ] as const
  const used = groups.filter(([, own]) => own.length > 0)
  return used
    .map(([title, own]) =>
      title === '' || used.length === 1 ? listFacts(own) : `${title}\n${listFacts(own)}`,
    )
    .join('\n\n')
}

function tellNamed(
  topic: Topic | undefined,
  named: readonly Fact[],
  isYesNo: boolean,
  isValue = false,
): string {
  if (isValue && named.every(isWithoutValue))
    return `No value was understood. This was said of it:\n\n${listFacts(named)}`

  const wanted = named.filter((fact) => hasWanted(topic, fact))
  if (topic && wanted.length === 0)
    return `${topic.nothing} This was said of it:\n\n${listFacts(named)}`
  const state = wanted.filter(
    ({ act }) => act !== 'safety_net' && act !== 'advise' && act !== 'emergency',
  )
  if (isYesNo && topic === undefined && state.length === 0)
    return `Whether it is so was not said; it was only spoken of in advice:\n\n${listFacts(wanted)}`
  const own = isYesNo && state.length > 0 ? state : wanted
  const shown = topic?.most === undefined ? own : byImportance(own).slice(0, topic.most)
  const lead = isYesNo ? leadOf(shown, topic) : sideOf(topic, shown)
  const told = tellAll(topic, shown)
  if (lead === '') return told
  return shown.length === 1
    ? `${lead}: ${told.charAt(0).toLowerCase() === told.charAt(0) ? told : lowerFirst(told)}`
    : `${lead}:\n\n${told}`
}

/** 'Denies' and 'No' are lowered behind 'No:'; names keep their letters. */
function lowerFirst(text: string): string {
  return /^(?:[A-Z][a-z]+(?:s|ed)?\b)(?= )/.test(text) &&
    /^(?:Denies|Does|Did|No|Not|Takes|Start|Order|Refer|Possible|History|Allergic|Former|Current|Continue|Increase|Decrease|Stop|Hold|Previously)\b/.test(
      text,
    )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}

const STATES = new Set<Fact['kind']>([
  'complaint',
  'symptom',
  'history',
  'allergy',
  'social',
  'finding',
  'assessment',
])

function isNormal({ attributes: { value = '', detail = '' } }: Fact): boolean {
  return /\b(?:normal|negative|unremarkable|clear)\b/.test(`${value} ${detail}`)
}

/** Yes and no only where all that was said of the patient agrees. */
function leadOf(facts: readonly Fact[], topic: Topic | undefined): string {
  const own = facts.filter(({ who }) => who === 'patient')
  const told = own.length > 0 ? own : facts.every(({ kind }) => kind === 'family') ? facts : []
  if (told.length === 0) return 'It was said of somebody else'
  // A check for a disease, a drug against it or its plan does not say that the patient has it.
  const tellsState = topic !== undefined || told.every(({ kind }) => STATES.has(kind))
  if (!tellsState || told.some(isNormal))
    return 'Whether it is so was not said as such; this was said'
  const isDrug = told.some(({ kind }) => kind === 'medication')
  if (told.every(({ polarity, certainty }) => polarity === 'absent' || certainty === 'ruled_out'))
    return 'No'
  if (told.some(({ polarity }) => polarity === 'absent')) return 'Both were said'
  if (told.some(({ certainty }) => certainty !== 'sure')) return 'Not certain'
  if (told.some(({ attributes, kind }) => kind === 'plan' && attributes.condition !== undefined))
    return 'Only on a condition'
  if (
    told.some(({ act }) => act === 'declined') ||
    told.some(({ status }) => status === 'declined')
  )
    return 'Declined'
  if (
    isDrug &&
    !told.some(({ status }) => /^(?:takes|continue|refill|increase|decrease|start|)$/.test(status))
  )
    return 'It was said'
  if (
    isDrug &&
    told.every(isDrugDecision) &&
    told.every(({ status }) => status === 'stop' || status === 'hold')
  )
    return 'Stopped'
  return 'Yes'
}

/** 'Right', 'Left' or both, before the facts that tell it. */
function sideOf(topic: Topic | undefined, facts: readonly Fact[]): string {
  if (!topic?.wants?.includes('side')) return ''
  const sides = new Set(facts.flatMap(({ attributes: { side } }) => side ?? []))
  const [side] = sides
  if (side === undefined) return ''
  return sides.size === 1
    ? `${side.charAt(0).toUpperCase()}${side.slice(1)}`
    : `More than one side was said (${[...sides].join(', ')})`
}
