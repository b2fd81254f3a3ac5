import { findParts, findSides } from '../../find-sides.ts'
import { normalise } from '../../normalise.ts'
import { rememberOf } from '../../remember.ts'
import { tokensOf } from '../../tokens.ts'
import type { FramedFact } from '../fact.ts'
import { LOCAL_SIGNS } from './local-signs.data.ts'
import type { LedgerLine } from '../reading/token-stream.ts'

type Side = 'left' | 'right'

interface SidedPart {
  readonly part: string
  readonly side: Side
}

/** Drugs, habits, events, tests and treatments are on no side unless they say so. */
const UNSIDED = new Set<FramedFact['kind']>([
  'medication',
  'allergy',
  'family',
  'social',
  'measurement',
  'history',
  'plan',
])
const LIMBS = new Set(
  'knee shoulder hip ankle foot hand wrist elbow arm leg calf thigh thumb finger toe heel ear eye breast flank groin forearm'.split(
    ' ',
  ),
)
const LOCAL = new RegExp(String.raw`\b(?:${LOCAL_SIGNS.join('|')})\b`)
const EITHER = /\b(?:both|either|bilateral(?:ly)?|each)\b/
/** One complaint on one side is what a visit is about where so many of its sides agree. */
const AGREED = 0.75

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
  const focus = focusOf(all, ofPatient)
  const firstSaid = {
    left: said.findIndex((sides) => sides.some(({ side }) => side === 'left')),
    right: said.findIndex((sides) => sides.some(({ side }) => side === 'right')),
    bilateral: 0,
  }
  return facts.map(({ likelySide, ...fact }) => {
    if (fact.attributes.side !== undefined) return fact
    const at = likelySide === undefined ? -1 : firstSaid[likelySide]
    // A side must have been said, by the line after the fact at the latest.
    if (likelySide && isSided(fact) && at >= 0 && at <= (fact.said[0]?.line ?? 0) + 1)
      return { ...fact, attributes: { ...fact.attributes, side: likelySide } }
    if (UNSIDED.has(fact.kind) || (known.size === 0 && !focus)) return fact
    const words = wordsOf(lines, fact)
    const side = EITHER.test(words) ? undefined : sideOf(words, known, focus)
    return side ? { ...fact, attributes: { ...fact.attributes, side } } : fact
  })
}

/** Drugs, habits and relatives are on no side. */
const NEVER_SIDED = new Set<FramedFact['kind']>(['medication', 'allergy', 'family', 'social'])
/** What the body has once. */
const MIDLINE =
  /\b(?:uvula|trachea|heart|murmur|abdomen|throat|nose|tongue|bladder|bowels?|stomach|spine|thyroid|fever|nausea|weight|appetite)\b/

function isSided({ kind, concept }: FramedFact): boolean {
  return !NEVER_SIDED.has(kind) && !MIDLINE.test(concept)
}

function wordsOf(lines: readonly LedgerLine[], fact: FramedFact): string {
  const quoted = fact.said.map(({ line, from, to }) => lines[line]?.text.slice(from, to) ?? '')
  return normalise([fact.concept, fact.attributes.site ?? '', ...quoted].join(' '))
}

function sideOf(
  words: string,
  known: ReadonlyMap<string, Side>,
  focus: SidedPart | undefined,
): Side | undefined {
  const parts = findParts(tokensOf(words))
  const named = parts.find((part) => known.has(part))
  if (named !== undefined) return known.get(named)
  if (!focus || parts.some((part) => part !== focus.part)) return undefined
  return LOCAL.test(words) ? focus.side : undefined
}

/** The limb that most is said of, where nearly all that is said of sides agrees. */
function focusOf(
  all: readonly SidedPart[],
  ofPatient: readonly SidedPart[],
): SidedPart | undefined {
  const limbs = all.filter(({ part }) => LIMBS.has(part))
  const own = ofPatient.filter(({ part }) => LIMBS.has(part))
  const counted = own.length > 0 ? own : limbs
  const right = counted.filter(({ side }) => side === 'right').length
  const most = Math.max(right, counted.length - right)
  if (counted.length === 0 || most / counted.length < AGREED) return undefined
  const side: Side = right === most ? 'right' : 'left'
  const part = mostCommon(limbs.filter((limb) => limb.side === side).map((limb) => limb.part))
  return part === undefined ? undefined : { part, side }
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
