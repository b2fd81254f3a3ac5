import { guessRoles, labelOf, type SpokenLine } from '../roles/guess-roles.ts'
import { isOfAnother } from '../roles/read-label.ts'
import type { LedgerLine } from './reading/token-stream.ts'

/** A line without its label, and where its own text begins in the line as it stands. */
export interface VisitLine extends LedgerLine {
  readonly offset: number
}

/** The lines of a transcript as the ledger reads them: who speaks is set, named or guessed. */
export function linesOfVisit(lines: readonly SpokenLine[]): VisitLine[] {
  const roles = guessRoles(lines)
  return lines.map((line, at) => {
    const label = labelOf(line)
    const text = label?.rest ?? line.text
    const isAnother = line.role === null && label !== undefined && isOfAnother(label.name)
    return {
      role: isAnother ? 'other' : (roles[at] ?? 'unsure'),
      text,
      offset: line.text.trimEnd().length - text.trimEnd().length,
    }
  })
}
