import type { FactContent } from '@chartwright/contract/facts'
import { CONCEPT_ROWS } from '../lexicon/concepts/concept-rows.ts'
import { drugOf } from '../realise/once/drug-names.ts'
import { phraseOf } from '../realise/telling/phrase-fact.ts'
import { drugPhrase } from '../realise/telling/tell-drug.ts'
import type { SignedFact } from './signed-fact.ts'

const CONDITIONS = new Set(
  CONCEPT_ROWS.condition.flatMap(({ name, others }) => [name, ...others]).map(lower),
)
const ANY_DRUG =
  /^(?:(?:any|all|other|current|regular|home|new|the|these|those|daily|prescription) )*(?:medications?|medicines?|meds|drugs?|pills?|prescriptions?|treatments?)$/
const ANY_ALLERGY = /^(?:(?:any|known|drug|medication|medicine) )*allerg(?:y|ies|ic)$/
const ANY_PROBLEM =
  /^(?:(?:any|other|chronic|medical|health|major) )*(?:problems?|conditions?|issues?|diseases?|illness(?:es)?|history)$/

export function isAnyDrug(concept: string): boolean {
  return ANY_DRUG.test(lower(concept))
}

export function isAnyAllergy(concept: string): boolean {
  return ANY_ALLERGY.test(lower(concept))
}

export function isAnyProblem(concept: string): boolean {
  return ANY_PROBLEM.test(lower(concept))
}

type Named = Pick<FactContent, 'kind' | 'concept' | 'attributes'>

/** One key for one thing: a brand is its drug, a left knee is no right one. */
export function keyOf({ kind, concept, attributes: { side = '' } }: Named): string {
  const name = lower(concept).replace(/\s+/g, ' ').trim()
  if (kind === 'medication' || kind === 'allergy') return drugOf(name)
  return `${side} ${name}`.trim()
}

/** What was concluded; of what was told of the past, the conditions that one goes on having. */
export function isProblem({ kind, concept, attributes: { when } }: SignedFact): boolean {
  if (kind === 'assessment') return true
  return CONDITIONS.has(lower(concept)) && when === undefined
}

/** 'lisinopril 10 mg once daily': nothing of what was decided about it, or why. */
export function medicineText(fact: SignedFact): string {
  const { dose, amount, route, frequency, site, side } = fact.attributes
  const words = drugPhrase(plain(fact, { dose, amount, route, frequency, site, side }))
  const isHeld = fact.status === 'hold' || fact.attributes.detail === 'on hold'
  return isHeld ? `${words} (on hold)` : words
}

export function problemText(fact: SignedFact): string {
  const { side, site } = fact.attributes
  return phraseOf(plain(fact, { side, site }))
}

/** What somebody says of a reaction before its name. */
const LEAD =
  /^(?:it |which )?(?:(?:gives?|gave|causes?|caused|makes?|made)(?: (?:me|you|him|her|them))?|i (?:get|got|have|had)) (?:an? |some )?/i

/** With the reaction, where it was told. */
export function allergyText(fact: SignedFact): string {
  const { detail, severity } = fact.attributes
  const reaction = [severity, detail?.replace(LEAD, '')].filter(Boolean).join(', ')
  const name = fact.concept.replace(/ allerg(?:y|ies)$/, '')
  return reaction === '' ? name : `${name} (${reaction})`
}

/** Of one that denies them in general. */
export function noAllergiesText({ concept }: SignedFact): string {
  return /drug|medic/.test(lower(concept)) ? 'no known drug allergies' : 'no known allergies'
}

type Attributes = FactContent['attributes']

function plain(
  { kind, concept }: SignedFact,
  attributes: { readonly [name in keyof Attributes]: string | undefined },
): FactContent {
  return {
    kind,
    concept,
    polarity: 'present',
    certainty: 'sure',
    who: 'patient',
    time: 'now',
    status: '',
    act: '',
    attributes: Object.fromEntries(
      Object.entries(attributes).filter(([, words]) => words !== undefined),
    ),
    problem: '',
    importance: 'major',
  }
}

function lower(text: string): string {
  return text.toLowerCase()
}
