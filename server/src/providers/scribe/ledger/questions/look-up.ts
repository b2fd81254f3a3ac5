import type { Fact } from '@chartwright/contract/facts'
import { isKnownName } from '../../../../clinical/ledger/naming/name-concept.ts'
import type { AnswerInput } from '../../scribe.ts'
import { plainOf, stemsOf } from '../../../../clinical/ledger/naming/name-words.ts'
import { closestPlaces, NAMES_IT } from '../answers/closest/closest-places.ts'
import { namesTest, resultsOf } from './results-of.ts'
import { furtherAbout } from '../answers/said-about.ts'
import { passageOf } from '../answers/passage.ts'
import { answerCause } from '../answers/patient/answer-cause.ts'
import { answerTopic } from '../answers/answer-topic.ts'
import { listItems } from '../answers/tell-items.ts'
import { isListed } from '../choosing/relevance/is-listed.ts'
import type { SpokenSentence } from '../sheet/speech/spoken-sentences.ts'
import { answerWhere } from '../answers/patient/answer-where.ts'
import { SPAN } from '../answers/patient/how-long.data.ts'
import { answerTimeToCome } from '../answers/plan/answer-time-to-come.ts'
import { PARTS_EXAMINED } from './naming/parts-examined.data.ts'
import { decidedOn } from './decided-on.ts'
import { findAsked } from './find-asked.ts'
import { STATES } from './lead-of.ts'
import { SIDE_TOPIC } from './topics/side-topic.data.ts'
import { namesImage } from './topics/names-image.ts'
import type { Topic } from './topic.ts'
import type { Question } from './reading/read-question.ts'
import { tellNamed } from './naming/tell-named.ts'
import { hasWanted, tellAll, tellTopic } from './tell-topic.ts'

export function nothingAbout(subject: string): string {
  return subject === ''
    ? 'I could not read what is asked about. Please name it: a symptom, a medicine, a test or a problem.'
    : `Nothing about “${subject}” was found in what was said.`
}

/** What the facts say on it; undefined where they say nothing. */
export function lookUp(
  question: Question,
  facts: readonly Fact[],
  segments: AnswerInput['segments'],
  spoken: readonly SpokenSentence[],
): string | undefined {
  const { topic, subject, isYesNo } = question
  const tell = (about: Topic | undefined, told: readonly Fact[]) => tellAll(about, told, spoken)
  if (subject === '' && topic === SIDE_TOPIC) {
    const sided = facts.filter(isListed).filter((fact) => hasWanted(topic, fact))
    const main = sided.filter(({ kind }) => kind === 'complaint' || kind === 'assessment')
    const told = main.length > 0 ? main : sided
    return told.length === 0 ? undefined : tellNamed(question, told, { segments, spoken })
  }
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
  const own = topic
    ? facts.filter(topic.fits)
    : facts.filter(
        (fact) => fact.act !== 'counsel' && (!question.isBefore || isOfBefore(fact, facts)),
      )
  const isValue = question.isValue && topic === undefined
  const partly = findAsked(subject, own, {
    withProblem: topic !== undefined && topic.wants === undefined,
  })
  const found = topic === undefined && isSaidBetter(subject, partly, spoken) ? [] : partly
  const special = tellInItsWay(question, found, { own, facts, spoken })
  if (special !== undefined) return special
  if (isValue && found.every((fact) => fact.said.length > 0 && fact.attributes.value === undefined))
    return undefined
  const named = isValue ? valuesOf(subject, found) : isYesNo && !topic ? statesFirst(found) : found
  if (named.length > 0)
    return withTime(question, tellNamed(question, named, { segments, spoken, isValue }), named, {
      own,
      facts,
      spoken,
    })
  if (isValue && found.length > 0) return undefined
  const told = topic?.heard && own.some(isResult) ? inLinesWith(subject, own, segments) : []
  if (told.length > 0) return tell(topic, told)
  const isOfImage = topic?.fits !== undefined && namesImage(subject) && topic.isDecided !== true
  const elsewhere =
    topic === undefined || isOfImage
      ? []
      : findAsked(subject, facts).filter(({ act }) => act !== 'safety_net' && act !== 'emergency')
  if (isOfImage) return undefined
  if (elsewhere.length > 0) {
    const of = { ...question, topic: undefined, isYesNo: false }
    const told = `${OTHERWISE(subject)}\n\n${tellNamed(of, elsewhere, { segments, spoken })}`
    const further = furtherAbout(subject, spoken, told).slice(0, MOST_FURTHER)
    return [told, ...further].join('\n')
  }
  const complaints = own.filter((fact) => fact.kind === 'complaint' && hasWanted(topic, fact))
  if (topic?.wants !== undefined && complaints.length > 0)
    return `I have no certain fact on “${subject}”. Of the complaint:\n\n${listItems(complaints, spoken)}`
  const listed = own.filter(isListed)
  if (listed.length === 0 || topic === undefined || topic.wants !== undefined) return undefined
  if (listed.length > MOST_OF_TOPIC || (topic.isDecided !== true && isSpokenOf(subject, spoken)))
    return undefined
  const lead = isSpokenOf(subject, spoken)
    ? `I have no certain fact on “${subject}”.`
    : nothingAbout(subject)
  return `${lead} ${OF_TOPIC}\n\n${tell(topic, listed)}`
}

/** A cuff for the blood pressure is no reading of it, where a sentence names the cuff. */
function isSaidBetter(
  subject: string,
  found: readonly Fact[],
  spoken: readonly SpokenSentence[],
): boolean {
  const asked = stemsOf(subject)
  const isWhole = (text: string) => {
    const own = new Set(stemsOf(plainOf(text)))
    return asked.every((stem) => own.has(stem))
  }
  const wordsOf = ({ concept, text, attributes, said, who }: Fact) =>
    [concept, text, who, ...Object.values(attributes), ...said.map(({ words }) => words)].join(' ')
  return (
    asked.length > 2 &&
    found.length > 0 &&
    !found.some((fact) => isWhole(wordsOf(fact))) &&
    spoken.some(({ text }) => isWhole(text))
  )
}

function isSpokenOf(subject: string, spoken: readonly SpokenSentence[]): boolean {
  return closestPlaces(subject, spoken).some(({ share }) => share >= NAMES_IT)
}

interface Heard {
  /** Those of the topic. */
  readonly own: readonly Fact[]
  readonly facts: readonly Fact[]
  readonly spoken: readonly SpokenSentence[]
}

/** How the complaint began, and what was decided on a problem, are told whole. */
function tellInItsWay(
  { topic, subject, isYesNo }: Question,
  found: readonly Fact[],
  { own, facts, spoken }: Heard,
): string | undefined {
  const isOfComplaint = found.some(({ kind }) => kind === 'complaint')
  const isOfSymptom = !isOfComplaint && found.some(({ kind }) => kind === 'symptom')
  if (topic?.name === 'where') return answerWhere(subject, own.filter(isListed), spoken)
  const isOfDrug = found.some(({ concept }) => stemsOf(plainOf(concept)).includes(subject))
  if (topic?.name === 'tried' && !isOfDrug) return answerTopic(topic, facts, spoken)
  if (topic?.name === 'cause' && topic.heard) return answerCause(subject, topic.heard, spoken)
  if (topic?.name === 'time to come') return answerTimeToCome(subject, spoken)
  if (topic?.name === 'story' && !isOfSymptom)
    return answerTopic(topic, facts, spoken) ?? tellTopic(topic, facts, spoken)
  if (topic?.name === 'how long' && isOfComplaint && !found.some((fact) => hasWanted(topic, fact)))
    return answerTopic(topic, facts, spoken)
  if (topic?.name === 'exam') {
    const seen = seenAt(subject, own.filter(isListed), spoken)
    if (seen.length > 0) return tellAll(topic, seen, spoken)
    const all = own.filter(isListed)
    if (all.length === 0 || all.length > MOST_OF_TOPIC) return undefined
    return `I have no certain finding of “${subject}”. Of the examination:\n\n${listItems(all, spoken)}`
  }
  if (topic?.name === 'results' && namesTest(subject)) {
    const results = resultsOf(subject, own, spoken)
    return results.length === 0 || isYesNo ? undefined : tellAll(topic, results, spoken)
  }
  if (topic?.isDecided !== true || (isYesNo && found.length > 0)) return undefined
  const decided = decidedOn(subject, own.filter(isListed), facts, spoken)
  return decided.length === 0 ? undefined : tellAll(topic, decided, spoken)
}

/** Findings that name the part, or whose sentence does: 'on your heart exam there is a murmur'. */
function seenAt(
  subject: string,
  findings: readonly Fact[],
  spoken: readonly SpokenSentence[],
): readonly Fact[] {
  const asked = stemsOf(subject)
  const part = PARTS_EXAMINED.find(([of]) => of.test(subject))?.[1]
  const found = findAsked(subject, findings)
  return findings.filter((fact) => {
    const text = passageOf(fact, spoken)
      .places.map((place) => spoken[place]?.text ?? '')
      .join(' ')
    const own = new Set(stemsOf(plainOf(text)))
    const heading = headingOfExam(passageOf(fact, spoken).places[0] ?? -1, spoken)
    const isNamed =
      found.includes(fact) ||
      (isOfHeading(fact) &&
        heading !== '' &&
        asked.every((stem) => stemsOf(plainOf(heading)).includes(stem))) ||
      (isOfHeading(fact) && heading !== '' && part?.test(heading) === true) ||
      part?.test(`${fact.concept} ${text}`) === true ||
      asked.every((stem) => own.has(stem))
    return isNamed && !ANNOUNCES.test(text)
  })
}

const NAMES_PART =
  /\b(?:knees?|hips?|ankles?|foot|feet|legs?(?! raise)|arms?|elbows?|wrists?|hands?|shoulders?|neck|back|spine|heart|lungs?|abdom\w+|belly|skin|extremit\w+|jugular|rhythm|murmur)\b/

/** What names no part of its own is of the part that was named before it. */
function isOfHeading({ concept, attributes: { site = '' } }: Fact): boolean {
  return !NAMES_PART.test(`${concept} ${site}`.toLowerCase())
}

const HEADING_OF_EXAM = /\b(?:on|for|as for) (?:your |the )?((?:\w+ ){1,3}?)exam(?:ination)?\b/i
const MOST_LINES_OF_EXAM = 5

/** 'On your back exam' tells of the next sentences too, until another part is named. */
function headingOfExam(place: number, spoken: readonly SpokenSentence[]): string {
  const line = spoken[place]?.line ?? 0
  for (let at = place; at >= 0; at -= 1) {
    const sentence = spoken[at]
    if (!sentence || sentence.line < line - MOST_LINES_OF_EXAM) break
    const named =
      sentence.role === 'clinician' ? HEADING_OF_EXAM.exec(sentence.text)?.[1] : undefined
    if (named !== undefined) return named
  }
  return ''
}

/** What is about to be examined. */
const ANNOUNCES =
  /\b(?:going to|gonna|let me|i'll|wanna|want to)\b.*\b(?:listen|look|check|examin\w*)\b/i

/** How long a symptom has lasted is told with the answer to how long, where its own words name no time. */
function withTime(
  { topic }: Question,
  told: string,
  named: readonly Fact[],
  { facts, spoken }: Heard,
): string {
  const isFelt = named.every(({ kind }) => kind === 'symptom' || kind === 'complaint')
  if (topic?.name !== 'how long' || !isFelt || SPAN.test(told)) return told
  const asked = answerTopic(topic, facts, spoken)
  return asked === undefined ? told : `${told}\n\nOn when it began:\n${asked}`
}

/** What is so now has not been before, nor what is concluded now by the same name. */
function isOfBefore({ kind, time, concept }: Fact, facts: readonly Fact[]): boolean {
  if (time === 'past') return true
  if (/^(?:complaint|symptom|finding|assessment)$/.test(kind)) return false
  return !facts.some(
    (other) =>
      /^(?:complaint|assessment|result)$/.test(other.kind) &&
      other.concept.toLowerCase() === concept.toLowerCase(),
  )
}

/** What was asked of a thing is not answered by what else was said of it. */
const OTHERWISE = (subject: string) =>
  `I have no certain fact on this. What was said about “${subject}”:`

/** What a topic of its own has left out is not told after all. */
function isHeard({ name }: Topic, { said }: Fact, spoken: readonly SpokenSentence[]): boolean {
  return (
    name !== undefined &&
    name !== 'exam' &&
    said.length > 0 &&
    spoken.some(({ role }) => role === 'clinician')
  )
}

const MOST_OF_TOPIC = 6
const MOST_FURTHER = 3

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
