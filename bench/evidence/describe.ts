import { describeNote, type Description } from '../../server/src/features/evidence/describe-note.ts'
import type { VisitIndex } from '../../server/src/features/evidence/index-visit.ts'

/** A note that a scribe wrote for clinicians, without anything typed beside the visit. */
export function describe(html: string, visit: VisitIndex): Description {
  return describeNote({ html, visit, context: [], isScribes: () => true, reader: 'clinician' })
}
