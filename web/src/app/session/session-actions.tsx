import type { Session } from '@chartwright/contract/sessions'
import type { Template } from '@chartwright/contract/templates'
import { BookUser, ListTodo, UserRound } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { PatientPicker } from '../../features/patients/patient-picker.tsx'
import { useLinkPatient } from '../../features/sessions/use-link-patient.ts'
import { useGenerateTasks } from '../../features/tasks/generating/use-generate-tasks.ts'
import { CreateNoteMenu } from '../../features/templates/create-note-menu.tsx'
import { messageOf } from '../../lib/http/api-error.ts'
import { readWordsLeft } from '../../lib/last-words.ts'
import { Button } from '../../ui/inputs/button.tsx'
import { IconButton } from '../../ui/inputs/icon-button.tsx'
import { notifyError } from '../../ui/overlays/notify.ts'
import { useTranscriptText } from '../transcript/use-transcript-text.ts'
import { RECORD_FIRST, SELECT_SESSION, SELECT_SESSION_FOR_TASKS } from './session-sentences.ts'

const GeneratedTasksDialog = lazy(async () => ({
  default: (await import('../../features/tasks/generating/generated-tasks-dialog.tsx'))
    .GeneratedTasksDialog,
}))

interface SessionActionsProps {
  session: Pick<Session, 'id' | 'patient_id' | 'patient_name'> | undefined
  isCreatingNote?: boolean
  onCreateNote?: (template: Template) => void
  onOpenPatient?: (patientId: string) => void
}

/** Document 2 §2.3. Without a session each says what is missing. */
export function SessionActions({
  session,
  isCreatingNote = false,
  onCreateNote,
  onOpenPatient,
}: SessionActionsProps) {
  const [isPicking, setIsPicking] = useState(false)
  const [isLooking, setIsLooking] = useState(false)
  const linkPatient = useLinkPatient()
  const readTranscript = useTranscriptText(session?.id)
  const { generated, generate, close } = useGenerateTasks()

  const requireSession = (): boolean => {
    if (!session) notifyError(SELECT_SESSION)
    return session !== undefined
  }
  const generateTasks = async (): Promise<void> => {
    if (!session) {
      notifyError(SELECT_SESSION_FOR_TASKS)
      return
    }
    setIsLooking(true)
    try {
      const transcript = await readTranscript()
      const isSilent = transcript === '' && !(await readWordsLeft(session.id))
      if (isSilent) notifyError(RECORD_FIRST)
      else void generate(session.id, transcript)
    } catch (error) {
      notifyError(messageOf(error))
    } finally {
      setIsLooking(false)
    }
  }
  return (
    <div className="print:hidden grid grid-cols-2 gap-2 max-md:w-full md:flex md:flex-wrap max-md:[&>:first-child]:col-span-2">
      <div className="flex min-w-0 gap-1">
        <Button
          icon={<UserRound aria-hidden className="size-4 shrink-0" />}
          onClick={() => setIsPicking(requireSession())}
          className="min-w-0 flex-1"
        >
          <span dir="auto" className="truncate md:max-w-40">
            {session?.patient_name ?? 'Select Patient'}
          </span>
        </Button>
        {session?.patient_id && onOpenPatient && (
          <IconButton
            label="Open the patient's page"
            icon={<BookUser aria-hidden className="size-4" />}
            onClick={() => onOpenPatient(session.patient_id ?? '')}
          />
        )}
      </div>
      <Button
        icon={<ListTodo aria-hidden className="size-4" />}
        busy={isLooking}
        onClick={() => void generateTasks()}
      >
        Generate Task
      </Button>
      <CreateNoteMenu
        isBusy={isCreatingNote}
        canOpen={requireSession}
        onChoose={(template) => onCreateNote?.(template)}
      />
      {session && generated && (
        <Suspense>
          <GeneratedTasksDialog
            open
            onOpenChange={close}
            tasks={generated.tasks}
            wait={generated.wait}
            provider={generated.provider}
            patientId={session.patient_id}
            sessionId={session.id}
          />
        </Suspense>
      )}
      {session && (
        <PatientPicker
          open={isPicking}
          onOpenChange={setIsPicking}
          onSelect={(patient) => linkPatient(session, patient)}
          selectedId={session.patient_id ?? undefined}
          onUnlink={() => linkPatient(session, undefined)}
        />
      )}
    </div>
  )
}
