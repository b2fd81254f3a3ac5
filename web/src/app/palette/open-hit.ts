import type { SearchHit } from '@chartwright/contract/search'
import type { WorkspaceUrl } from '../workspace/use-workspace-url.ts'

/** Goes to where it was found. */
export function openHit(url: WorkspaceUrl, { session, note, line, task_id }: SearchHit): void {
  if (task_id !== null) url.openTask(task_id)
  else if (session && note) url.openPlace(session.id, { noteId: note.id })
  else if (session && line) url.openPlace(session.id, { lineId: line.id })
  else if (session) url.openSession(session.id)
}
