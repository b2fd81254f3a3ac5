import type { Fact, FactAttribute } from '@chartwright/contract/facts'
import {
  drugOf,
  isKnownDrug,
  isOfDrugGroup,
  isSameDrug,
} from '../../../../clinical/realise/once/drug-names.ts'

const GOES_ON = /^(?:continue|refill)$/
const CHANGES = /^(?:increase|decrease)$/
/** How a drug is taken that goes on; what else is said of it is of the plan. */
const HOW_TAKEN: readonly FactAttribute[] = ['dose', 'frequency', 'route']

/** Drugs that the patient takes and only the plan names: as a list of medicines has them. */
export function takenAlready(facts: readonly Fact[]): Fact[] {
  const drugs = facts.filter(({ kind }) => kind === 'medication')
  const decided = drugs.filter((fact) => isTakenBy(fact, drugs))
  return decided
    .filter((fact) => chosenOf(decided, fact) === fact)
    .map((fact) => ({
      ...fact,
      status: 'takes',
      time: 'now',
      problem: '',
      phrased: false,
      attributes: CHANGES.test(fact.status) ? {} : howTaken(fact),
    }))
}

/** What somebody says was given up, or is not taken, is for the clinician to sort out. */
function isTakenBy(fact: Fact, drugs: readonly Fact[]): boolean {
  const { status, polarity, certainty, who, concept } = fact
  return (
    (GOES_ON.test(status) || CHANGES.test(status)) &&
    polarity === 'present' &&
    certainty === 'sure' &&
    who === 'patient' &&
    isKnownDrug(concept) &&
    !drugs.some((other) => isSettledBy(fact, other))
  )
}

const NOT_DECIDED = /^(?:takes|took|stop|hold|declined|)$/

function isSettledBy({ concept }: Fact, other: Fact): boolean {
  const isOther = other.polarity === 'absent' || NOT_DECIDED.test(other.status)
  return isOther && (mayBe(concept, other.concept) || mayBe(other.concept, concept))
}

/** A cream of some brand may be the one that goes on by the name of its kind. */
function mayBe(drug: string, called: string): boolean {
  return drugOf(drug) === drugOf(called) || isSameDrug(drug, called) || isOfDrugGroup(drug, called)
}

/** Of one drug, the decision that tells its dose. */
function chosenOf(decided: readonly Fact[], fact: Fact): Fact | undefined {
  const same = decided.filter(({ concept }) => isSameDrug(concept, fact.concept))
  return same.find((one) => !CHANGES.test(one.status) && one.attributes.dose) ?? same[0]
}

function howTaken({ attributes }: Fact): Fact['attributes'] {
  return Object.fromEntries(
    HOW_TAKEN.flatMap((name) => {
      const value = attributes[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
