import type { Mention, Stretch } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { doneByOthers } from './done-by-others.ts'
import { notAfterAll } from './not-after-all.ts'
import { ofNoHelp } from './of-no-help.ts'
import { takenWhenFelt } from './taken-when-felt.ts'

/** The sentence of what would say something else without it; undefined where it can stand alone. */
export function quotedWhole(lines: readonly LedgerLine[], mention: Mention): Stretch | undefined {
  return (
    takenWhenFelt(lines, mention) ??
    doneByOthers(lines, mention) ??
    notAfterAll(lines, mention) ??
    ofNoHelp(lines, mention)
  )
}
