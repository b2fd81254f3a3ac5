import { findParts } from '../../../find-sides.ts'
import type { FramedFact } from '../../fact.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import {
  areOneLimb,
  hearParts,
  heardIn,
  isOneSide,
  wordsIn,
  type HeardPart,
} from './heard-sides.ts'
import { LIMB_OF } from './limbs.data.ts'
import type { SidedPart } from './side-topic.ts'
import type { Trail } from './side-trail.ts'

/** How many lines back the examiner may have announced the body part. */
const PASSAGE_LINES = 16
/** How sure the reader must be of the side that far away. */
const LEAST_FAR = 0.7
const LOOKS_AT =
  /\b(?:look|looking|examine|examining|check|checking|exam|examination|focus|focused|feel|press|start with)\b/i

/**
 * 'I'll look at your left wrist first' … 'limited extension': found at that wrist until another part
 * or its other side is named, where the reader takes it to be on that side.
 */
export function examined(
  lines: readonly LedgerLine[],
  { kind, said: [named] }: FramedFact,
  { own }: Trail,
  odds: FramedFact['sideOdds'],
): SidedPart | undefined {
  if (kind !== 'finding' || !named || !odds) return undefined
  const since = findParts(own)
  if (sidedWithPart(hearParts(own)).length > 0) return undefined
  for (let at = named.line - 1; at >= Math.max(0, named.line - PASSAGE_LINES); at -= 1) {
    const line = lines[at]
    if (!line) continue
    const last = sidedWithPart(heardIn(line)).at(-1)
    if (!last) {
      since.push(...findParts(wordsIn(line)))
      continue
    }
    since.push(...findParts(wordsIn(line).slice(last.at + 1)))
    const isNear = isOneSide(last) && LOOKS_AT.test(line.text) && odds[last.side] >= LEAST_FAR
    return isNear && since.every((part) => areOneLimb(part, last.part)) ? last : undefined
  }
  return undefined
}

/** A side by itself ('your left, does that hurt?') does not end what is said of a part. */
function sidedWithPart(heard: readonly HeardPart[]): HeardPart[] {
  return heard.filter(({ part }) => LIMB_OF[part] !== undefined)
}

const NERVES = /\b(?:motor|sensation|sensory)\b/
const EXAM = /^(?:exam|examination|status)$/
const EXAM_REACH = 5

/** 'On the neurovascular exam of your left foot, motor and sensation are intact': of that foot, said in one breath. */
export function testedAt({ own }: Trail, { kind, concept }: FramedFact): SidedPart | undefined {
  if (kind !== 'finding' || !NERVES.test(concept)) return undefined
  const last = hearParts(own).at(-1)
  if (!last || !isOneSide(last) || LIMB_OF[last.part] === undefined) return undefined
  const before = own.slice(Math.max(0, last.at - EXAM_REACH), last.at)
  if (!before.some(({ word }) => EXAM.test(word))) return undefined
  const since = findParts(own.slice(last.at + 1))
  return since.every((part) => areOneLimb(part, last.part)) ? last : undefined
}
