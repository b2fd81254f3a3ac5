import type { Fact, FactAttribute } from '@chartwright/contract/facts'
import { isWithin } from './phrase-fact.ts'

/** A fact as it is told, with every fact that says the same. */
export interface Told extends Fact {
  readonly ids: readonly string[]
}

const RANK = { critical: 0, major: 1, minor: 2 }

/** What says the same is told once, with all that is known of it; what differs stays apart. */
export function tellOnce(facts: readonly Fact[]): Told[] {
  const told: Told[] = []
  for (const fact of facts) {
    const at = told.findIndex((known) => saysSame(known, fact))
    const known = told[at]
    if (known === undefined) told.push({ ...fact, ids: [fact.id] })
    else told[at] = joined(known, fact)
  }
  return told
}

function saysSame(one: Told, other: Fact): boolean {
  if (one.polarity !== other.polarity || one.certainty !== other.certainty) return false
  if (one.who !== other.who || one.status !== other.status || one.act !== other.act) return false
  if (!isSameKind(one, other) || !isSameName(one, other)) return false
  if (one.time !== other.time && one.kind === 'medication') return false
  return Object.entries(other.attributes).every(([name, value]) => {
    const known = one.attributes[name as FactAttribute]
    return known === undefined || value === undefined || agree(known, value)
  })
}

/** What the patient came with is a symptom as well. */
function isSameKind({ kind }: Told, other: Fact): boolean {
  const felt = (of: string) => (of === 'complaint' ? 'symptom' : of)
  return felt(kind) === felt(other.kind)
}

function isSameName(one: Told, other: Fact): boolean {
  if (one.concept === other.concept) return true
  if (one.kind === 'medication' || one.kind === 'measurement' || one.kind === 'allergy')
    return false
  return isWithin(one.concept, other.concept) && isWithin(other.concept, one.concept)
}

function agree(one: string, other: string): boolean {
  return isWithin(one, other) || isWithin(other, one)
}

function joined(known: Told, fact: Fact): Told {
  const attributes = { ...fact.attributes, ...known.attributes }
  for (const [name, value] of Object.entries(fact.attributes)) {
    const before = known.attributes[name as FactAttribute]
    if (before !== undefined && value !== undefined && value.length > before.length)
      attributes[name as FactAttribute] = value
  }
  return {
    ...known,
    attributes,
    problem: known.problem === '' ? fact.problem : known.problem,
    importance: RANK[fact.importance] < RANK[known.importance] ? fact.importance : known.importance,
    ids: [...known.ids, fact.id],
  }
}
