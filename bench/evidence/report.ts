import type { DescribedVisit } from './described-visit.ts'
import { measureFaults } from './measure-faults.ts'
import { measureNotes } from './measure-notes.ts'

interface Listed {
  readonly alarms: boolean
  readonly missed: boolean
}

/** What is marked in unmodified notes, and which planted faults are found, as lines to print. */
export function report(
  name: string,
  visits: readonly DescribedVisit[],
  isListing: Listed,
): string[] {
  const figures = measureNotes(visits)
  const { tally, missed, leftOut } = measureFaults(visits)
  const perNote = (count: number) => (count / figures.notes).toFixed(2)
  const lines = [
    `\n${name}, ${figures.notes} notes`,
    `sentences with a link: ${percent(figures.linked, figures.sentences)} of ${figures.sentences}`,
    `marked as they are, per note: contradicted ${perNote(figures.contradicted)}, inner conflicts ${perNote(figures.innerConflicts)}; facts not in the note ${perNote(figures.omissions)}; quietly: uncertain ${perNote(figures.uncertain)}, unsupported ${perNote(figures.unsupported)}`,
  ]
  for (const [kind, { planted, caught, clearly }] of Object.entries(tally))
    lines.push(
      `${kind.padEnd(20)} planted ${String(planted).padStart(4)}  caught ${String(caught).padStart(4)} (${percent(caught, planted)})  clearly ${clearly}  missed ${planted - caught}`,
    )
  const all = Object.values(tally).reduce((sum, { planted }) => sum + planted, 0)
  lines.push(`all                  planted ${all}  caught ${percent(all - missed.length, all)}`)
  for (const [why, count] of leftOut) lines.push(`not planted, because no fault: ${count} × ${why}`)
  if (isListing.alarms) lines.push(...figures.alarms.map((alarm) => `  ${alarm}`))
  if (isListing.missed)
    lines.push(
      ...missed.map(({ kind, before, after, lines: said }) =>
        [`  missed ${kind}: ${before} → ${after}`, ...said].join('\n      '),
      ),
    )
  return lines
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`
}
