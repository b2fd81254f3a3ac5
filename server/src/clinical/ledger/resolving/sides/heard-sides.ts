import { findParts, findSides } from '../../../find-sides.ts'
import { normalise } from '../../../normalise.ts'
import { rememberOf } from '../../../remember.ts'
import { tokensOf, type Token } from '../../../tokens.ts'
import type { Side } from '../../fact.ts'
import { withSidesCorrected } from '../../framing/places/corrected-sides.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { LIMB_OF, SEVERAL_ON_A_SIDE } from './limbs.data.ts'

/** A part of the body as it was said: on a side, on both, or 'the other one'. */
export interface HeardPart {
  readonly part: string
  readonly side: Side | 'other'
  /** The place of its token. */
  readonly at: number
}

/** The words of a line; found once for a line that comes again as the same object. */
export const wordsIn = rememberOf(({ text }: LedgerLine) =>
  tokensOf(normalise(withSidesCorrected(text))),
)

/** The parts of a line whose side its words tell, in order; found once for a line that comes again. */
export const heardIn = rememberOf((line: LedgerLine) => hearParts(wordsIn(line)))

export function hearParts(tokens: readonly Token[]): HeardPart[] {
  const unsided = tokens.flatMap((token, at): HeardPart[] => {
    const [part] = findParts([token])
    if (part === undefined || LIMB_OF[part] === undefined) return []
    if (OTHER.test(tokens[at - 1]?.word ?? '')) return [{ part, side: 'other', at }]
    return isPair(tokens, at, part) ? [{ part, side: 'bilateral', at }] : []
  })
  const sided = findSides(tokens).map((one): HeardPart =>
    isCompared(tokens, one.at) ? { ...one, side: 'other' } : one,
  )
  return [...sided, ...unsided].sort((one, next) => one.at - next.at)
}

/** 'compared to the left knee': that one is not what is talked about. */
function isCompared(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - REACH), at).some(({ word }) => word === 'compared')
}

const OTHER = /^(?:other|opposite|contralateral)$/
const BOTH = /^(?:both|either|each|bilateral)$/
const REACH = 3

/** 'knees', 'both of my knees', 'either ear' */
function isPair(tokens: readonly Token[], at: number, part: string): boolean {
  const { word = '', norm = '' } = tokens[at] ?? {}
  const isPlural = word === 'feet' || (word !== norm && !word.endsWith("'s"))
  if (isPlural && !SEVERAL_ON_A_SIDE.includes(part)) return true
  return tokens.slice(Math.max(0, at - REACH), at).some((before) => BOTH.test(before.word))
}

export function isOneSide(heard: HeardPart): heard is HeardPart & { side: 'left' | 'right' } {
  return heard.side === 'left' || heard.side === 'right'
}

/** 'hand' and 'elbow', 'ear' and 'ear'. */
export function areOneLimb(one: string, other: string | undefined): boolean {
  const limb = LIMB_OF[one]
  return limb !== undefined && limb === LIMB_OF[other ?? '']
}
