import { GENERATED_TASKS_CLOSE_MS } from '@chartwright/contract/limits'
import { useEffect, useMemo, useState } from 'react'
import { ApiError } from '../../../lib/http/api-error.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { DialogAlert } from '../dialogs/dialog-alert.tsx'
import { logFailure } from '../tell-quietly.ts'
import { GeneratedTaskRow } from './generated-task-row.tsx'
import { readGeneratedTasks, type GeneratedTask } from './read-generated-tasks.ts'
import { useCreateTasks } from './use-create-tasks.ts'

const NOT_ADDED = 'Failed to add tasks. Please try again.'

interface GeneratedTasksReviewProps {
  tasks: string | readonly GeneratedTask[]
  provider: string | undefined
  patientId: string | null
  sessionId: string | undefined
  onStage: (stage: 'empty-handed' | 'chosen' | 'adding' | 'done') => void
  onClose: () => void
}

export function GeneratedTasksReview(props: GeneratedTasksReviewProps) {
  const { tasks: input, provider, patientId, sessionId, onStage, onClose } = props
  const tasks = useMemo(() => readGeneratedTasks(input), [input])
  const addable = tasks.flatMap((task, index) => (task.is_added ? [] : [index]))
  /** By index: two may have the same title. All of them, until the person chooses. */
  const [picked, setPicked] = useState<ReadonlySet<number>>()
  const chosen = picked ?? new Set(addable)
  const [isDone, setIsDone] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { create, isCreating } = useCreateTasks({
    onCreated: () => setIsDone(true),
    onFailed: (error) => {
      logFailure(NOT_ADDED, error)
      const isKnown = error instanceof ApiError && error.code === 'TASK_EXISTS'
      setProblem(isKnown ? error.message : NOT_ADDED)
    },
  })

  const stage = isDone
    ? 'done'
    : isCreating
      ? 'adding'
      : picked && picked.size > 0
        ? 'chosen'
        : 'empty-handed'
  useEffect(() => onStage(stage), [stage, onStage])

  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(onClose, GENERATED_TASKS_CLOSE_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- counted once, from the success on
  }, [isDone])

  const toggle = (index: number): void => {
    const next = new Set(chosen)
    if (!next.delete(index)) next.add(index)
    setPicked(next)
  }
  const add = (): void => {
    setProblem(undefined)
    const wanted = tasks.filter((_, index) => chosen.has(index))
    create(
      wanted.map(({ title, category, due_date, segment_id }) => ({
        title,
        category,
        patient_id: patientId,
        status: 'pending',
        ...(due_date !== null && { due_date }),
        ...(sessionId !== undefined && { session_id: sessionId }),
        ...(segment_id !== null && { segment_id }),
      })),
    )
  }

  if (tasks.length === 0) {
    return (
      <>
        <p className="px-4 py-12 text-center text-ink-soft">No tasks generated from this session</p>
        <div className="flex justify-end p-4 pt-0">
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </>
    )
  }
  const isFixed = isCreating || isDone
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 px-4 pt-3 pb-2">
        <Button size="sm" disabled={isFixed} onClick={() => setPicked(new Set(addable))}>
          Select All
        </Button>
        <Button size="sm" disabled={isFixed} onClick={() => setPicked(new Set())}>
          Deselect All
        </Button>
        <p role="status" className="ml-auto text-sm text-ink-soft tabular-nums">
          {`${chosen.size} task(s) selected`}
        </p>
      </div>
      <ul className="min-h-0 flex-1 divide-y divide-line overflow-y-auto border-y border-line">
        {tasks.map((task, index) => (
          <GeneratedTaskRow
            key={index}
            task={task}
            isChosen={chosen.has(index)}
            isDone={isDone && chosen.has(index)}
            isFixed={isFixed}
            onToggle={() => toggle(index)}
          />
        ))}
      </ul>
      <div className="flex flex-col gap-3 p-4">
        <DialogAlert message={problem} />
        {provider !== undefined && (
          <p className="text-sm text-ink-faint">{`Proposed by ${provider}`}</p>
        )}
        <div className="flex justify-end gap-2">
          <Button disabled={isCreating} onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            disabled={chosen.size === 0 || isDone}
            busy={isCreating}
            busyLabel="Adding Tasks..."
            onClick={add}
          >
            {`Add ${chosen.size} Task(s)`}
          </Button>
        </div>
      </div>
    </>
  )
}
