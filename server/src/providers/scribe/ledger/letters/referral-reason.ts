import type { Fact } from '@chartwright/contract/facts'
import { isKnownName } from '../../../../clinical/ledger/naming/name-concept.ts'
import { phraseOf } from '../../../../clinical/realise/telling/phrase-fact.ts'
import { knownPart } from '../../../../clinical/realise/patient/known-part.ts'
import { tidyFact } from '../../../../clinical/realise/words/tidy-fact.ts'
import { isDisease } from '../tasks/task-object.ts'

export interface Reason {
  readonly words: string
  readonly fact: Fact
}

/** The referral that was decided, to this recipient where one is named; one that a table knows first. */
export function findReferral(facts: readonly Fact[], to?: string): Fact | undefined {
  const all = facts.filter(
    ({ kind, act, polarity }) => kind === 'plan' && act === 'refer' && polarity === 'present',
  )
  if (to !== undefined)
    return all.find(({ concept }) => to.toLowerCase().includes(concept.slice(0, 6).toLowerCase()))
  const known = all
    .filter(isLong)
    .filter(({ concept }) => isKnownName('plan', concept) || knownPart(concept) !== undefined)
  return known.find(({ certainty }) => certainty === 'sure') ?? known[0] ?? all.find(isLong)
}

/** 'refer' alone names no place. */
function isLong({ concept }: Fact): boolean {
  return !/^(?:refer|ring|referral|outpatient prescription)$/.test(concept)
}

const NEAR_CHARS = 400
const SURE = 0.6

/** Why: as it was said, else the problem it belongs to, the one beside it, the complaint, or the main problem. */
export function reasonOf(facts: readonly Fact[], referral: Fact | undefined): Reason | undefined {
  const said = referral && (tidyFact(referral).attributes.reason ?? plainReason(referral))
  if (referral && said !== undefined) return { words: said, fact: referral }
  const problems = facts.filter(isProblem)
  const own = problems.find(({ concept }) => concept === referral?.problem)
  const beside = referral && nearest(problems, referral)
  const complaint = facts.find(
    ({ kind, who, polarity, concept }) =>
      kind === 'complaint' &&
      who === 'patient' &&
      polarity === 'present' &&
      isKnownName('complaint', concept) &&
      !/follow|visit|exam\b|department/.test(concept),
  )
  const linked = own ?? beside
  // Of several problems a referral may be for any: a blank is better than the wrong one.
  if (referral && !linked && countOf(problems) > 1) return undefined
  const fact = linked ?? complaint ?? problems.find(isSure) ?? facts.find(isComplaint)
  return fact && { words: problemWords(fact), fact }
}

/** A letter may say 'help us with the insulin', though a note may not. */
function plainReason({ attributes: { reason } }: Fact): string | undefined {
  return reason === undefined || SPOKEN.test(reason) ? undefined : reason
}

const SPOKEN = /\b(?:you|your|yours|that|this|it|there|like|try|just)\b/i

function countOf(problems: readonly Fact[]): number {
  return new Set(problems.filter(isSure).map(({ concept }) => concept)).size
}

function isSure({ sureness = 1 }: Fact): boolean {
  return sureness >= SURE
}

function isComplaint({ kind, who }: Fact): boolean {
  return kind === 'complaint' && who === 'patient'
}

function isProblem({ kind, who, polarity, certainty, concept }: Fact): boolean {
  return (
    kind === 'assessment' &&
    who === 'patient' &&
    polarity === 'present' &&
    certainty !== 'ruled_out' &&
    isDisease(concept)
  )
}

/** The conclusion that was told last before it, in the same breath. */
function nearest(problems: readonly Fact[], { said: [quote] }: Fact): Fact | undefined {
  const before = problems.filter(isSure).filter(({ said: [own] }) => {
    if (!own || !quote || own.segment_id !== quote.segment_id) return false
    return own.from <= quote.from && quote.from - own.from <= NEAR_CHARS
  })
  return before.at(-1)
}

function problemWords(fact: Fact): string {
  const { side, site } = fact.attributes
  const attributes = {
    ...(side === undefined ? {} : { side }),
    ...(site === undefined ? {} : { site }),
  }
  const words = phraseOf(tidyFact({ ...fact, attributes }))
  const isOpen = fact.certainty === 'possible' || fact.status === 'suspected'
  return isOpen && fact.kind === 'assessment' ? `suspected ${words}` : words
}
