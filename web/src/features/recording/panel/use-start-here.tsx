import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { isElsewhere } from '../recorder-view.ts'
import type { Recorder } from '../recorder.ts'

/** Start asks first if that ends the recording of another session. Render the question. */
export function useStartHere(recorder: Recorder): { start: () => void; question: ReactNode } {
  const [isAsking, setIsAsking] = useState(false)
  const question = (
    <ConfirmDialog
      open={isAsking}
      onOpenChange={setIsAsking}
      title="Stop the other recording?"
      confirmLabel="Stop it and start here"
      onConfirm={() => {
        setIsAsking(false)
        void recorder.start()
      }}
    >
      <p>Another session is being recorded. It ends there, and this session is recorded instead.</p>
    </ConfirmDialog>
  )
  const start = (): void => {
    if (isElsewhere(recorder.read())) setIsAsking(true)
    else void recorder.start()
  }
  return { start, question }
}
