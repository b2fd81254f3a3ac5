import { findParts, findSides } from '../../find-sides.ts'
import { normalise } from '../../normalise.ts'
import { rememberOf } from '../../remember.ts'
import { tokensOf } from '../../tokens.ts'
import type { FramedFact } from '../fact.ts'
import { isOfSidedPart, isSideable } from './may-have-side.ts'
import type { LedgerLine } from '../reading/token-stream.ts'

type Side = 'left' | 'right'

interface SidedPart {
  readonly part: string
  readonly side: Side
}

const LIMBS = new Set(
  'knee shoulder hip ankle foot hand wrist elbow arm leg calf thigh thumb finger toe heel ear eye breast flank groin forearm'.split(
    ' ',
  ),
)
const EITHER = /\b(?:both|either|bilateral(?:ly)?|each)\b/
/** One complaint on one side is what a visit is about where so many of its sides agree. */
const AGREED = 0.75

/** How likely what has no side of its own must be on the side that the visit is about. */
const LEAST_HINT = 0.05

/** How likely the reader must find a side, to be believed without a part that has one. */
const SURE = 0.6

/** Found once for a line that comes again as the same object. */
export const sidesIn = rememberOf(({ text }: LedgerLine) => findSides(tokensOf(normalise(text))))

/** 'the knee', and the swelling without a place, are on the side that the visit is about. */
export function resolveSides(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  const said = lines.map(sidesIn)
  const all = said.flat()
  const ofPatient = said.flatMap((sides, at) => (lines[at]?.role === 'patient' ? sides : []))
  const known = sidesByPart(all, ofPatient)
  const focus = focusOf(all, ofPatient, partsOfComplaints(lines, facts))
  const firstSaid = {
    left: said.findIndex((sides) => sides.some(({ side }) => side === 'left')),
    right: said.findIndex((sides) => sides.some(({ side }) => side === 'right')),
    bilateral: 0,
  }
  return facts.map(({ likelySide, sideOdds, ...fact }) => {
    const words = wordsOf(lines, fact)
    if (fact.attributes.side !== undefined) return isSaidOf(fact, words) ? fact : withoutSide(fact)
    const isFocus = likelySide !== undefined && likelySide === focus?.side
    const isSure =
      likelySide !== undefined && (sideOdds?.[likelySide] ?? 0) >= SURE && isSideable(fact)
    if (EITHER.test(words) || !(isSure || isOfSidedPart(fact, words, isFocus))) return fact
    const hint = focus && (sideOdds?.[focus.side] ?? 0) >= LEAST_HINT ? focus.side : undefined
    const likely = likelySide ?? hint
    // A side must have been said, by the line after the fact at the latest.
    const at = likely === undefined ? -1 : firstSaid[likely]
    const isSaid = at >= 0 && at <= (fact.said[0]?.line ?? 0) + 1
    const side = likely && isSaid ? likely : sideOf(fact, words, known, focus)
    if (!side) return fact
    const site = side === focus?.side && isPlaceless(fact, words) ? { site: focus.part } : {}
    return { ...fact, attributes: { ...site, ...fact.attributes, side } }
  })
}

const PLACED = new Set<FramedFact['kind']>(['symptom', 'finding', 'result'])

/** 'swelling': of the part that the visit is about. */
function isPlaceless({ kind, attributes }: FramedFact, words: string): boolean {
  return (
    PLACED.has(kind) && attributes.site === undefined && findParts(tokensOf(words)).length === 0
  )
}

/** 'No pain in the ears' denies it of each: nobody says 'bilateral'. */
function isSaidOf(fact: FramedFact, words: string): boolean {
  if (!isSideable(fact) && fact.kind !== 'medication') return false
  const isOfPair = fact.attributes.side === 'bilateral' && !EITHER.test(words)
  const isDenied =
    fact.polarity === 'absent' && (fact.kind === 'symptom' || fact.kind === 'history')
  return !(isOfPair && (isDenied || fact.kind === 'plan'))
}

function withoutSide({ attributes: { side: _, ...attributes }, ...fact }: FramedFact): FramedFact {
  return { ...fact, attributes }
}

function wordsOf(lines: readonly LedgerLine[], fact: FramedFact): string {
  const quoted = fact.said.map(({ line, from, to }) => lines[line]?.text.slice(from, to) ?? '')
  return normalise([fact.concept, fact.attributes.site ?? '', ...quoted].join(' '))
}

function sideOf(
  { kind }: FramedFact,
  words: string,
  known: ReadonlyMap<string, Side>,
  focus: SidedPart | undefined,
): Side | undefined {
  if (kind === 'plan' || kind === 'history') return undefined
  const parts = findParts(tokensOf(words))
  const named = parts.find((part) => known.has(part))
  if (named !== undefined) return known.get(named)
  if (!focus || parts.some((part) => part !== focus.part)) return undefined
  return focus.side
}

/** The limb that most is said of, where nearly all that is said of sides agrees. */
function focusOf(
  all: readonly SidedPart[],
  ofPatient: readonly SidedPart[],
  complaints: ReadonlySet<string>,
): SidedPart | undefined {
  const limbs = all.filter(({ part }) => LIMBS.has(part))
  const own = ofPatient.filter(({ part }) => LIMBS.has(part))
  const counted = own.length > 0 ? own : limbs
  const right = counted.filter(({ side }) => side === 'right').length
  const most = Math.max(right, counted.length - right)
  if (counted.length === 0 || most / counted.length < AGREED) return undefined
  const side: Side = right === most ? 'right' : 'left'
  const part = mostCommon(limbs.filter((limb) => limb.side === side).map((limb) => limb.part))
  // A leg that is raised for the sake of a painful back is not what the visit is about.
  const isOther = part !== undefined && complaints.size > 0 && !complaints.has(part)
  return part === undefined || isOther ? undefined : { part, side }
}

const TOLD_OF = new Set<FramedFact['kind']>(['complaint', 'assessment'])

/** What the patient came with, and what was concluded. */
function partsOfComplaints(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): ReadonlySet<string> {
  const told = facts.filter(
    ({ kind, polarity, importance }) =>
      polarity === 'present' &&
      (TOLD_OF.has(kind) || (kind === 'symptom' && importance === 'critical')),
  )
  return new Set(told.flatMap((fact) => findParts(tokensOf(wordsOf(lines, fact)))))
}

function mostCommon(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}

/** Of a part that is named with both sides, the one that the patient speaks of. */
function sidesByPart(
  all: readonly SidedPart[],
  ofPatient: readonly SidedPart[],
): ReadonlyMap<string, Side> {
  const own = onlySides(ofPatient)
  return new Map(
    [...onlySides(all)].flatMap(([part, side]) => {
      const known = side ?? own.get(part)
      return known && part !== '' ? [[part, known]] : []
    }),
  )
}

/** Null for a part that is named with both. */
function onlySides(sides: readonly SidedPart[]): Map<string, Side | null> {
  const known = new Map<string, Side | null>()
  for (const { part, side } of sides) {
    const other = known.get(part)
    known.set(part, other === undefined || other === side ? side : null)
  }
  return known
}
