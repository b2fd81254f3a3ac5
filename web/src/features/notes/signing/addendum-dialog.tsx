import { ADDENDUM_MAX_CHARS } from '@chartwright/contract/limits'
import type { Note } from '@chartwright/contract/notes'
import { useState } from 'react'
import { Field } from '../../../ui/inputs/field.tsx'
import { SendForm } from '../../../ui/inputs/send-form.tsx'
import { Textarea } from '../../../ui/inputs/textarea.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useDiscardGuard } from '../../../ui/overlays/use-discard-guard.tsx'
import { useSigning } from './use-signing.ts'

/** Stays open with what was typed until it is signed. */
export function AddendumDialog({ note, onClose }: { note: Note; onClose: () => void }) {
  const { addAddendum } = useSigning(note)
  const [text, setText] = useState('')
  const guard = useDiscardGuard(text.trim() !== '', onClose, 'The addendum is not signed yet.')

  return (
    <Dialog open onOpenChange={guard.requestClose} title="Add addendum" maxWidthPx={560}>
      <SendForm
        given={text}
        send={addAddendum}
        onSent={onClose}
        label="Sign addendum"
        busyLabel="Signing..."
        variant="primary"
      >
        <Field label="Addendum" hint="It is signed with your name, and cannot be changed later.">
          {(control) => (
            <Textarea
              {...control}
              dir="auto"
              rows={6}
              value={text}
              maxLength={ADDENDUM_MAX_CHARS}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
      </SendForm>
      {guard.question}
    </Dialog>
  )
}
