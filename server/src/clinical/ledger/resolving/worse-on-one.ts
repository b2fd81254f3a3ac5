import { findParts } from '../../find-sides.ts'
import { normalise } from '../../normalise.ts'
import { tokensOf } from '../../tokens.ts'
import type { FramedFact } from '../fact.ts'
import type { LedgerLine } from '../reading/token-stream.ts'

const FELT = new Set<FramedFact['kind']>(['symptom', 'complaint'])
const BOTH = /\bboth (?:of )?(?:my|the|his|her|your) ([a-z]+)\b/
const WORSE =
  /\b(left|right)(?: [a-z']+){0,5}? (?:the (?:most|worst)|worse|more|most|worst)\b|\b(?:worse|more|mostly|worst) (?:in|on|at) (?:my |the |his |her )?(left|right)\b/

/** 'Both my elbows, but my right elbow hurts the most': it is in both, and worse in one. */
export function worseOnOne(
  lines: readonly LedgerLine[],
  fact: FramedFact,
  words: string,
): FramedFact {
  const { side } = fact.attributes
  if (!FELT.has(fact.kind) || fact.polarity === 'absent' || side === 'bilateral') return fact
  const parts = findParts(tokensOf(words))
  for (const { role, text } of lines) {
    if (role !== 'patient') continue
    const plain = normalise(text)
    const both = BOTH.exec(plain)?.[1]
    const [, first, second] = WORSE.exec(plain) ?? []
    if (both === undefined || (first ?? second) !== side || side === undefined) continue
    if (!findParts(tokensOf(both)).some((part) => parts.includes(part))) continue
    const attributes = { detail: `worse on the ${side}`, ...fact.attributes, side: 'bilateral' }
    return { ...fact, attributes }
  }
  return fact
}
