import type { FoundConflict } from './found-conflict.ts'
import type { VisitIndex } from './index-visit.ts'
import type { Nearness } from './nearness.ts'
import type { Facts } from './read-facts.ts'
import type { SaidClause } from './said-clause.ts'

/** Where both sides were spoken of, how near the other must be, and how far this one. */
const LEAST_SHARED = 0.25
const MUCH_LESS = 0.8
const MUCH_OFTENER = 2

/** 'Left knee' where only the right one was spoken of. */
export function compareSides(
  sentence: Facts,
  visit: VisitIndex,
  lines: readonly number[],
  nearness: Nearness,
): FoundConflict[] {
  return sentence.sides.flatMap(({ side, part }): FoundConflict[] => {
    const other = side === 'left' ? 'right' : 'left'
    const hasBoth = sentence.sides.some((item) => item.side === other)
    if (hasBoth) return []
    const same = nearest(nearness, visit, part, side)
    const opposite = nearest(nearness, visit, part, other)
    const isConflict = same
      ? opposite && isNearer(opposite, same)
      : opposite && (part !== '' || opposite.shared >= LEAST_SHARED)
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

interface Nearest {
  readonly clause: SaidClause
  readonly shared: number
  /** How often this side of this part was named. */
  readonly count: number
}

function isNearer(opposite: Nearest, same: Nearest): boolean {
  if (opposite.shared >= LEAST_SHARED && same.shared <= MUCH_LESS * opposite.shared) return true
  return opposite.shared >= same.shared && opposite.count >= MUCH_OFTENER * same.count
}

function nearest(
  nearness: Nearness,
  visit: VisitIndex,
  part: string,
  side: string,
): Nearest | undefined {
  let best: Omit<Nearest, 'count'> | undefined
  let count = 0
  for (const clause of visit.sided) {
    const isSaid = clause.facts.sides.some(
      (item) => item.side === side && (part === '' || item.part === part),
    )
    if (!isSaid) continue
    count += 1
    const shared = nearness(clause, ['left', 'right'])
    if (!best || shared > best.shared) best = { clause, shared }
  }
  return best && { ...best, count }
}

/** Where this side is never named, and the lines that the sentence rests on name the other. */
function lineOfOther(visit: VisitIndex, lines: readonly number[], side: string) {
  if (visit.sided.some(({ facts }) => facts.sides.some((item) => item.side === side)))
    return undefined
  return visit.sided.find(({ line, facts }) => lines.includes(line) && facts.sides.length > 0)?.line
}
