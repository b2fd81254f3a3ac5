import type { Fact } from '@chartwright/contract/facts'
import { isKnownName } from '../../../../clinical/ledger/naming/name-concept.ts'
import type { AnswerInput } from '../../scribe.ts'
import { answerChange } from './answer-change.ts'
import { answerCodes } from './answer-codes.ts'
import { answerWhy } from './answer-why.ts'
import { answerFromNotes } from './answer-from-notes.ts'
import { whyNot } from './cannot-answer.ts'
import { asksForLetter, draftLetter } from '../letters/draft-letter.ts'
import { findAsked } from './find-asked.ts'
import { findContradictions } from '../find-contradictions.ts'
import { isListed } from '../choosing/relevance/is-listed.ts'
import { answerTopic } from '../answers/answer-topic.ts'
import { spokenClauses } from '../answers/spoken-clauses.ts'
import { listItems, quoteFacts, tellItems } from '../answers/tell-items.ts'
import { NOTHING_CERTAIN } from '../answers/heard-about.ts'
import { isPlainlySaid } from '../answers/is-plainly-said.ts'
import { joinPassages, passageOf, type Passage } from '../answers/passage.ts'
import { plainAnswer } from '../answers/plain-answer.ts'
import { furtherAbout, saidAbout } from '../answers/said-about.ts'
import { linesWith } from './nearest-lines.ts'
import type { SpokenSentence } from '../sheet/speech/spoken-sentences.ts'
import type { Topic } from './question-topics.ts'
import { isDrugDecision, namesImage } from './question-topics.ts'
import { readQuestion, type Question } from './read-question.ts'
import { isForPatient, summariseForPatient, summariseVisit } from '../summarise-visit.ts'
import { tellDrugs } from '../tell-drugs.ts'
import { isWithoutValue } from '../without-value.ts'

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
  const spoken = spokenClauses(segments)
  const answer =
    answerWhy(question, asked.subject, facts, segments) ??
    answerChange(question, facts, spoken) ??
    lookUp(asked, facts, segments, spoken)
  if (answer !== undefined) return answer
  const nothing =
    asked.topic && asked.subject === '' ? asked.topic.nothing : nothingAbout(asked.subject)
  const noted = answerFromNotes(question, asked, notes)
  if (noted.length > 0) return [nothing, '', ...noted].join('\n')
  const said = saidAbout(asked, spoken)
  return said === undefined ? nothing : said.isNear ? said.text : `${nothing} ${said.text}`
}

function nothingAbout(subject: string): string {
  return subject === ''
    ? 'Nothing about that was said in this session.'
    : `Nothing about “${subject}” was found in what was said.`
}

function lookUp(
  question: Question,
  facts: readonly Fact[],
  segments: AnswerInput['segments'],
  spoken: readonly SpokenSentence[],
): string | undefined {
  const { topic, subject, isYesNo } = question
  const tell = (about: Topic | undefined, told: readonly Fact[]) => tellAll(about, told, spoken)
  if (subject === '')
    return (
      topic &&
      (answerTopic(topic, facts, spoken) ??
        tellTopic(
          topic,
          facts.filter(isListed).filter((fact) => !isHeard(topic, fact, spoken)),
          spoken,
        ))
    )
  const own = topic ? facts.filter(topic.fits) : facts.filter((fact) => fact.act !== 'counsel')
  const isValue = question.isValue && topic === undefined
  const found = findAsked(subject, own, {
    withProblem: topic !== undefined && topic.wants === undefined,
  })
  if (isValue && found.every((fact) => fact.said.length > 0 && fact.attributes.value === undefined))
    return undefined
  const named = isValue ? valuesOf(subject, found) : isYesNo && !topic ? statesFirst(found) : found
  if (named.length > 0) return tellNamed(question, named, { segments, spoken, isValue })
  if (isValue && found.length > 0) return undefined
  if (topic?.isStory) return tellTopic(topic, facts, spoken)
  const told = topic?.heard && own.some(isResult) ? inLinesWith(subject, own, segments) : []
  if (told.length > 0) return tell(topic, told)
  const elsewhere = topic === undefined ? [] : findAsked(subject, facts)
  if (elsewhere.length > 0)
    return `${OTHERWISE(subject)}\n\n${tellNamed({ ...question, topic: undefined, isYesNo: false }, elsewhere, { segments, spoken })}`
  const complaints = own.filter((fact) => fact.kind === 'complaint' && hasWanted(topic, fact))
  if (topic?.wants !== undefined && complaints.length > 0)
    return `${nothingAbout(subject)} Of the complaint:\n\n${listItems(complaints, spoken)}`
  const listed = own.filter(isListed)
  if (listed.length === 0 || topic === undefined || topic.wants !== undefined) return undefined
  if (listed.length > MOST_OF_TOPIC) return undefined
  return `${nothingAbout(subject)} ${OF_TOPIC}\n\n${tell(topic, listed)}`
}

/** What was asked of a thing is not answered by what else was said of it. */
const OTHERWISE = (subject: string) =>
  `Nothing of that kind was found about “${subject}”. This was said of it:`

/** What a topic of its own has left out is not told after all. */
function isHeard({ name }: Topic, { said }: Fact, spoken: readonly SpokenSentence[]): boolean {
  return name !== undefined && said.length > 0 && spoken.some(({ role }) => role === 'clinician')
}

const MOST_OF_TOPIC = 6

function isResult({ kind }: Fact): boolean {
  return kind === 'measurement' || kind === 'result'
}

/** Of a test that was asked for by its name, only numbers and results of the patient answer. */
function valuesOf(subject: string, facts: readonly Fact[]): readonly Fact[] {
  const values = facts.filter((fact) => isResult(fact) && fact.who === 'patient')
  return values.length > 0 || isKnownName('measurement', subject) ? values : facts
}

/** Whether somebody has something is told by what was said, found or concluded of it, not by its drugs. */
function statesFirst(facts: readonly Fact[]): readonly Fact[] {
  const states = facts.filter(({ kind }) => STATES.has(kind))
  return states.length > 0 ? states : facts
}

/** Results of lines that name the test: 'I looked at your x-ray, and there is a fracture'. */
function inLinesWith(
  subject: string,
  facts: readonly Fact[],
  segments: AnswerInput['segments'],
): Fact[] {
  const pattern = new RegExp(`\\b${subject.replace(/[^\w -]/g, '').replace(/-| /g, '[- ]?')}`, 'i')
  const lines = new Set(segments.filter(({ text }) => pattern.test(text)).map(({ index }) => index))
  const isPicture = namesImage(subject)
  return facts.filter(
    (fact) =>
      isResult(fact) &&
      fact.lines.some((line) => lines.has(line)) &&
      !(isPicture && isKnownName('measurement', fact.concept)),
  )
}

const OF_TOPIC = 'This was said on the same matter:'

function tellTopic(
  topic: Topic,
  facts: readonly Fact[],
  spoken: readonly SpokenSentence[],
): string | undefined {
  const own = facts.filter(topic.fits)
  const wanted = own.filter((fact) => hasWanted(topic, fact))
  if (wanted.length === 0) return undefined
  const first = topic.most === undefined ? wanted : byImportance(wanted).slice(0, topic.most)
  return tellAll(topic, first, spoken)
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

function tellAll(
  topic: Topic | undefined,
  facts: readonly Fact[],
  spoken: readonly SpokenSentence[],
): string {
  const areDrugs = facts.every(({ kind }) => kind === 'medication')
  const isList = areDrugs && topic?.wants === undefined && facts.length > 1
  const [only] = facts
  const told = isList
    ? tellDrugs(facts)
    : facts.length === 1 && only
      ? (tellItems([only], spoken)[0] ?? '')
      : withOpenOnes(facts, spoken)
  return [told, ...findContradictions(facts)].join('\n\n')
}

/** What was concluded or decided first; what is only possible, denied or ruled out after it. */
function withOpenOnes(facts: readonly Fact[], spoken: readonly SpokenSentence[]): string {
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
      title === '' || used.length === 1
        ? listItems(own, spoken)
        : `${title}\n${listItems(own, spoken)}`,
    )
    .join('\n\n')
}

interface Heard {
  readonly segments: AnswerInput['segments']
  readonly spoken: readonly SpokenSentence[]
  readonly isValue?: boolean
}

function tellNamed(
  { topic, subject, isYesNo, isDenial }: Question,
  named: readonly Fact[],
  { segments, spoken, isValue = false }: Heard,
): string {
  if (isValue && named.every(isWithoutValue))
    return `No value was read. This was said about it:\n\n${listItems(named, spoken)}`

  const wanted = named.filter((fact) => hasWanted(topic, fact))
  if (topic && wanted.length === 0) {
    const near = topic.inWords ? linesAround(named, topic.inWords, segments) : []
    const own = listItems(named.slice(0, MOST_OF_TOPIC), spoken)
    return [`${topic.nothing} This was said of it:\n\n${own}`, ...lines(near)].join('\n\n')
  }
  const state = wanted.filter(
    ({ act }) => act !== 'safety_net' && act !== 'advise' && act !== 'emergency',
  )
  if (isYesNo && topic === undefined && state.length === 0)
    return `Whether it is so was not said; it was only spoken of in advice:\n\n${listItems(wanted, spoken)}`
  const own = isYesNo && state.length > 0 ? state : wanted
  const shown = topic?.most === undefined ? own : byImportance(own).slice(0, topic.most)
  if (isYesNo && !shown.every((fact) => isPlainlySaid(fact, passageOf(fact, spoken), spoken)))
    return withFurther(
      `${plainAnswer(passagesOf(shown, spoken), spoken) ?? NOTHING_CERTAIN}\n\n${quoteFacts(shown, spoken)}`,
      subject,
      shown,
      spoken,
    )
  const lead = isDenial ? deniedOf(shown) : isYesNo ? leadOf(shown, topic) : sideOf(topic, shown)
  const told = tellAll(topic, shown, spoken)
  if (lead === '') return told
  const answer =
    shown.length === 1
      ? `${lead}: ${told.charAt(0).toLowerCase() === told.charAt(0) ? told : lowerFirst(told)}`
      : `${lead}:\n\n${told}`
  return withFurther(answer, subject, shown, spoken)
}

function passagesOf(facts: readonly Fact[], spoken: readonly SpokenSentence[]): Passage[] {
  return joinPassages(facts.map((fact) => passageOf(fact, spoken)))
}

/** A habit with how much and since when, which is said beside it. */
function withFurther(
  answer: string,
  subject: string,
  facts: readonly Fact[],
  spoken: readonly SpokenSentence[],
): string {
  if (!facts.some(({ kind, said }) => kind === 'social' && said.length > 0)) return answer
  const further = furtherAbout(subject, spoken, answer)
  return further.length === 0 ? answer : `${answer}\n\nAlso said:\n${further.join('\n')}`
}

function lines(near: readonly string[]): string[] {
  return near.length === 0 ? [] : [`Lines beside it:\n${near.join('\n')}`]
}

const BESIDE = 6

/** Lines near those of the facts that may say what was asked for. */
function linesAround(
  facts: readonly Fact[],
  pattern: RegExp,
  segments: AnswerInput['segments'],
): string[] {
  const near = segments.filter(({ index }) =>
    facts.some((fact) => fact.lines.some((line) => Math.abs(line - index) <= BESIDE)),
  )
  return linesWith(pattern, near)
}

/** 'Did she deny fever?' is not answered by 'Yes: fever'. */
function deniedOf(facts: readonly Fact[]): string {
  const own = facts.filter(({ who }) => who === 'patient')
  if (own.length === 0) return 'It was said of somebody else'
  if (own.every(({ polarity }) => polarity === 'absent')) return 'Yes, denied'
  return own.every(({ polarity, certainty }) => polarity === 'present' && certainty === 'sure')
    ? 'No, it was said to be there'
    : 'Not clear'
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

/** Of a habit that was given up. */
function isOver({ kind, concept, text }: Fact): boolean {
  return (
    kind === 'social' && /\b(?:former|quit|ex-?\w+|cessation|used to)\b/i.test(`${concept} ${text}`)
  )
}

/** Yes and no only where all that was said of the patient agrees. */
function leadOf(facts: readonly Fact[], topic: Topic | undefined): string {
  const own = facts.filter(({ who }) => who === 'patient')
  const isOfFamily = topic !== undefined && facts.every(({ kind }) => kind === 'family')
  const told = own.length > 0 ? own : isOfFamily ? facts : []
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
  if (told.every(isOver)) return 'No longer'
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
