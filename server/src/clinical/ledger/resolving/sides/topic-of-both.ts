import { findParts } from '../../../find-sides.ts'
import { tokensOf } from '../../../tokens.ts'
import type { FramedFact } from '../../fact.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { plainIn } from '../../reading/words-in.ts'
import { areOneLimb, heardIn, type HeardPart } from './heard-sides.ts'
import { JOINTED, LIMB_OF } from './limbs.data.ts'
import { isLocalSign, mayTakeOverSide } from './may-have-side.ts'
import type { WordedFact } from './side-topic.ts'
import { lastPart, type Trail } from './side-trail.ts'

const BOTH = /\b(?:both|bilateral)\b/
/** 'this one', 'one of them': the two joints are distinguished. */
const APART =
  /\b(?:this one|that one|one of them|one (?:knee|leg|hip|shoulder|ankle|foot|hand|wrist|elbow|arm))\b/
const IN_THE_PAST = /\bi(?:'ve)? had\b/
const TOLD_OF = new Set<FramedFact['kind']>(['complaint', 'symptom'])

/** The joint that the visit is about, if both sides are affected and nobody distinguishes them. */
export function topicOfBoth(
  lines: readonly LedgerLine[],
  worded: readonly WordedFact[],
  heard: readonly HeardPart[],
): string | undefined {
  const named = new Set(
    worded
      .filter(({ fact }) => TOLD_OF.has(fact.kind) && fact.polarity === 'present')
      .flatMap(({ words }) => findParts(tokensOf(words))),
  )
  const plain = lines.map((line) => plainIn(line, line.text))
  if (plain.some((words) => APART.test(words))) return undefined
  const told = new Set(
    worded
      .filter(({ fact }) => isFeltNow(fact))
      .flatMap(({ fact }) => fact.said.map(({ line }) => line)),
  )
  const said = lines.flatMap((line, at) => {
    const words = plain[at] ?? ''
    return told.has(at) && BOTH.test(words) && !IN_THE_PAST.test(words) ? heardIn(line) : []
  })
  return said.find(
    ({ part, side }) =>
      side === 'bilateral' &&
      named.has(part) &&
      JOINTED.includes(LIMB_OF[part] ?? '') &&
      heard.every((one) => one.side === 'bilateral' || !areOneLimb(one.part, part)),
  )?.part
}

function isFeltNow({ kind, polarity, time }: FramedFact): boolean {
  return TOLD_OF.has(kind) && polarity === 'present' && time === 'now'
}

const SHOWN = new Set<FramedFact['kind']>(['finding', 'assessment', 'result'])
/** The least probability that the fact has any side, according to the reader. */
const LEAST_SIDED = { local: 0.4, other: 0.8 }

/** Whether a finding or conclusion belongs to that joint on both sides. */
export function isOfBoth(
  fact: FramedFact,
  words: string,
  odds: FramedFact['sideOdds'],
  part: string,
  trail: Trail,
): boolean {
  if (!SHOWN.has(fact.kind) || !odds) return false
  if (!mayTakeOverSide(fact, words)) return false
  const sided = odds.left + odds.right + odds.bilateral
  if (sided < LEAST_SIDED[isLocalSign(words) ? 'local' : 'other']) return false
  const { site = part } = fact.attributes
  if (site !== part) return false
  const parts = findParts(tokensOf(words))
  return parts.every((one) => one === part) && lastPart(trail.all()) === part
}
