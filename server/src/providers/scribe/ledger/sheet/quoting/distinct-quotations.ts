import { genericName } from '../../questions/find-asked.ts'
import { plainOf, stemsOf } from '../../../../../clinical/ledger/naming/name-words.ts'
import { drugsIn } from '../telling/names-drug.ts'
import type { Quotation } from './quotation.ts'
import { CHANGES_COURSE, DOSES, HAS_SO_FAR, MEETS_AGAIN, ORDERS } from '../sheet-rules.data.ts'

const MOST_WORDS = 20
const MOST_OF_VAGUE = 14
const LEAST_OF_AGAIN = 2
const MOST_OF_AGAIN = 6
const DENIES = /\b(?:no|not|never|stop|avoid|without)\b|n't\b/i
/** A visit without its day, or the work on what is told elsewhere. */
const VAGUE_VISIT =
  /\b(?:follow[- ]?up|see you|check in)\b(?! with (?!(?:you|us|me)\b))(?!.*\b(?:days?|weeks?|months?|year|tomorrow|morning|\w+day|hours|if|after|afterwards|appointment)\b)/i
/** Somebody else's visit, or one that is for something. */
const OF_ITS_OWN =
  /\b(?:surgeon|partner|colleague|specialist|nurse|doctor|dr|therap\w+|clinic|team|he|she|they|for|before|about)\b/i
const DOES_THAT = /\b(?:do|place|make|put in|send) that (referral|order)\b/i

/** Each thing once: one next visit, and a medicine where it is told with its dose. */
export function distinctQuotations(quotations: readonly Quotation[]): Quotation[] {
  return quotations.filter(
    (one, at) =>
      !isSecondVisit(one, at, quotations) &&
      !isVague(one, quotations) &&
      !isSaidAgain(one, at, quotations) &&
      !isToldBetter(one, quotations),
  )
}

/** 'I'll see you in two weeks', said again at the door, perhaps with another time. */
function isSecondVisit(
  { use, text }: Quotation,
  at: number,
  quotations: readonly Quotation[],
): boolean {
  const isVisit =
    use === 'step' &&
    MEETS_AGAIN.test(text) &&
    !/^“then\b|\b(?:after|post)\b/i.test(text) &&
    text.split(' ').length <= MOST_WORDS
  return (
    isVisit &&
    quotations.some(
      (other, place) => place < at && other.use === 'step' && MEETS_AGAIN.test(other.text),
    )
  )
}

/** A short instruction of which each word stands in another one. */
function isSaidAgain(
  { use, text }: Quotation,
  at: number,
  quotations: readonly Quotation[],
): boolean {
  const own = wordsOf(text)
  if (use !== 'home' || own.length < LEAST_OF_AGAIN || own.length > MOST_OF_AGAIN) return false
  return quotations.some((other, place) => {
    if (place === at || other.use !== 'home' || DENIES.test(text) !== DENIES.test(other.text))
      return false
    const others = wordsOf(other.text)
    const isShorter = own.length < others.length || (own.length === others.length && place < at)
    return isShorter && own.every((word) => others.includes(word))
  })
}

function wordsOf(text: string): string[] {
  const plain = plainOf(text.replace(/\bI (?:\w+ )?want you to\b/gi, ''))
  return [...new Set(stemsOf(plain))].filter((stem) => stem !== 'doing')
}

/** 'I'd like to follow up with you' beside the visit with its day; 'we'll do that referral' beside it. */
function isVague(one: Quotation, quotations: readonly Quotation[]): boolean {
  if (one.use !== 'step') return false
  const others = quotations.filter((other) => other !== one && other.use === 'step')
  const [, work] = DOES_THAT.exec(one.text) ?? []
  if (work !== undefined)
    return others.some(({ text }) => (work === 'order' ? /\border\b/i : /\brefer/i).test(text))
  return (
    VAGUE_VISIT.test(one.text) &&
    !OF_ITS_OWN.test(one.text) &&
    one.text.split(' ').length <= MOST_OF_VAGUE &&
    others.some(({ text }) => MEETS_AGAIN.test(text))
  )
}

/** Told again elsewhere, with the dose or with what is decided now. */
function isToldBetter(one: Quotation, quotations: readonly Quotation[]): boolean {
  if (one.use !== 'medicine') return false
  const names = namesIn(one.text)
  if (names.length === 0) return false
  const others = quotations.filter(
    (other) => other !== one && other.use === 'medicine' && !ORDERS.test(other.text),
  )
  const isNamed = ({ text }: Quotation) => names.every((name) => namesIn(text).includes(name))
  if (HAS_SO_FAR.test(one.text)) return others.some(isNamed)
  if (CHANGES_COURSE.test(one.text) || (DOSES.test(one.text) && !ORDERS.test(one.text)))
    return false
  // A dose that was said without the name does not tell that the medicine is begun.
  return others.some((other) => /^“/.test(other.text) && DOSES.test(other.text) && isNamed(other))
}

function namesIn(text: string): string[] {
  return drugsIn(text).map(genericName)
}
