import { useState, type ReactNode } from 'react'
import { useWarnOfLoss } from '../../lib/use-warn-of-loss.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** For a dialog with typed text: a stray click asks first. Render the question in it. */
export function useDiscardGuard(isDirty: boolean, onClose: () => void, what: string) {
  const [isAsking, setIsAsking] = useState(false)

  useWarnOfLoss(isDirty)

  const question: ReactNode = (
    <ConfirmDialog
      open={isAsking}
      onOpenChange={setIsAsking}
      title="Discard changes?"
      confirmLabel="Discard"
      onConfirm={() => {
        setIsAsking(false)
        onClose()
      }}
    >
      <p>{what}</p>
    </ConfirmDialog>
  )
  return { question, requestClose: () => (isDirty ? setIsAsking(true) : onClose()) }
}
