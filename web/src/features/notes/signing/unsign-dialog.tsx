import { UNSIGN_REASON_MAX_CHARS } from '@chartwright/contract/limits'
import type { Note } from '@chartwright/contract/notes'
import { useState } from 'react'
import { Field } from '../../../ui/inputs/field.tsx'
import { Input } from '../../../ui/inputs/input.tsx'
import { SendForm } from '../../../ui/inputs/send-form.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useSigning } from './use-signing.ts'

/** The reason is kept in the note's history. */
export function UnsignDialog({ note, onClose }: { note: Note; onClose: () => void }) {
  const { unsign } = useSigning(note)
  const [reason, setReason] = useState('')

  return (
    <Dialog open onOpenChange={onClose} title="Unsign note" maxWidthPx={440}>
      <SendForm
        given={reason}
        send={unsign}
        onSent={onClose}
        label="Unsign"
        busyLabel="Unsigning..."
        variant="danger"
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
      </SendForm>
    </Dialog>
  )
}
