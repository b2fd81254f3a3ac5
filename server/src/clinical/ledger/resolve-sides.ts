import { findParts, findSides } from '../find-sides.ts'
import { normalise } from '../normalise.ts'
import { tokensOf } from '../tokens.ts'
import type { FramedFact } from './fact.ts'
import type { LedgerLine } from './token-stream.ts'

type Side = 'left' | 'right'
/** What is examined, shown, concluded or done is about the part that was named last. */
const OF_NAMED_PART = new Set(['finding', 'result', 'assessment', 'plan', 'complaint', 'symptom'])
const LINES_BEFORE = 4
const LIMBS = new Set(
  'knee shoulder hip ankle foot hand wrist elbow arm leg calf thigh thumb finger toe heel ear eye breast'.split(
    ' ',
  ),
)

/** 'the knee' is the right knee where only the right one was spoken of. */
export function resolveSides(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  const said = lines.map(({ text }) => {
    const tokens = tokensOf(normalise(text))
    return { sides: findSides(tokens) }
  })
  const known = sidesByPart(
    said.flatMap(({ sides }) => sides),
    said.flatMap(({ sides }, at) => (lines[at]?.role === 'patient' ? sides : [])),
  )
  if (known.size === 0) return [...facts]
  return facts.map((fact) => {
    if (fact.attributes.side !== undefined || !OF_NAMED_PART.has(fact.kind)) return fact
    const part = partOf(fact, known) ?? partBefore(fact, lines, known)
    const side = part === undefined ? undefined : known.get(part)
    return side ? { ...fact, attributes: { ...fact.attributes, side } } : fact
  })
}

interface SidedPart {
  readonly part: string
  readonly side: Side
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

function partOf(fact: FramedFact, known: ReadonlyMap<string, Side>): string | undefined {
  const named = findParts(tokensOf(normalise(`${fact.concept} ${fact.attributes.site ?? ''}`)))
  return named.find((part) => known.has(part))
}

/** An examination names its joint or limb once; what is found there belongs to it. */
function partBefore(
  fact: FramedFact,
  lines: readonly LedgerLine[],
  known: ReadonlyMap<string, Side>,
): string | undefined {
  if (fact.kind !== 'finding' && fact.kind !== 'result') return undefined
  const [{ line, from } = { line: 0, from: 0 }] = fact.said
  for (let at = line; at >= Math.max(0, line - LINES_BEFORE); at -= 1) {
    const text = lines[at]?.text ?? ''
    const part = findParts(tokensOf(normalise(at === line ? text.slice(0, from) : text))).at(-1)
    if (part !== undefined) return LIMBS.has(part) && known.has(part) ? part : undefined
  }
  return undefined
}
