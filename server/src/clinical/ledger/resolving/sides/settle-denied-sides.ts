import { findParts } from '../../../find-sides.ts'
import { tokensOf } from '../../../tokens.ts'
import type { FramedFact } from '../../fact.ts'
import { plainIn } from '../../reading/words-in.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

const INSTEAD =
  /\bnot (?:(?:in|on|the|my) )*(left|right)(?: ([a-z]+))?[\s,.;]*(?:(?:it's|its|it is|that's|but|no|actually|rather|in|on) )*(?:(?:the|my) )*(left|right)\b(?! now| there| here| away)/

/** So many lines after it was named a side is corrected. */
const REACH_LINES = 3

/** 'Your right hip?' — 'It's not the right hip, it's the left.': whoever has it knows the side. */
export function settleDeniedSides(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  const corrections = lines.flatMap((line, at) => {
    const [, denied, part = '', meant] = INSTEAD.exec(plainIn(line, line.text)) ?? []
    if (line.role !== 'patient' || (meant !== 'left' && meant !== 'right') || denied === meant)
      return []
    return [{ at, denied, meant, parts: findParts(tokensOf(part)) }]
  })
  return facts.map((fact) => {
    const own = corrections.find(
      ({ at, denied, parts }) =>
        fact.attributes.side === denied &&
        isSaidBefore(fact, at) &&
        (parts.length === 0 || partsOf(lines, fact).some((part) => parts.includes(part))),
    )
    if (own === undefined) return fact
    return {
      ...fact,
      attributes: { ...fact.attributes, side: own.meant },
      lines: [...new Set([...fact.lines, own.at])].sort((a, b) => a - b),
    }
  })
}

function isSaidBefore({ said: [named] }: FramedFact, at: number): boolean {
  return named !== undefined && named.line < at && at - named.line <= REACH_LINES
}

function partsOf(lines: readonly LedgerLine[], { concept, said }: FramedFact): string[] {
  const words = said.map(({ line, from, to }) => lines[line]?.text.slice(from, to) ?? '')
  return findParts(tokensOf([concept, ...words].join(' ').toLowerCase()))
}
