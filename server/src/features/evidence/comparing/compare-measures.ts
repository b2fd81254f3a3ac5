import type { VisitIndex } from '../indexing/index-visit.ts'
import type { Facts } from '../indexing/read-facts.ts'
import type { Compared, FoundConflict } from './found-conflict.ts'

/** Units whose numbers nobody writes without having heard them. */
const MEASURED = /^(?:pressure|degree|%|beat|hour|day|week|month|year)$/

const SPAN = /^(?:minute|hour|day|week|month|year)$/

/** Numbers that were said otherwise. */
export function compareMeasures(
  sentence: Facts,
  visit: VisitIndex,
  lines: readonly number[],
): Compared {
  const conflicts: FoundConflict[] = []
  let isUnsaid = false
  const amounts = new Set(sentence.amounts.map(({ at }) => at))
  for (const { figure, unit, at } of sentence.measures) {
    if (unit === '' || amounts.has(at) || isSaid(visit, figure, unit)) continue
    // '4 to 6 days' may stand for what was said in words.
    if (SPAN.test(unit) && isRange(sentence, at)) continue
    const said = saidOtherwise(visit, lines, unit)
    if (said)
      conflicts.push({
        kind: SPAN.test(unit) ? 'time' : 'number',
        written: show(figure, unit),
        ...said,
      })
    else if (MEASURED.test(unit)) isUnsaid = true
  }
  return { conflicts, isUnsaid }
}

function isRange({ tokens }: Facts, at: number): boolean {
  return tokens[at - 1]?.word === 'to' && tokens[at - 2]?.figure !== undefined
}

/** With its unit or with none: 'for three days', 'how many days? three'. */
function isSaid({ figures, spans }: VisitIndex, figure: string, unit: string): boolean {
  if (SPAN.test(unit)) return spans.has(`${figure} ${unit}`)
  if (figures.has(figure)) return true
  if (unit === 'of 10') return figures.has(figure.split('/')[0] ?? '')
  if (unit !== 'pressure') return false
  return figure.split('/').every((part) => figures.has(part))
}

/** By the lines that the sentence rests on, in this unit. */
function saidOtherwise(visit: VisitIndex, lines: readonly number[], unit: string) {
  for (const line of lines.toSorted((a, b) => a - b)) {
    for (const { facts } of visit.byLine[line] ?? []) {
      const other = facts.measures.find((item) => item.unit === unit)
      if (other) return { said: show(other.figure, unit), line }
    }
  }
  return undefined
}

function show(figure: string, unit: string): string {
  if (unit === 'pressure' || unit.startsWith('of ')) return figure
  return unit === '%' ? `${figure}%` : `${figure} ${unit}`
}
