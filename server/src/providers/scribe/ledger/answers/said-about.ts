import { isKnownName } from '../../../../clinical/ledger/naming/name-concept.ts'
import type { Topic } from '../questions/topic.ts'
import type { Question } from '../questions/reading/read-question.ts'
import type { SpokenSentence } from '../sheet/speech/spoken-sentences.ts'
import { drugsIn } from '../sheet/telling/names-drug.ts'
import { isTelling } from '../sheet/use-of-sentence.ts'
import { closestPlaces, NAMES_ITSELF } from './closest/closest-places.ts'
import { placesNaming, placesNear } from './closest/places-naming.ts'
import { CLOSEST, NO_VALUE, NOTHING_CERTAIN, quoteAll } from './heard-about.ts'
import { plainAnswer } from './plain-answer.ts'
import { wordsIn } from './spoken-clauses.ts'
import { around, isQuestion, joinPassages, type Passage } from './passage.ts'

const MOST = 4
/** A number is told with those before it. */
const MOST_OF_VALUE = 6

/** What was said about something that nothing certain was read of: sentences that name it, with question and answer. */
export function saidAbout(
  { topic, subject, words, isValue, isYesNo }: Question,
  spoken: readonly SpokenSentence[],
): string | undefined {
  if (isToldWhole(topic, subject, spoken)) return undefined
  const ofTopic = topic?.isToldFurther === true ? placesOfTopic(topic, spoken) : []
  const named =
    ofTopic.length > 0
      ? ofTopic
      : subject === ''
        ? placesOfTopic(topic, spoken)
        : placesNaming(subject, spoken, { isValue })
  const found = withEffect(subject, words, withBeside(named, topic, spoken), spoken)
  const isNear = found.length > 0
  const places = isNear ? found : placesNear(subject === '' ? words : subject, spoken)
  const passages = joinPassages(places.map((place) => withQuestion(place, spoken)))
  const ofKind = subject === '' ? passages : ofItsKind(passages, topic, spoken)
  const best = ofKind.filter((passage) => !isOnlyAsked(passage, spoken))
  const left = best.length > 0 ? best : passages
  const shown = (isValue ? withHow(left, spoken) : left).slice(...spanOf(topic, isValue))
  const quotes = quoteAll(shown, spoken)
  if (quotes.length === 0) return undefined
  const plain =
    isYesNo && isNear && isItself(subject, shown, spoken) ? plainAnswer(shown, spoken) : undefined
  const lead = isNear
    ? isValue && topic === undefined && isKnownName('measurement', subject)
      ? NO_VALUE
      : (plain ?? NOTHING_CERTAIN)
    : CLOSEST
  return `${lead}\n\n${quotes.join('\n')}`
}

/** Of a relative's disease, the lines that name a relative. */
function ofItsKind(
  passages: readonly Passage[],
  topic: Topic | undefined,
  spoken: readonly SpokenSentence[],
): readonly Passage[] {
  const own = passages.filter(({ places }) =>
    places.some((place) => topic?.heard?.test(spoken[place]?.text ?? '') === true),
  )
  return own.length > 0 ? own : passages
}

/** A no to another word for it may be a no to something wider or narrower. */
function isItself(
  subject: string,
  shown: readonly Passage[],
  spoken: readonly SpokenSentence[],
): boolean {
  if (subject === '') return true
  const own = new Set(
    closestPlaces(subject, spoken)
      .filter(({ share }) => share >= NAMES_ITSELF)
      .map(({ at }) => at),
  )
  return shown.every(({ places }) => places.some((place) => own.has(place)))
}

/** 'You take the tablets. Do they help?' asks of what was just named. */
function withQuestion(place: number, spoken: readonly SpokenSentence[]): Passage {
  const [own, next] = [spoken[place], spoken[place + 1]]
  const isOfIt =
    next !== undefined &&
    own?.role === 'clinician' &&
    next.line === own.line &&
    !isQuestion(own) &&
    (isQuestion(next) ? ASKS_OF_IT.test(next.text) : GOES_ON.test(next.text))
  return around(isOfIt ? [place, place + 1] : [place], spoken)
}

/** 'We did a liver panel. It showed …' */
const GOES_ON =
  /^(?:(?:and|so|but),? )*(?:it|they|that|this|which) (?:\w+ )?(?:show\w*|was|were|is|came|reveal\w*|look\w*)\b/i
const ASKS_OF_IT = /\b(?:it|that|this|those|these|they|them|ones?|any|so|you still)\b/i

const BESIDE = 3

/** With what tells how often, since when or how bad in the next lines. */
function withBeside(
  places: readonly number[],
  topic: Topic | undefined,
  spoken: readonly SpokenSentence[],
): number[] {
  const pattern = topic?.inWords
  if (pattern === undefined) return [...places]
  const isOfMedicines = topic?.wants?.includes('dose') === true
  const lines = places.map((place) => spoken[place]?.line ?? 0)
  const beside = spoken.flatMap(({ line, text, role }, at) =>
    (role === 'patient' || isOfMedicines) &&
    pattern.test(text) &&
    lines.some((own) => line >= own && line <= own + BESIDE)
      ? [at]
      : [],
  )
  // What tells it stands first where not all is shown.
  return beside.length > 0 ? [...new Set(beside)] : [...places]
}

const ASKS_EFFECT = /\b(?:help\w*|work\w*)\b/
const TELLS_EFFECT =
  /\b(?:help\w*|(?:is|was|has been|have been|doesn't|isn't|not) (?:really )?work\w*|relief|reliev\w*|take(?:s)? the edge)\b/i
const TELLS_TAKING =
  /\b(?:tak(?:e|es|en|ing) (?:it|that|them|those)|miss(?:ed|ing)?|forget\w*|forgot)\b/i

/** Of a medicine, with what is said of it in the next lines: whether it helps, or is taken at all. */
function withEffect(
  subject: string,
  asked: string,
  places: readonly number[],
  spoken: readonly SpokenSentence[],
): number[] {
  const asksEffect = ASKS_EFFECT.test(asked)
  if (drugsIn(subject).length === 0 && !asksEffect) return [...places]
  const pattern = asksEffect ? TELLS_EFFECT : TELLS_TAKING
  const lines = places.map((place) => spoken[place]?.line ?? 0)
  const further = spoken.flatMap(({ line, text }, at) =>
    pattern.test(text) && lines.some((own) => line > own && line <= own + BESIDE) ? [at] : [],
  )
  return [...new Set([...places, ...further])].sort((a, b) => a - b)
}

/** What was concluded comes late. */
function spanOf(topic: Topic | undefined, isValue: boolean): [from: number, to?: number] {
  return topic?.isOfClinician === true ? [-MOST] : [0, isValue ? MOST_OF_VALUE : MOST]
}

/** How a thing was, before those that only name it; words to a device and drugs for it tell nothing. */
function withHow(passages: readonly Passage[], spoken: readonly SpokenSentence[]): Passage[] {
  const textOf = ({ places }: Passage) => places.map((place) => spoken[place]?.text ?? '').join(' ')
  const told = passages.filter((passage) => !NO_READING.test(textOf(passage)))
  const how = told.filter((passage) => HOW.test(textOf(passage)))
  return how.length > 0 ? how : told.length > 0 ? told : [...passages]
}

const NO_READING = /\b(?:show me|medic\w+|pills?|tablets?|regimen)\b/i
const HOW =
  /\d|\b(?:fine|good|great|high|higher|low|elevated|normal|ok|okay|over|up|down|checked|measured|decent|better|worse|stable|controlled)\b/i

/** Of allergies and visits to come, all that sounds like them was looked for already. */
function isToldWhole(
  topic: Topic | undefined,
  subject: string,
  spoken: readonly SpokenSentence[],
): boolean {
  return (
    subject === '' &&
    (topic?.name === 'allergies' || topic?.name === 'follow-up') &&
    spoken.some(({ role }) => role === 'clinician')
  )
}

/** What the visit says in words of the topic and is not told yet. */
export function furtherOfTopic(
  topic: Topic,
  spoken: readonly SpokenSentence[],
  told: string,
): string[] {
  const passages = joinPassages(
    placesOfTopic(topic, spoken).map((place) => around([place], spoken)),
  ).filter((passage) => isTold(passage, spoken, told))
  return quoteAll(passages.slice(0, MOST), spoken)
}

/** By the patient, or to a question, and more than was told. */
function isTold({ places }: Passage, spoken: readonly SpokenSentence[], told: string): boolean {
  return places.some((place) => {
    const sentence = spoken[place]
    return sentence?.role !== 'clinician' && sentence !== undefined && !told.includes(sentence.text)
  })
}

/** Passages that name the thing and are not told yet. */
export function furtherPassages(
  subject: string,
  spoken: readonly SpokenSentence[],
  told: string,
): Passage[] {
  const places = placesNaming(subject, spoken, { least: NAMES_ITSELF }).filter(
    (place) => !told.includes(spoken[place]?.text ?? ''),
  )
  const isNew = (passage: Passage) =>
    !isOnlyAsked(passage, spoken) &&
    !isCall(passage, spoken) &&
    passage.places.some((place) => {
      const sentence = spoken[place]
      return sentence !== undefined && !isQuestion(sentence) && !told.includes(sentence.text)
    })
  return joinPassages(places.map((place) => around([place], spoken))).filter(isNew)
}

export function furtherAbout(
  subject: string,
  spoken: readonly SpokenSentence[],
  told: string,
): string[] {
  return quoteAll(furtherPassages(subject, spoken, told).slice(0, MOST), spoken)
}

const LEAST_WORDS = 5
const CALLS = /^(?:(?:so|and|okay),? )*(?:show me|let's (?:look|take|do|see)|order)\b/i

/** Words to a device, of what comes next, or hardly any. */
function isCall({ places }: Passage, spoken: readonly SpokenSentence[]): boolean {
  return places.every((place) => {
    const text = spoken[place]?.text ?? ''
    return CALLS.test(text) || wordsIn(text) < LEAST_WORDS
  })
}

function isOnlyAsked({ places }: Passage, spoken: readonly SpokenSentence[]): boolean {
  return places.every((place) => {
    const sentence = spoken[place]
    return sentence === undefined || isQuestion(sentence)
  })
}

function placesOfTopic(topic: Topic | undefined, spoken: readonly SpokenSentence[]): number[] {
  const isMeant = (sentence: SpokenSentence) =>
    topic?.isOfClinician === true
      ? sentence.role === 'clinician' && !isQuestion(sentence)
      : topic?.name !== 'plan' || (sentence.role === 'clinician' && isTelling(sentence.text))
  return spoken.flatMap((sentence, at) =>
    topic?.heard?.test(sentence.text) === true && isMeant(sentence) ? [at] : [],
  )
}
