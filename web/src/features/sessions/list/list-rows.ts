import type { Session } from '@chartwright/contract/sessions'
import type { SessionGroup } from './group-sessions.ts'

export type ListRow =
  | {
      readonly kind: 'group'
      readonly key: string
      readonly label: string
      /** '12', or '100+' while the rest of the group is not loaded. */
      readonly count: string
      readonly isOpen: boolean
    }
  | { readonly kind: 'session'; readonly key: string; readonly session: Session }

/** The rows of the list from top to bottom. */
export function listRows(
  groups: readonly SessionGroup[],
  closed: ReadonlySet<string>,
  hasMore: boolean,
): ListRow[] {
  return groups.flatMap(({ key, label, sessions }, index): ListRow[] => {
    const isOpen = !closed.has(key)
    const isCut = hasMore && index === groups.length - 1
    const count = `${sessions.length}${isCut ? '+' : ''}`
    const rows = isOpen ? sessions : []
    return [
      { kind: 'group', key, label, count, isOpen },
      ...rows.map((session) => ({ kind: 'session' as const, key: session.id, session })),
    ]
  })
}
