import type { Fact } from '@chartwright/contract/facts'
import { genericName } from '../../questions/find-asked.ts'
import { isGivenUp } from './is-given-up.ts'
import { drugsIn, namesDrug } from './names-drug.ts'
import type { Quotation } from '../quoting/quotation.ts'
import type { SpokenSentence } from '../speech/spoken-sentences.ts'
import { STOPPED, TAKEN_WHEN_NEEDED } from './told-on-sheet.data.ts'

const LEAST = 0.75

interface Visit {
  readonly facts: readonly Fact[]
  readonly spoken: readonly SpokenSentence[]
  readonly quotations: readonly Quotation[]
}

/** Taken by the patient, still, not only against a pain, and told of nowhere else. */
export function isStillTaken(fact: Fact, at: number, visit: Visit): boolean {
  const { facts, spoken, quotations } = visit
  const { concept, polarity, sureness = 1 } = fact
  const name = genericName(concept)
  if (polarity === 'absent' || sureness < LEAST || !namesDrug(concept)) return false
  if (TAKEN_WHEN_NEEDED.test(name) || isGivenUp(fact, spoken)) return false
  const isOver = facts.some(
    (other) =>
      other.kind === 'medication' &&
      genericName(other.concept) === name &&
      (other.polarity === 'absent' || /^(?:stop|hold|took|declined)$/.test(other.status)),
  )
  const isSaid = quotations.some(({ text }) => isNamedIn(text, fact))
  const isOfCompany = spoken[at]?.role === 'other' && /\b(?:i|i'm|i've|my)\b/i.test(spoken[at].text)
  return !isOver && !isSaid && !isOfCompany && !STOPPED.test(aroundOf(at, spoken))
}

export function isNamedIn(text: string, { concept }: Fact): boolean {
  return drugsIn(text).some((name) => genericName(name) === genericName(concept))
}

/** A sentence with the next one of its line, and the answer where it asks. */
export function aroundOf(at: number, spoken: readonly SpokenSentence[]): string {
  const here = spoken[at]
  const next = spoken.filter(
    ({ line }, place) =>
      place > at && (line === here?.line || line === (here?.line ?? 0) + 1) && place <= at + 3,
  )
  return [here, ...next].map((each) => each?.text ?? '').join(' ')
}
