import { findParts, findSides, type Sided } from '../../../clinical/find-sides.ts'
import { normalise } from '../../../clinical/normalise.ts'
import { tokensOf } from '../../../clinical/tokens.ts'
import type { KnownFact } from '../indexing/index-ledger.ts'
import type { Facts } from '../indexing/read-facts.ts'
import {
  isByPerson,
  wordsOf,
  type ComparedSentence,
  type LedgerConflict,
  type NamedThing,
} from './ledger-conflict.ts'

/** How far a side may stand from what has it, in words. */
const REACH = 4

/** A side that no fact about the thing has. */
export function compareLedgerSides(
  { mention, facts }: NamedThing,
  { read, isFromLedger }: ComparedSentence,
): LedgerConflict[] {
  const written = isFromLedger ? wordsOfSide(read) : read.sides
  const sides = new Set(written.map(({ side }) => side))
  const [side] = sides
  const beside = written.find(({ at }) => at >= mention.from - REACH && at <= mention.to + REACH)
  if (!beside || sides.size !== 1 || side === undefined) return []
  const other = side === 'left' ? 'right' : 'left'
  const [known] = facts
  const isOther = facts.every(
    (each) =>
      each.fact.attributes.side === other &&
      (isFromLedger || isByPerson(each) || isSaid(each, other, side)),
  )
  if (!known || !isOther) return []
  return [{ kind: 'side', written: `${side} ${wordsOf(read, mention.from, mention.to)}`, known }]
}

/** The writer says a side before whatever has it; nothing else in its sentences is 'right'. */
function wordsOfSide({ tokens }: Facts): Pick<Sided, 'side' | 'at'>[] {
  return tokens.flatMap(({ word }, at) =>
    word === 'left' || word === 'right' ? [{ side: word, at }] : [],
  )
}

const NO_SIDE_OF_ITS_OWN = new Set(['medication', 'plan', 'social', 'family'])

/** A side that was carried over from elsewhere in the visit is too little to speak against one. */
function isSaid({ fact }: KnownFact, side: string, other: string): boolean {
  const words = fact.said.flatMap((each) =>
    findSides(tokensOf(normalise(each.words))).map((found): string => found.side),
  )
  const isPart = findParts(tokensOf(fact.concept)).includes(fact.concept)
  return (
    !isPart && !NO_SIDE_OF_ITS_OWN.has(fact.kind) && words.includes(side) && !words.includes(other)
  )
}
