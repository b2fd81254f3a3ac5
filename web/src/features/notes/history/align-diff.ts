import type { DiffPart } from '../../../lib/text/diff-notes.ts'

export interface DiffRow {
  /** Undefined: there is nothing on this side. */
  readonly before: DiffPart | undefined
  readonly after: DiffPart | undefined
}

/** Puts removed text beside its replacement. */
export function alignDiff(parts: readonly DiffPart[]): DiffRow[] {
  const rows: DiffRow[] = []
  let removed: DiffPart[] = []
  let added: DiffPart[] = []
  const settle = (): void => {
    for (let at = 0; at < Math.max(removed.length, added.length); at++) {
      rows.push({ before: removed[at], after: added[at] })
    }
    removed = []
    added = []
  }
  for (const part of parts) {
    if (part.kind === 'removed') removed.push(part)
    else if (part.kind === 'added') added.push(part)
    else {
      settle()
      rows.push({ before: part, after: part })
    }
  }
  settle()
  return rows
}
