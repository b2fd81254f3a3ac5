import type { Task } from '@chartwright/contract/tasks'
import { useEffect } from 'react'
import { notify } from '../../ui/overlays/notify.ts'
import type { Act } from './table/task-row.tsx'

interface WantedTask {
  readonly tasks: readonly Task[] | undefined
  readonly wantedTaskId: string | undefined
  readonly onOpen: Act
  readonly onShown: (() => void) | undefined
}

/** Opens the requested task as soon as the list has loaded. */
export function useWantedTask({ tasks, wantedTaskId, onOpen, onShown }: WantedTask): void {
  const isLoaded = tasks !== undefined
  useEffect(() => {
    if (wantedTaskId === undefined || !tasks) return
    const task = tasks.find(({ id }) => id === wantedTaskId)
    if (task) onOpen(task, null)
    else notify('The task is not there any more.')
    onShown?.()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each task, whatever the list does
  }, [wantedTaskId, isLoaded])
}
