import { UNSIGN_REASON_MAX_CHARS } from '@chartwright/contract/limits'
import type { Note } from '@chartwright/contract/notes'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { useSigning } from './use-signing.ts'

/** The reason stays in the history of the note. */
export function UnsignDialog({ note, onClose }: { note: Note; onClose: () => void }) {
  const { unsign } = useSigning(note)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isWorking, setIsWorking] = useState(false)
  const given = reason.trim()

  const confirm = async (): Promise<void> => {
    if (given === '' || isWorking) return
    setIsWorking(true)
    const hindrance = await unsign(given)
    setIsWorking(false)
    setProblem(hindrance)
    if (hindrance === undefined) onClose()
  }
  return (
    <Dialog open onOpenChange={onClose} title="Unsign note" maxWidthPx={440}>
      <form
        className="flex flex-col gap-4 px-4 pb-4"
        onSubmit={(event) => {
          event.preventDefault()
          void confirm()
        }}
      >
        <p className="text-ink-soft">
          The note becomes a draft again. The signature and your reason stay in its history.
        </p>
        <Field label="Reason">
          {(control) => (
            <Input
              {...control}
              value={reason}
              maxLength={UNSIGN_REASON_MAX_CHARS}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        {problem !== undefined && (
          <p role="alert" className="text-danger-ink">
            {problem}
          </p>
        )}
        <Button
          type="submit"
          variant="danger"
          className="self-end"
          disabled={given === ''}
          busy={isWorking}
          busyLabel="Unsigning..."
        >
          Unsign
        </Button>
      </form>
    </Dialog>
  )
}
