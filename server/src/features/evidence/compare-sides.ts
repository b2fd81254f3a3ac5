import { sharedWeight } from './compare-findings.ts'
import type { FoundConflict } from './found-conflict.ts'
import type { VisitIndex } from './index-visit.ts'
import type { Facts } from './read-facts.ts'
import type { SaidClause } from './said-clause.ts'

const CLEARLY_NEARER = 0.2
const CLEARLY_SHARED = 0.5

/** 'Left knee' where only the right one was spoken of. */
export function compareSides(
  sentence: Facts,
  visit: VisitIndex,
  lines: readonly number[],
): FoundConflict[] {
  return sentence.sides.flatMap(({ side, part }): FoundConflict[] => {
    const other = side === 'left' ? 'right' : 'left'
    const hasBoth = sentence.sides.some((item) => item.side === other)
    if (hasBoth) return []
    const same = nearest(sentence, visit, part, side)
    const opposite = nearest(sentence, visit, part, other)
    const isConflict = same
      ? opposite &&
        opposite.shared >= CLEARLY_SHARED &&
        opposite.shared >= same.shared + CLEARLY_NEARER
      : opposite !== undefined
    const line = isConflict
      ? opposite?.clause.line
      : same || part === ''
        ? undefined
        : lineOfOther(visit, lines, side)
    if (line === undefined) return []
    const name = part === '' ? '' : ` ${part}`
    return [{ kind: 'side', written: `${side}${name}`, said: `${other}${name}`, line }]
  })
}

function nearest(sentence: Facts, visit: VisitIndex, part: string, side: string) {
  let best: { clause: SaidClause; shared: number } | undefined
  for (const clause of visit.clauses) {
    const isSaid = clause.facts.sides.some(
      (item) => item.side === side && (part === '' || item.part === part),
    )
    if (!isSaid) continue
    const shared = sharedWeight(sentence.words, clause.facts.words, visit)
    if (!best || shared > best.shared) best = { clause, shared }
  }
  return best
}

/** Where this side is never named, and the lines that the sentence rests on name the other. */
function lineOfOther(visit: VisitIndex, lines: readonly number[], side: string) {
  if (visit.clauses.some(({ facts }) => facts.sides.some((item) => item.side === side)))
    return undefined
  return visit.clauses.find(({ line, facts }) => lines.includes(line) && facts.sides.length > 0)
    ?.line
}
