import { useState } from 'react'
import { describeWait, WRITE_NOW, type Wait } from '../../../lib/last-words.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useDiscardGuard } from '../../../ui/overlays/use-discard-guard.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { WaitNotice } from '../../../ui/wait-notice.tsx'
import { GeneratedTasksReview } from './generated-tasks-review.tsx'
import type { GeneratedTask } from './read-generated-tasks.ts'

interface GeneratedTasksDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Null while they are being generated; empty when that failed. */
  tasks: null | string | readonly GeneratedTask[]
  /** The last words of the visit are not transcribed yet. */
  wait?: Wait | undefined
  /** Who proposed them. */
  provider?: string | undefined
  /** Of the session. */
  patientId: string | null
  /** Where the tasks come from. */
  sessionId?: string | undefined
}

/** Document 2 §2.8, Generated Tasks. The selection is lost when it closes. */
export function GeneratedTasksDialog(props: GeneratedTasksDialogProps) {
  return props.open && <Opened {...props} />
}

type Stage = 'empty-handed' | 'chosen' | 'adding' | 'done'

function Opened(props: GeneratedTasksDialogProps) {
  const { onOpenChange, tasks, wait, provider, patientId, sessionId } = props
  const [stage, setStage] = useState<Stage>('empty-handed')
  const close = (): void => onOpenChange(false)
  const guard = useDiscardGuard(
    stage === 'chosen',
    close,
    'The tasks you selected are not added yet. If you close now, your selection is lost.',
  )
  return (
    <Dialog
      open
      title="Generated Tasks"
      description="Review and add tasks from your session"
      maxWidthPx={560}
      onOpenChange={() => {
        if (stage !== 'adding') guard.requestClose()
      }}
    >
      {tasks === null && wait ? (
        <div className="px-4 py-10">
          <WaitNotice
            {...describeWait(wait)}
            skipLabel={WRITE_NOW}
            onSkip={wait.writeNow}
            onCancel={close}
          />
        </div>
      ) : tasks === null ? (
        <p
          role="status"
          className="flex items-center justify-center gap-3 px-4 py-12 text-ink-soft"
        >
          <Spinner />
          Generating tasks...
        </p>
      ) : (
        <GeneratedTasksReview
          tasks={tasks}
          provider={provider}
          patientId={patientId}
          sessionId={sessionId}
          onStage={setStage}
          onClose={close}
        />
      )}
      {guard.question}
    </Dialog>
  )
}
