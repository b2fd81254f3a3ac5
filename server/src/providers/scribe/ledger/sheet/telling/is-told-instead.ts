import type { Fact } from '@chartwright/contract/facts'
import { isKnownName } from '../../../../../clinical/ledger/naming/name-concept.ts'
import { asInstruction } from '../quoting/as-instruction.ts'
import { namesDrug } from './names-drug.ts'
import type { SpokenSentence } from '../speech/spoken-sentences.ts'
import { isTelling } from '../use-of-sentence.ts'

const LEAST = 0.85
const BEGUN = /^(?:start|increase|decrease|change)$/
/** What the fact may not hold: a choice, a condition, a limit, a warning, a single dose. */
const SAYS_MORE =
  /\b(?:or|if|unless|until|before|extra|instead|not|never|no|only|when|then|after|once|stop|avoid|except|without|but|careful)\b|n't\b/i

/** A sentence that nobody would write as it was said, of which each decision was read surely: its facts are told. */
export function isToldInstead({ text, role }: SpokenSentence, within: readonly Fact[]): boolean {
  const decided = within.filter(({ kind }) => kind === 'medication' || kind === 'plan')
  return (
    role === 'clinician' &&
    decided.length > 0 &&
    decided.every(isSureDecision) &&
    !SAYS_MORE.test(text) &&
    isTelling(text) &&
    asInstruction(text) === undefined
  )
}

/** Told by its name, its dose and its time, it is whole. */
export function isSureDecision(fact: Fact): boolean {
  const { kind, act, concept, polarity, certainty, sureness = 1, attributes } = fact
  if (polarity === 'absent' || certainty !== 'sure' || sureness < LEAST) return false
  if (attributes.condition !== undefined) return false
  if (kind === 'medication') {
    const { dose, frequency } = attributes
    const isWhole = dose !== undefined && frequency !== undefined
    return isWhole && BEGUN.test(fact.status) && namesDrug(concept)
  }
  return /^(?:order|refer)$/.test(act) && isKnownName('plan', concept.toLowerCase())
}
