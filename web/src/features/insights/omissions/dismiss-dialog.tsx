import type { Omission } from '@chartwright/contract/insights'
import { DISMISSAL_REASON_MAX_CHARS } from '@chartwright/contract/limits'
import { useState, type RefObject } from 'react'
import { Chip } from '../../../ui/chip.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { Input } from '../../../ui/inputs/input.tsx'
import { SendForm } from '../../../ui/inputs/send-form.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

const REASONS = ['Not relevant', 'Already in the note', 'Wrongly heard']

interface DismissDialogProps {
  omission: Omission
  /** Resolves to the reason if it failed. */
  onDismiss: (reason: string) => Promise<string | undefined>
  onClose: () => void
  fallbackFocus: RefObject<HTMLElement | null>
}

/** The reason is stored, so that somebody who asks later gets an answer. */
export function DismissDialog(props: DismissDialogProps) {
  const { omission, onDismiss, onClose, fallbackFocus } = props
  const [reason, setReason] = useState('')

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Leave it out of the note?"
      maxWidthPx={440}
      fallbackFocus={fallbackFocus}
    >
      <SendForm
        given={reason}
        send={onDismiss}
        onSent={onClose}
        label="Dismiss"
        busyLabel="Dismissing..."
        variant="primary"
      >
        <p className="wrap-anywhere first-letter:uppercase">{omission.fact}</p>
        <div role="group" aria-label="Reasons" className="flex flex-wrap gap-2">
          {REASONS.map((each) => (
            <Chip key={each} pressed={reason === each} onClick={() => setReason(each)}>
              {each}
            </Chip>
          ))}
        </div>
        <Field label="Reason">
          {(control) => (
            <Input
              {...control}
              value={reason}
              maxLength={DISMISSAL_REASON_MAX_CHARS}
              placeholder="Or in your own words"
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      </SendForm>
    </Dialog>
  )
}
