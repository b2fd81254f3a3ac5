import type { Fact } from '@chartwright/contract/facts'
import type { KnownFact } from './known-fact.ts'
import { LEVEL_ALONE, LEVEL_NAMES } from './level-names.data.ts'
import { isSameName } from './same-name.ts'

/** 'low hemoglobin' is told with the number of the hemoglobin, where there is one number of it. */
export function joinLevels(
  fact: Fact,
  known: readonly KnownFact[],
  toldBy: Map<string, string>,
): Fact {
  const { kind, attributes } = fact
  if (kind !== 'measurement' || toldBy.has(fact.id) || !/\d/.test(attributes.value ?? ''))
    return fact
  const isOnly = numbersOf(fact.concept, known).length === 1
  return known.reduce((joined, { plain: other }) => {
    if (toldBy.has(other.id) || !isPlainResult(joined, other)) return joined
    if (isLevelAlone(other.concept, joined.attributes.value)) {
      toldBy.set(other.id, fact.id)
      return joined
    }
    const { name = '', level = '' } = levelOf(other.concept)
    if (!isOnly || !isSameName(name, joined.concept.toLowerCase())) return joined
    toldBy.set(other.id, fact.id)
    const { severity } = other.attributes
    const quality = severity === undefined ? level : `${severity} ${level}`
    return { ...joined, attributes: { quality, ...joined.attributes } }
  }, fact)
}

function numbersOf(concept: string, known: readonly KnownFact[]): KnownFact[] {
  return known.filter(
    ({ plain }) => plain.kind === 'measurement' && isSameName(plain.concept, concept.toLowerCase()),
  )
}

/** A result of now of which nothing is known but how far it is off. */
function isPlainResult(number: Fact, { kind, who, polarity, certainty, time, attributes }: Fact) {
  return (
    kind === 'result' &&
    who === number.who &&
    time === number.time &&
    polarity === 'present' &&
    certainty === 'sure' &&
    Object.keys(attributes).every((name) => name === 'severity')
  )
}

function levelOf(concept: string): { name?: string; level?: string } {
  for (const [said] of LEVEL_NAMES) {
    const groups = said.exec(concept)?.groups
    if (groups !== undefined) return groups
  }
  return {}
}

function isLevelAlone(concept: string, value: string | undefined): boolean {
  return LEVEL_ALONE.some(([said]) => said.exec(concept)?.groups?.value === value)
}
