import { findParts } from '../../../find-sides.ts'
import { tokensOf } from '../../../tokens.ts'
import type { FramedFact } from '../../fact.ts'
import { sentenceAround } from '../../framing/wording/sentence-around.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { plainIn } from '../../reading/words-in.ts'

const FELT = new Set<FramedFact['kind']>(['symptom', 'complaint'])
const BOTH = /\bboth (?:of )?(?:my|the|his|her|your) ([a-z]+)\b/
const WORSE =
  /\b(left|right)(?: [a-z']+){0,5}? (?:the (?:most|worst)|worse|more|most|worst)\b|\b(?:worse|more|mostly|worst) (?:in|on|at) (?:my |the |his |her )?(left|right)\b/

/** 'weak in the arms, on the right side more than the left' */
const MORE_THAN_OTHER =
  /\b(left|right)(?: side)? (?:is )?(?:more|worse|greater)(?: so)? than (?:on |in )?(?:the |my |his |her )?(?:left|right)\b/

/** 'Both my elbows, but my right elbow hurts the most': it is in both, and worse in one. */
export function worseOnOne(
  lines: readonly LedgerLine[],
  fact: FramedFact,
  words: string,
): FramedFact {
  const { side } = fact.attributes
  if (!FELT.has(fact.kind) || fact.polarity === 'absent') return fact
  const worse = MORE_THAN_OTHER.exec(sentenceOf(lines, fact))?.[1]
  if (worse !== undefined && (side === worse || side === 'bilateral'))
    return inBoth(fact, `worse on the ${worse}`)
  if (side === 'bilateral' || side === undefined) return fact
  const parts = findParts(tokensOf(words))
  for (const line of lines) {
    if (line.role !== 'patient') continue
    const plain = plainIn(line, line.text)
    const both = BOTH.exec(plain)?.[1]
    if (both === undefined) continue
    const [, first, second] = WORSE.exec(plain) ?? []
    if ((first ?? second) !== side) continue
    if (!findParts(tokensOf(both)).some((part) => parts.includes(part))) continue
    return inBoth(fact, `worse on the ${side}`)
  }
  return fact
}

function inBoth(fact: FramedFact, worse: string): FramedFact {
  const { detail = worse } = fact.attributes
  const told = /^(?:more|worse|greater) than\b/.test(detail) ? worse : detail
  return { ...fact, attributes: { ...fact.attributes, detail: told, side: 'bilateral' } }
}

function sentenceOf(lines: readonly LedgerLine[], { said: [named] }: FramedFact): string {
  if (named === undefined) return ''
  const line = lines[named.line]
  const text = line?.text ?? ''
  const { before, after } = sentenceAround(text, named)
  return plainIn(line, `${before}${text.slice(named.from, named.to)}${after}`)
}
