import { findParts } from '../../../find-sides.ts'
import { tokensOf } from '../../../tokens.ts'
import type { FramedFact } from '../../fact.ts'
import { plainIn } from '../../reading/words-in.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

const INSTEAD =
  /\bnot (?:(?:in|on|the|my) )*(left|right)(?: ([a-z]+))?[\s,.;]*(?:(?:it's|its|it is|that's|but|no|actually|rather|in|on) )*(?:(?:the|my) )*(left|right)\b(?! (?:there|here|away)\b)/
/** It was on that side, and is on the other one. */
const MOVED = /\b(?:now|any ?more|no longer|started|moved|went|goes)\b/

/** So many lines after it was named a side is corrected. */
const REACH_LINES = 3

interface Correction {
  readonly at: number
  readonly denied: string
  readonly meant: 'left' | 'right'
  readonly parts: readonly string[]
}

/** 'Your right hip?' — 'It's not the right hip, it's the left.': whoever has it knows the side. */
export function settleDeniedSides(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  const settled = new Map<FramedFact, Correction>()
  for (const correction of lines.flatMap(correctionsIn))
    for (const fact of meantBy(correction, lines, facts)) settled.set(fact, correction)
  return facts.map((fact) => {
    const own = settled.get(fact)
    if (own === undefined) return fact
    return {
      ...fact,
      attributes: { ...fact.attributes, side: own.meant },
      lines: [...new Set([...fact.lines, own.at])].sort((a, b) => a - b),
    }
  })
}

function correctionsIn(line: LedgerLine, at: number): Correction[] {
  const words = plainIn(line, line.text)
  const [, denied, part = '', meant] = INSTEAD.exec(words) ?? []
  if (line.role !== 'patient' || MOVED.test(words) || denied === undefined || denied === meant)
    return []
  return meant === 'left' || meant === 'right'
    ? [{ at, denied, meant, parts: findParts(tokensOf(part)) }]
    : []
}

/** What was said to be on the denied side; without a part, only if a single part was spoken of. */
function meantBy(
  { at, denied, parts }: Correction,
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  const named = facts.filter(
    (fact) =>
      fact.polarity === 'present' && fact.attributes.side === denied && isSaidBefore(fact, at),
  )
  if (parts.length > 0)
    return named.filter((fact) => partsOf(lines, fact).some((part) => parts.includes(part)))
  return new Set(named.map((fact) => partsOf(lines, fact).join())).size > 1 ? [] : named
}

function isSaidBefore({ said: [named] }: FramedFact, at: number): boolean {
  return named !== undefined && named.line < at && at - named.line <= REACH_LINES
}

function partsOf(lines: readonly LedgerLine[], { concept, said }: FramedFact): string[] {
  const words = said.map(({ line, from, to }) => lines[line]?.text.slice(from, to) ?? '')
  return findParts(tokensOf([concept, ...words].join(' ').toLowerCase()))
}
