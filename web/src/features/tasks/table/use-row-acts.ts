import type { Task } from '@chartwright/contract/tasks'
import { useEffect, useMemo, useRef } from 'react'
import type { TaskDialog } from '../dialogs/use-task-dialog.ts'
import type { TaskFace } from '../tasks.cache.ts'
import type { RowActs } from './task-row.tsx'

/** Stable functions, so that only changed rows are rendered again. */
export function useRowActs(
  { onOpen, onEdit, onDelete }: Pick<TaskDialog, 'onOpen' | 'onEdit' | 'onDelete'>,
  onToggle: (taskId: string) => void,
  change: (task: Task, after: Partial<TaskFace>) => void,
): RowActs {
  const latest = useRef(change)
  useEffect(() => {
    latest.current = change
  }, [change])
  return useMemo(
    () => ({
      onToggle,
      onOpen,
      onEdit,
      onDelete,
      onChange: (task, after) => latest.current(task, after),
    }),
    [onToggle, onOpen, onEdit, onDelete],
  )
}
