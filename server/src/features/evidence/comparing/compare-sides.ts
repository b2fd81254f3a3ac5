import type { Sided } from '../../../clinical/find-sides.ts'
import type { SaidSide } from '../indexing/index-sides.ts'
import type { VisitIndex } from '../indexing/index-visit.ts'
import type { Facts } from '../indexing/read-facts.ts'
import { nearestOf, type Nearness } from '../judging/nearness.ts'
import type { Compared, FoundConflict } from './found-conflict.ts'
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
): Compared {
  let isUnsaid = false
  if (sentence.sides.length === 0) return { conflicts: [], isUnsaid: false }
  const said = visit.sides.filter(({ isGuessed }) => !isGuessed)
  const conflicts = sentence.sides.flatMap(({ side, part }): FoundConflict[] => {
    const other = side === 'left' ? 'right' : 'left'
    const hasBoth = sentence.sides.some((item) => item.side === other)
    if (hasBoth) return []
    const same = nearest(nearness, said, part, side)
    const opposite = nearest(nearness, said, part, other)
    const isConflict = same
      ? opposite && isNearer(opposite, same)
      : opposite && (part !== '' || opposite.around >= LEAST_SHARED)
    const isNever = !said.some((item) => item.side === side)
    const line = isConflict
      ? opposite?.clause.line
      : isNever && part !== ''
        ? said.find(({ clause }) => lines.includes(clause.line))?.clause.line
        : undefined
    if (line === undefined) {
      if (isNever || (part !== '' && isGuessedOtherwise(nearness, visit, part, side)))
        isUnsaid = true
      return []
    }
    const name = part === '' ? '' : ` ${part}`
    return [{ kind: 'side', written: `${side}${name}`, said: `${other}${name}`, line }]
  })
  return { conflicts, isUnsaid }
}

interface Nearest {
  readonly clause: SaidClause
  readonly within: number
  readonly around: number
  /** How often this side of this part was named. */
  readonly count: number
}

function isNearer(opposite: Nearest, same: Nearest): boolean {
  if (opposite.around >= LEAST_SHARED && same.within <= MUCH_LESS * opposite.within) return true
  return opposite.within >= same.within && opposite.count >= MUCH_OFTENER * same.count
}

/** What the sentence tells was told of the other side, if a part is that which was named last. */
function isGuessedOtherwise(
  nearness: Nearness,
  { sides }: VisitIndex,
  part: string,
  side: Sided['side'],
): boolean {
  const same = nearest(nearness, sides, part, side)
  const opposite = nearest(nearness, sides, part, side === 'left' ? 'right' : 'left')
  if (!opposite || opposite.around < LEAST_SHARED) return false
  return !same || same.within <= MUCH_LESS * opposite.within
}

function nearest(
  nearness: Nearness,
  sides: readonly SaidSide[],
  part: string,
  side: string,
): Nearest | undefined {
  const said = sides.filter((item) => item.side === side && (part === '' || item.part === part))
  const best = nearestOf(said, ({ clause, words }) => nearness.within(clause, words, SIDES))
  if (!best) return undefined
  const { clause } = best.item
  const around = nearness.around(clause, SIDES)
  return { clause, within: best.within, around, count: said.length }
}

const SIDES = ['left', 'right']
