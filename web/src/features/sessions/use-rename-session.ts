import type { Session } from '@chartwright/contract/sessions'
import { useChangeSession } from './use-change-session.ts'

/** Spec 2 §4.3, §5: the name is saved trimmed and immediately; an empty one is not saved. */
export function useRenameSession(): (session: Pick<Session, 'id' | 'name'>, name: string) => void {
  const change = useChangeSession('The session was not renamed.')
  return (session, name) => {
    const trimmed = name.trim()
    if (trimmed === '' || trimmed === session.name) return
    change({ id: session.id, before: { name: session.name }, after: { name: trimmed } })
  }
}
