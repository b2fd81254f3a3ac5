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
const TOLD_OF = new Set<FramedFact['kind']>(['complaint', 'symptom'])

/** The joint that a visit is about on both sides, where nobody tells one side from the other. */
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
  const said = lines.filter((line) => BOTH.test(plainIn(line, line.text))).flatMap(heardIn)
  return said.find(
    ({ part, side }) =>
      side === 'bilateral' &&
      named.has(part) &&
      JOINTED.includes(LIMB_OF[part] ?? '') &&
      heard.every((one) => one.side === 'bilateral' || !areOneLimb(one.part, part)),
  )?.part
}

const SHOWN = new Set<FramedFact['kind']>(['finding', 'assessment', 'result'])
/** How likely the reader must find it to have a side, whichever. */
const LEAST_SIDED = { local: 0.4, other: 0.8 }

/** Whether what is found or concluded is of the joint that the visit is about on both sides. */
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
