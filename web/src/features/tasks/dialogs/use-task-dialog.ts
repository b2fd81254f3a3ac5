import type { Task } from '@chartwright/contract/tasks'
import { useCallback, useMemo, useRef, useState, type RefObject } from 'react'
import type { Act } from '../table/task-row.tsx'

/** As it was when the dialog was opened. */
export type OpenDialog =
  | { readonly kind: 'new' }
  | { readonly kind: 'edit' | 'details'; readonly task: Task }
  | { readonly kind: 'delete'; readonly tasks: readonly Task[] }

/** Which dialog is open, and where the focus goes when it closes. */
export function useTaskDialog(heading: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<OpenDialog>()
  const row = useRef<HTMLElement>(null)
  const fallbackFocus = useMemo<RefObject<HTMLElement | null>>(
    () => ({
      get current() {
        return row.current?.isConnected ? row.current : heading.current
      },
    }),
    [heading],
  )
  const show = useCallback((next: OpenDialog, opener: HTMLElement | null = null) => {
    row.current = opener
    setOpen(next)
  }, [])
  const onOpen = useCallback<Act>((task, opener) => show({ kind: 'details', task }, opener), [show])
  const onEdit = useCallback<Act>((task, opener) => show({ kind: 'edit', task }, opener), [show])
  const onDelete = useCallback<Act>(
    (task, opener) => show({ kind: 'delete', tasks: [task] }, opener),
    [show],
  )
  return {
    open,
    fallbackFocus,
    ...{ onOpen, onEdit, onDelete },
    openNew: () => show({ kind: 'new' }),
    deleteSelected: (tasks: readonly Task[]) => show({ kind: 'delete', tasks }),
    /** A late response closes its own dialog, not one opened since. */
    close: (which: OpenDialog) => setOpen((now) => (now === which ? undefined : now)),
  }
}

export type TaskDialog = ReturnType<typeof useTaskDialog>
