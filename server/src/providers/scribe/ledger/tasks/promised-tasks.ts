import { capital } from '../../../../clinical/realise/sentence.ts'
import type { ProposedTask, ScribeSegment } from '../../scribe.ts'
import { PROMISES } from './promises.data.ts'
import { plainSaid } from './task-around.ts'

/** What the clinician said to hand out or to tell: no fact of the ledger, but to be done. */
export function promisedTasks(segments: readonly ScribeSegment[]): ProposedTask[] {
  const found = new Map<string, ProposedTask>()
  for (const { id, text, speaker, role } of segments) {
    if (role === 'other' || (role ?? speaker) === 'patient') continue
    for (const { said, title, category } of PROMISES) {
      const match = said.exec(plainSaid(text.toLowerCase()))
      if (match === null) continue
      const name = capital(title(match.slice(1)))
      const known = found.get(name)
      const segmentIds = [...(known?.segmentIds ?? []), id]
      found.set(name, {
        title: name,
        category,
        dueDate: null,
        segmentIds: [...new Set(segmentIds)],
      })
    }
  }
  return [...found.values()]
}
