import type { Fact } from '@chartwright/contract/facts'
import { CONCEPT_ROWS } from '../../lexicon/concepts/concept-rows.ts'
import { EXAM_PARTS, NOT_CONSTITUTIONAL, REGIONS, SYMPTOM_SYSTEMS } from './body-systems.data.ts'
import { LOCAL_SIGNS, OWN_SYSTEMS } from './local-signs.data.ts'

const GROUPS = new Map(
  CONCEPT_ROWS.symptom.flatMap(({ name, group, others }) =>
    [name, ...others].map((word) => [word, group] as const),
  ),
)

export const OTHER_SYSTEM = 'Other'

/** The system that a symptom belongs to, as a review of systems names it. */
export function systemOf(concept: string): string {
  const name = concept.toLowerCase()
  if (LOCAL_SIGNS.some(([words]) => words.test(name))) return OTHER_SYSTEM
  const own = OWN_SYSTEMS.find(([words]) => words.test(name))
  if (own !== undefined) return own[1] ?? OTHER_SYSTEM
  if (name in NOT_CONSTITUTIONAL) return NOT_CONSTITUTIONAL[name] ?? OTHER_SYSTEM
  const byWords = SYMPTOM_SYSTEMS.find(([, , words]) => words.test(name))?.[0]
  const group = GROUPS.get(name)
  const byGroup = SYMPTOM_SYSTEMS.find((row) => row[1] !== '' && row[1] === group)?.[0]
  return byGroup === 'Respiratory' || byGroup === undefined
    ? (byWords ?? (byGroup === undefined ? OTHER_SYSTEM : 'Cardiovascular'))
    : byGroup
}

/** Things that are at most this many characters apart were asked in one breath. */
const ONE_BREATH = 30

/** The system of a symptom: what may be anywhere is where its place says, else what was asked with it. */
export function systemAmong(fact: Fact, facts: readonly Fact[]): string {
  const name = fact.concept.toLowerCase()
  const sign = LOCAL_SIGNS.find(([words]) => words.test(name))
  const { site } = fact.attributes
  if (sign === undefined) return systemOf(name)
  if (site !== undefined)
    return systemOf(`${site.replace(/^(?:in|on|of|at|around) (?:the )?/, '')} ${name}`)
  const near = facts
    .map((other) => ({ system: systemOf(other.concept), away: charactersApart(fact, other) }))
    .filter(({ system, away }) => system !== OTHER_SYSTEM && away <= ONE_BREATH)
    .sort((a, b) => a.away - b.away)[0]?.system
  return near !== undefined && sign[1].includes(near) ? near : OTHER_SYSTEM
}

function charactersApart({ said: [one] }: Fact, { said: [other] }: Fact): number {
  if (!one || !other || one.segment_id !== other.segment_id) return Infinity
  return Math.max(other.from - one.to, one.from - other.to)
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

/** Whether a word is the name of a part of an examination: 'lungs'. */
export function isExamPart(name: string): boolean {
  return EXAM_PARTS.some(([part]) => part.toLowerCase() === name.toLowerCase())
}

export function examRank(part: string): number {
  const at = EXAM_PARTS.findIndex(([name]) => name === part)
  return at < 0 ? EXAM_PARTS.length : at
}
