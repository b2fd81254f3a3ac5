import type { Fact, FactKind } from '@chartwright/contract/facts'
import { findConcept } from '../../../../clinical/ledger/naming/concept-names.ts'
import { plainOf, stemsOf } from '../../../../clinical/ledger/naming/name-words.ts'
import { isOfDrugGroup } from '../../../../clinical/realise/once/drug-names.ts'
import { DRUG_ROWS } from '../../../../clinical/lexicon/drugs/drug-rows.ts'

const GENERIC = new Map(
  DRUG_ROWS.flatMap(({ name, others, brands }) =>
    [name, ...others, ...brands].map((word) => [word.toLowerCase(), name] as const),
  ),
)
/** One name for a drug and its brands. */
export function genericName(drug: string): string {
  const name = drug.toLowerCase()
  return (
    GENERIC.get(name) ?? name.split(/[\s/]+/).flatMap((word) => GENERIC.get(word) ?? [])[0] ?? name
  )
}

const CLASSES = new Map(DRUG_ROWS.map(({ name, group }) => [name, group] as const))

export function groupOfDrug(drug: string): string | undefined {
  return CLASSES.get(genericName(drug))
}

/** 'diuretics' for 'furosemide': what a drug is asked for by. */
const GROUPS = new Map(DRUG_ROWS.map(({ name, group }) => [name, stemsOf(plainOf(group))] as const))
const KINDS: readonly FactKind[] = [
  'symptom',
  'history',
  'social',
  'finding',
  'measurement',
  'result',
  'plan',
]
/** Too common to tell one thing from another. */
const WEAK = new Set(stemsOf('pain problem issue change level test exam normal abnormal high low'))
const MOST_OF = 2 / 3
/** A blood sugar is no blood pressure. */
const LEAST_COVER = 0.6

/** The facts that the words name, the best first; those of the best only where they differ much. */
export function findAsked(
  subject: string,
  facts: readonly Fact[],
  { withProblem = false } = {},
): Fact[] {
  const stems = [...new Set(stemsOf(subject))]
  if (stems.length === 0) return []
  const names = namesOf(subject)
  const scored = facts
    .map((fact) => ({
      fact,
      score: Math.max(
        scoreOf(fact, stems, names),
        withProblem && stems.every((stem) => stemsOf(plainOf(fact.problem)).includes(stem)) ? 2 : 0,
      ),
    }))
    .filter(({ score }) => score >= MOST_OF)
  const best = Math.max(0, ...scored.map(({ score }) => score))
  return scored
    .filter(({ score }) => score >= best - 1)
    .sort((a, b) => b.score - a.score)
    .map(({ fact }) => fact)
}

/** From 2 on the fact is named itself; below 1 only some of the words are there. */
function scoreOf(fact: Fact, stems: readonly string[], names: ReadonlySet<string>): number {
  const concept = nameOf(fact)
  if (names.has(concept) || names.has(fact.concept.toLowerCase())) return 3
  const group = fact.kind === 'medication' ? (GROUPS.get(concept) ?? []) : []
  if (group.length > 0 && stems.every((stem) => group.includes(stem))) return 3
  if (fact.kind === 'medication' && [...names].some((name) => isOfDrugGroup(concept, name)))
    return 3
  const own = new Set(stemsOf(plainOf(`${fact.concept} ${concept}`)))
  const {
    site = '',
    side = '',
    detail = '',
    reason = '',
    quality = '',
    value = '',
  } = fact.attributes
  const said = fact.said.map(({ words }) => words).join(' ')
  const near = new Set(
    stemsOf(
      plainOf(
        `${site} ${side} ${detail} ${reason} ${quality} ${value} ${said} ${fact.text} ${fact.who}`,
      ),
    ),
  )
  const inName = stems.filter((stem) => own.has(stem))
  const shared = stems.filter((stem) => own.has(stem) || near.has(stem))
  if (!shared.some((stem) => !WEAK.has(stem)) && stems.some((stem) => !WEAK.has(stem))) return 0
  const cover = shared.length / stems.length
  return cover < (stems.length <= 2 ? 1 : LEAST_COVER) ? 0 : cover + inName.length / stems.length
}

function nameOf({ kind, concept }: Fact): string {
  const name = concept.toLowerCase()
  return GENERIC.get(name) ?? findConcept(kind, name) ?? name
}

function namesOf(subject: string): Set<string> {
  const plain = plainOf(subject)
  const drugs = plain.split(' ').flatMap((word) => GENERIC.get(word) ?? [])
  const concepts = KINDS.flatMap((kind) => findConcept(kind, plain) ?? [])
  return new Set([plain, ...drugs, ...concepts])
}
