import type { Session } from '@chartwright/contract/sessions'
import type { Template } from '@chartwright/contract/templates'
import { ListTodo, UserRound } from 'lucide-react'
import { useState } from 'react'
import { PatientPicker } from '../features/patients/patient-picker.tsx'
import { useLinkPatient } from '../features/sessions/use-link-patient.ts'
import { CreateNoteMenu } from '../features/templates/create-note-menu.tsx'
import { Button } from '../ui/button.tsx'
import { notifyError } from '../ui/notify.ts'

// Spec 2 §5, session-selection alerts.
const SELECT_SESSION = 'Please select a session first'
const SELECT_SESSION_FOR_TASKS = 'Please select a session first to generate tasks.'
const RECORD_FIRST = 'Please transcribe or record session first!'

interface SessionActionsProps {
  session: Pick<Session, 'id' | 'patient_id' | 'patient_name'> | undefined
  isCreatingNote?: boolean
  onCreateNote?: (template: Template) => void
}

/** Document 2 §2.3. Without a session each says what is missing. */
export function SessionActions({
  session,
  isCreatingNote = false,
  onCreateNote,
}: SessionActionsProps) {
  const [isPicking, setIsPicking] = useState(false)
  const linkPatient = useLinkPatient()

  const requireSession = (): boolean => {
    if (!session) notifyError(SELECT_SESSION)
    return session !== undefined
  }
  return (
    <div className="grid grid-cols-2 gap-2 max-md:w-full md:flex md:flex-wrap max-md:[&>:nth-child(3)]:col-span-2">
      <Button
        icon={<UserRound aria-hidden className="size-4 shrink-0" />}
        onClick={() => setIsPicking(requireSession())}
      >
        <span dir="auto" className="max-w-40 truncate">
          {session?.patient_name ?? 'Select Patient'}
        </span>
      </Button>
      <Button
        icon={<ListTodo aria-hidden className="size-4" />}
        onClick={() => notifyError(session ? RECORD_FIRST : SELECT_SESSION_FOR_TASKS)}
      >
        Generate Task
      </Button>
      <CreateNoteMenu
        isBusy={isCreatingNote}
        canOpen={requireSession}
        onChoose={(template) => onCreateNote?.(template)}
      />
      {session && (
        <PatientPicker
          open={isPicking}
          onOpenChange={setIsPicking}
          onSelect={(patient) => linkPatient(session, patient)}
          selectedId={session.patient_id ?? undefined}
        />
      )}
    </div>
  )
}
