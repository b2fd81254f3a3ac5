import { CONCEPT_ROWS } from '../lexicon/concepts/concept-rows.ts'
import { EXAM_PARTS, NOT_CONSTITUTIONAL, REGIONS, SYMPTOM_SYSTEMS } from './body-systems.data.ts'

const GROUPS = new Map(
  CONCEPT_ROWS.symptom.flatMap(({ name, group, others }) =>
    [name, ...others].map((word) => [word, group] as const),
  ),
)

export const OTHER_SYSTEM = 'Other'

/** The system that a symptom belongs to, as a review of systems names it. */
export function systemOf(concept: string): string {
  const name = concept.toLowerCase()
  if (name in NOT_CONSTITUTIONAL) return NOT_CONSTITUTIONAL[name] ?? OTHER_SYSTEM
  const byWords = SYMPTOM_SYSTEMS.find(([, , words]) => words.test(name))?.[0]
  const group = GROUPS.get(name)
  const byGroup = SYMPTOM_SYSTEMS.find((row) => row[1] !== '' && row[1] === group)?.[0]
  return byGroup === 'Respiratory' || byGroup === undefined
    ? (byWords ?? (byGroup === undefined ? OTHER_SYSTEM : 'Cardiovascular'))
    : byGroup
}

export function systemRank(system: string): number {
  const at = SYMPTOM_SYSTEMS.findIndex(([name]) => name === system)
  return at < 0 ? SYMPTOM_SYSTEMS.length : at
}

/** The joint or limb that words speak of. */
export function regionOf(words: string): string | undefined {
  return REGIONS.exec(words.toLowerCase())?.[0]
}

/** The part of an examination that a finding belongs to; undefined where no word tells. */
export function examPartOf(words: string): string | undefined {
  return EXAM_PARTS.find(([, pattern]) => pattern.test(words.toLowerCase()))?.[0]
}

export function examRank(part: string): number {
  const at = EXAM_PARTS.findIndex(([name]) => name === part)
  return at < 0 ? EXAM_PARTS.length : at
}
