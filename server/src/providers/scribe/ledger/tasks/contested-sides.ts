import type { Fact } from '@chartwright/contract/facts'
import type { FoundTask } from './found-task.ts'

/**
 * Whether tasks of one visit take opposite sides of one part, and this one was not said with its
 * side: which of them is right nobody can tell from here.
 */
export function isContested({ fact }: FoundTask, all: readonly FoundTask[]): boolean {
  const { side, site } = fact.attributes
  if (!isOneSide(side) || site === undefined || isSaid(fact, side)) return false
  return all.some(({ fact: other }) => {
    const opposite = other.attributes.side
    return isOneSide(opposite) && opposite !== side && partOf(other).includes(site)
  })
}

function isOneSide(side: string | undefined): side is 'left' | 'right' {
  return side === 'left' || side === 'right'
}

function isSaid({ said }: Fact, side: string): boolean {
  return said.some(({ words }) => words.toLowerCase().includes(side))
}

function partOf({ concept, attributes }: Fact): string {
  return `${concept.toLowerCase()} ${attributes.site ?? ''}`
}
