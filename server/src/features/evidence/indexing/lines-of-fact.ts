import type { Fact } from '@chartwright/contract/facts'
import type { VisitIndex } from './index-visit.ts'

/**
 * Places of the lines that a fact rests on, in their order; none where it was typed or added. Its
 * own places hold only while the lines of its quotations are where they were.
 */
export function linesOfFact({ said, lines }: Fact, visit: VisitIndex): number[] {
  const quoted = said.flatMap(({ segment_id: id }) => (id === null ? [] : placeOf(visit, id)))
  const isSame = quoted.length > 0 && quoted.every((place) => lines.includes(place))
  return [...new Set(isSame ? lines : quoted)]
    .filter((place) => visit.lines[place] !== undefined)
    .toSorted((a, b) => a - b)
}

function placeOf({ places }: VisitIndex, id: string): number[] {
  const place = places.get(id)
  return place === undefined ? [] : [place]
}
