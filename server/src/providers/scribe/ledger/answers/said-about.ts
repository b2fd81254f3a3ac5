import { isKnownName } from '../../../../clinical/ledger/naming/name-concept.ts'
import { plainOf, stemsOf, weightyOf } from '../../../../clinical/ledger/naming/name-words.ts'
import { isKnownDrug, isOfDrugGroup } from '../../../../clinical/realise/once/drug-names.ts'
import { otherWords } from '../questions/nearest-lines.ts'
import type { Topic } from '../questions/topic.ts'
import type { Question } from '../questions/read-question.ts'
import type { SpokenSentence } from '../sheet/speech/spoken-sentences.ts'
import { drugsIn } from '../sheet/telling/names-drug.ts'
import { isTelling } from '../sheet/use-of-sentence.ts'
import { NO_VALUE, NOTHING_CERTAIN, quoteAll } from './heard-about.ts'
import { plainAnswer } from './plain-answer.ts'
import { around, isQuestion, joinPassages, type Passage } from './passage.ts'

const MOST = 4

/** How a number sounds that belongs to no other thing. */
const VALUES: readonly (readonly [of: RegExp, value: RegExp])[] = [
  [
    /^blood pressure$/,
    /\b\d{2,3} (?:over|on) \d{2,3}\b|\b(?:one|two) (?:\w+ ){0,3}over (?:\w*ty|one)\b/i,
  ],
  [/\bsmok/, /\bpacks? (?:a|per) day\b|\bpack[- ]years?\b/i],
]

interface SaidAbout {
  readonly text: string
  /** Whether it names what was asked, and is not only near to it. */
  readonly isNear: boolean
}

/** What was said about something that nothing certain was read of: sentences that name it, with question and answer. */
export function saidAbout(
  { topic, subject, isValue, isYesNo }: Question,
  spoken: readonly SpokenSentence[],
): SaidAbout | undefined {
  if (isToldWhole(topic, subject, spoken)) return undefined
  const named = subject === '' ? placesOfTopic(topic, spoken) : placesNaming(subject, spoken)
  const found = withEffect(subject, withBeside(named, topic?.inWords, spoken), spoken)
  const isNear = found.length > 0
  const places =
    isNear || subject === '' || isKnownName('measurement', subject)
      ? found
      : placesNear(subject, spoken)
  const passages = joinPassages(places.map((place) => withQuestion(place, spoken)))
  const best = passages.filter((passage) => !isOnlyAsked(passage, spoken))
  const left = best.length > 0 ? best : passages
  const shown = (isValue ? withHow(left, spoken) : left).slice(...spanOf(topic))
  const quotes = quoteAll(shown, spoken)
  if (quotes.length === 0) return undefined
  const plain = isYesNo && isNear ? plainAnswer(shown, spoken) : undefined
  return {
    text: `${isNear ? (isValue && topic === undefined ? NO_VALUE : (plain ?? NOTHING_CERTAIN)) : 'The nearest lines:'}\n\n${quotes.join('\n')}`,
    isNear,
  }
}

/** 'You take the tablets. Do they help?' asks of what was just named. */
function withQuestion(place: number, spoken: readonly SpokenSentence[]): Passage {
  const [own, next] = [spoken[place], spoken[place + 1]]
  const isAsked =
    next !== undefined &&
    own?.role === 'clinician' &&
    next.line === own.line &&
    !isQuestion(own) &&
    ASKS_OF_IT.test(next.text)
  return around(isAsked ? [place, place + 1] : [place], spoken)
}

const ASKS_OF_IT =
  /^(?:(?:and|so|but),? )*(?:is|are|was|were|does|do|did|has|have) (?:that|it|this|those|they|them|you still)\b.*\?$/i

const BESIDE = 3

/** With what tells how often, since when or how bad in the next lines. */
function withBeside(
  places: readonly number[],
  pattern: RegExp | undefined,
  spoken: readonly SpokenSentence[],
): number[] {
  if (pattern === undefined) return [...places]
  const lines = places.map((place) => spoken[place]?.line ?? 0)
  const beside = spoken.flatMap(({ line, text, role }, at) =>
    role === 'patient' &&
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
  places: readonly number[],
  spoken: readonly SpokenSentence[],
): number[] {
  const isOfDrug = drugsIn(subject).length > 0
  if (!isOfDrug) return [...places]
  const pattern = ASKS_EFFECT.test(subject) ? TELLS_EFFECT : TELLS_TAKING
  const lines = places.map((place) => spoken[place]?.line ?? 0)
  const further = spoken.flatMap(({ line, text }, at) =>
    pattern.test(text) && lines.some((own) => line > own && line <= own + BESIDE) ? [at] : [],
  )
  return [...new Set([...places, ...further])].sort((a, b) => a - b)
}

/** What was concluded comes late. */
function spanOf(topic: Topic | undefined): [from: number, to?: number] {
  return topic?.isOfClinician === true ? [-MOST] : [0, MOST]
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

/** Passages that name the thing and are not told yet. */
export function furtherAbout(
  subject: string,
  spoken: readonly SpokenSentence[],
  told: string,
): string[] {
  const places = placesNaming(subject, spoken).filter(
    (place) => !told.includes(spoken[place]?.text ?? ''),
  )
  const isNew = (passage: Passage) =>
    !isOnlyAsked(passage, spoken) &&
    passage.places.some((place) => {
      const sentence = spoken[place]
      return sentence !== undefined && !isQuestion(sentence) && !told.includes(sentence.text)
    })
  const passages = joinPassages(places.map((place) => around([place], spoken))).filter(isNew)
  return quoteAll(passages.slice(0, MOST), spoken)
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

/** Sentences with all the words, or with one by which the thing is called in talk. */
function placesNaming(subject: string, spoken: readonly SpokenSentence[]): number[] {
  // Whether it helps may be said in the sentence after the one that names it.
  const name =
    drugsIn(subject).length > 0 ? subject.replace(/\b(?:help\w*|work\w*)\b/g, '') : subject
  const asked = weightyOf(stemsOf(plainOf(name)))
  const others = stemsOf(plainOf(otherWords(subject)))
  if (asked.length === 0) return []
  return spoken.flatMap(({ text }, at) => {
    const own = new Set(stemsOf(plainOf(text)))
    const isNamed = asked.every((stem) => own.has(stem)) || others.some((stem) => own.has(stem))
    return isNamed ||
      namesRelatedDrug(subject, text) ||
      VALUES.some(([of, value]) => of.test(subject) && value.test(text))
      ? [at]
      : []
  })
}

/** 'you can't take anti-inflammatories' tells of ibuprofen, and 'the sertraline' of antidepressants. */
function namesRelatedDrug(subject: string, text: string): boolean {
  if (!isKnownDrug(subject)) return drugsIn(text).some((drug) => isOfDrugGroup(drug, subject))
  const words = text.toLowerCase().split(/[^\p{L}\p{N}-]+/u)
  return words.some(
    (word, at) =>
      isOfDrugGroup(subject, word) || isOfDrugGroup(subject, `${word} ${words[at + 1] ?? ''}`),
  )
}

function placesNear(subject: string, spoken: readonly SpokenSentence[]): number[] {
  const asked = weightyOf(stemsOf(plainOf(subject)))
  return spoken.flatMap(({ text }, at) => {
    const own = new Set(stemsOf(plainOf(text)))
    return asked.filter((stem) => own.has(stem)).length * 2 >= asked.length && asked.length > 0
      ? [at]
      : []
  })
}
