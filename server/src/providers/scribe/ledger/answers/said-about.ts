import { isKnownName } from '../../../../clinical/ledger/naming/name-concept.ts'
import { plainOf, stemsOf, weightyOf } from '../../../../clinical/ledger/naming/name-words.ts'
import { otherWords } from '../questions/nearest-lines.ts'
import type { Topic } from '../questions/question-topics.ts'
import type { Question } from '../questions/read-question.ts'
import type { SpokenSentence } from '../sheet/speech/spoken-sentences.ts'
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
  const found = subject === '' ? placesOfTopic(topic, spoken) : placesNaming(subject, spoken)
  const isNear = found.length > 0
  const places =
    isNear || subject === '' || isKnownName('measurement', subject)
      ? found
      : placesNear(subject, spoken)
  const passages = joinPassages(places.map((place) => around([place], spoken)))
  const best = passages.filter((passage) => !isOnlyAsked(passage, spoken))
  const left = best.length > 0 ? best : passages
  const shown = (isValue ? withHow(left, spoken) : left).slice(0, MOST)
  const quotes = quoteAll(shown, spoken)
  if (quotes.length === 0) return undefined
  const plain = isYesNo && isNear ? plainAnswer(shown, spoken) : undefined
  return {
    text: `${isNear ? (isValue && topic === undefined ? NO_VALUE : (plain ?? NOTHING_CERTAIN)) : 'The nearest lines:'}\n\n${quotes.join('\n')}`,
    isNear,
  }
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
    topic?.name !== 'plan' || (sentence.role === 'clinician' && isTelling(sentence.text))
  return spoken.flatMap((sentence, at) =>
    topic?.heard?.test(sentence.text) === true && isMeant(sentence) ? [at] : [],
  )
}

/** Sentences with all the words, or with one by which the thing is called in talk. */
function placesNaming(subject: string, spoken: readonly SpokenSentence[]): number[] {
  const asked = weightyOf(stemsOf(plainOf(subject)))
  const others = stemsOf(plainOf(otherWords(subject)))
  if (asked.length === 0) return []
  return spoken.flatMap(({ text }, at) => {
    const own = new Set(stemsOf(plainOf(text)))
    const isNamed = asked.every((stem) => own.has(stem)) || others.some((stem) => own.has(stem))
    return isNamed || VALUES.some(([of, value]) => of.test(subject) && value.test(text)) ? [at] : []
  })
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
