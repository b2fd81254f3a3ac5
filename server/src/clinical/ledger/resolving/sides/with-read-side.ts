import type { FramedFact, Side } from '../../fact.ts'
import { areOneLimb, type HeardPart } from './heard-sides.ts'
import { LIMB_OF } from './limbs.data.ts'
import { mayBeOnReadSide } from './may-have-side.ts'
import type { SidedPart } from './side-topic.ts'

/** How likely the reader must find a side: less of the part that the visit is about, on its side. */
const LEAST = { ofTopic: 0.5, ofLimb: 0.6, other: 0.8 }

/** A part whose side no rule tells is on the side that the reader is sure of, if somebody speaks of that side. */
export function withReadSide(
  fact: FramedFact,
  odds: FramedFact['sideOdds'],
  heard: readonly HeardPart[],
  topic: SidedPart | undefined,
  parts: readonly string[],
): FramedFact {
  if (!odds || !mayBeOnReadSide(fact)) return fact
  const side = (['left', 'right', 'bilateral'] as const).reduce((one, other) =>
    odds[other] > odds[one] ? other : one,
  )
  return odds[side] >= leastFor(side, heard, topic, parts)
    ? { ...fact, attributes: { ...fact.attributes, side } }
    : fact
}

function leastFor(
  side: Side,
  heard: readonly HeardPart[],
  topic: SidedPart | undefined,
  parts: readonly string[],
): number {
  if (side === 'bilateral') return LEAST.other
  if (topic && side !== topic.side) return Infinity
  // A part of no limb in the tables may be the very part.
  if (topic && parts.some((part) => part === topic.part || LIMB_OF[part] === undefined))
    return LEAST.ofTopic
  if (topic) return parts.some((part) => areOneLimb(part, topic.part)) ? LEAST.ofLimb : LEAST.other
  return heard.some((one) => one.side === side) ? LEAST.other : Infinity
}
