import { findParts } from '../../../find-sides.ts'
import { tokensOf } from '../../../tokens.ts'
import type { FramedFact, Side } from '../../fact.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { areOneLimb, heardIn, type HeardPart } from './heard-sides.ts'
import { LIMB_OF } from './limbs.data.ts'

/** A part of the body on one side. */
export interface SidedPart {
  readonly part: string
  readonly side: 'left' | 'right'
}

export interface WordedFact {
  readonly fact: FramedFact
  /** How it was named and said. */
  readonly words: string
}

type Heard = Pick<HeardPart, 'part' | 'side'>

/**
 * The one part on one side that a visit is about. The patient knows the side best, then the words of the
 * complaint; where neither tells it, it is the only side that anybody speaks of.
 */
export function topicOf(
  lines: readonly LedgerLine[],
  worded: readonly WordedFact[],
  answered: readonly Heard[] = [],
): SidedPart | undefined {
  const told = worded.filter(({ fact }) => isComplaint(fact))
  const parts = new Set(told.flatMap(({ words }) => findParts(tokensOf(words))))
  const ofPatient = [
    ...lines.filter(({ role }) => role === 'patient').flatMap(heardIn),
    ...answered,
  ]
  const ofComplaint = told.filter(({ fact }) => fact.kind === 'complaint').flatMap(sidedParts)
  const [byPatient = [], byComplaint = [], ...others] = [
    ofPatient,
    ofComplaint,
    told.flatMap(sidedParts),
    lines.flatMap(heardIn),
  ].map((heard) => heard.filter((one) => isOfTopic(one, parts)))
  if (areAtOdds(byPatient, byComplaint)) return undefined
  const said = [byPatient, byComplaint, ...others].find((heard) => heard.some(isOneSided))
  const part = mostCommon(said?.filter(isOneSided).map((one) => one.part) ?? [])
  const side = onlySide(
    said?.filter((one) => one.part === part || (isOneSided(one) && areOneLimb(one.part, part))) ??
      [],
  )
  return part === undefined || side === undefined ? undefined : { part, side }
}

/** What the patient broke long ago may be of the other side than what the visit is about: then nobody knows. */
function areAtOdds(one: readonly Heard[], other: readonly Heard[]): boolean {
  const sides = new Set(other.filter(isOneSided).map(({ side }) => side))
  return sides.size > 0 && one.some((each) => isOneSided(each) && !sides.has(each.side))
}

function isOneSided({ side }: Heard): boolean {
  return side === 'left' || side === 'right'
}

/** Parts of limbs, and where complaints name any, of the same limbs as theirs. */
function isOfTopic({ part }: Heard, parts: ReadonlySet<string>): boolean {
  if (LIMB_OF[part] === undefined) return false
  return parts.size === 0 || [...parts].some((other) => areOneLimb(part, other))
}

/** The side that all agree on; none where one of them is of both or of 'the other one'. */
export function onlySide(heard: readonly Pick<HeardPart, 'side'>[]): 'left' | 'right' | undefined {
  const sides = new Set(heard.map(({ side }) => side))
  const [side] = sides
  return sides.size === 1 && (side === 'left' || side === 'right') ? side : undefined
}

const TOLD_OF = new Set<FramedFact['kind']>(['complaint', 'assessment'])

function isComplaint({ kind, polarity, importance }: FramedFact): boolean {
  if (polarity !== 'present') return false
  return TOLD_OF.has(kind) || (kind === 'symptom' && importance === 'critical')
}

function limbPartsOf({ words }: WordedFact): string[] {
  return findParts(tokensOf(words)).filter((part) => LIMB_OF[part] !== undefined)
}

function sidedParts(worded: WordedFact): Heard[] {
  const side = worded.fact.attributes.side as Side | undefined
  return side === undefined ? [] : limbPartsOf(worded).map((part) => ({ part, side }))
}

function mostCommon(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}
