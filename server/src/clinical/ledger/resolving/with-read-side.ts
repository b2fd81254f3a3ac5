import type { FramedFact, Side } from '../fact.ts'
import type { HeardPart } from './heard-sides.ts'
import { mayBeOnReadSide } from './may-have-side.ts'
import type { SidedPart } from './side-topic.ts'

/** How likely the reader must find a side: less where the visit is about that side. */
const LEAST = { ofTopic: 0.5, other: 0.8 }

/** A part whose side no rule tells is on the side that the reader is sure of, if somebody speaks of that side. */
export function withReadSide(
  fact: FramedFact,
  odds: FramedFact['sideOdds'],
  heard: readonly HeardPart[],
  topic: SidedPart | undefined,
): FramedFact {
  if (!odds || !mayBeOnReadSide(fact)) return fact
  const side = (['left', 'right', 'bilateral'] as const).reduce((one, other) =>
    odds[other] > odds[one] ? other : one,
  )
  return odds[side] >= leastFor(side, heard, topic)
    ? { ...fact, attributes: { ...fact.attributes, side } }
    : fact
}

function leastFor(side: Side, heard: readonly HeardPart[], topic: SidedPart | undefined): number {
  if (side === 'bilateral') return LEAST.other
  if (topic) return side === topic.side ? LEAST.ofTopic : Infinity
  return heard.some((one) => one.side === side) ? LEAST.other : Infinity
}
