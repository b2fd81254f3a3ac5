import type { Fact, FactAttribute } from '@chartwright/contract/facts'
import { canAgree } from './once/adds-nothing.ts'
import { drugOf } from './once/drug-names.ts'
import { isSameName } from './once/same-name.ts'

/** A fact as it is told, with every fact that says the same. */
export interface Told extends Fact {
  readonly ids: readonly string[]
  /** What they call it. */
  readonly names: readonly string[]
}

const RANK = { critical: 0, major: 1, minor: 2 }

/** What says the same is told once, with all that is known of it; what differs stays apart. */
export function tellOnce(facts: readonly Fact[]): Told[] {
  const told: Told[] = []
  for (const fact of facts) {
    const at = told.findIndex((known) => saysSame(known, fact))
    const known = told[at]
    if (known === undefined) told.push({ ...fact, ids: [fact.id], names: [fact.concept] })
    else told[at] = joined(known, fact)
  }
  return told
}

function saysSame(one: Told, other: Fact): boolean {
  if (one.polarity !== other.polarity || one.certainty !== other.certainty) return false
  if (one.who !== other.who || !isSameStatus(one, other) || one.act !== other.act) return false
  if (!isSameKind(one, other) || !hasSameName(one, other)) return false
  if (one.time !== other.time && one.kind === 'medication') return false
  return canAgree(one, other)
}

/** Of a problem that is as sure, 'new' and 'suspected' say nothing apart. */
function isSameStatus({ kind, status }: Told, other: Fact): boolean {
  const isPlain = (of: string) => of === '' || of === 'new' || of === 'suspected'
  return (
    status === other.status || (kind === 'assessment' && isPlain(status) && isPlain(other.status))
  )
}

/** What the patient came with is a symptom as well. */
function isSameKind({ kind }: Told, other: Fact): boolean {
  const felt = (of: string) => (of === 'complaint' ? 'symptom' : of)
  return felt(kind) === felt(other.kind)
}

function hasSameName(one: Told, other: Fact): boolean {
  if (one.concept === other.concept) return true
  if (one.kind === 'medication') return drugOf(one.names[0] ?? '') === drugOf(other.concept)
  if (one.kind === 'measurement' || one.kind === 'allergy') return false
  return isSameName(one.concept, other.concept)
}

function joined(known: Told, fact: Fact): Told {
  const attributes = { ...fact.attributes, ...known.attributes }
  for (const [name, value] of Object.entries(fact.attributes)) {
    const before = known.attributes[name as FactAttribute]
    if (before !== undefined && value.length > before.length)
      attributes[name as FactAttribute] = value
  }
  const isMore = Object.keys(attributes).length > Object.keys(known.attributes).length
  return {
    ...known,
    attributes,
    // Its sentence was written without what is known besides.
    phrased: known.phrased === true && !isMore,
    problem: known.problem === '' ? fact.problem : known.problem,
    importance: RANK[fact.importance] < RANK[known.importance] ? fact.importance : known.importance,
    ids: [...known.ids, fact.id],
    ...nameOf(known, fact),
  }
}

/** A drug by both of its names; other things by the longer one. */
function nameOf(known: Told, { kind, concept }: Fact): Pick<Told, 'concept' | 'names'> {
  const names = known.names.includes(concept) ? known.names : [...known.names, concept]
  if (kind !== 'medication')
    return { concept: concept.length > known.concept.length ? concept : known.concept, names }
  return {
    concept:
      names.length === 1 ? known.concept : `${names[0] ?? ''} (${names.slice(1).join(', ')})`,
    names,
  }
}
