import type { Omission } from '@chartwright/contract/insights'
import { DISMISSAL_REASON_MAX_CHARS } from '@chartwright/contract/limits'
import { useState, type RefObject } from 'react'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'

const REASONS = ['Not relevant', 'Already in the note', 'Wrongly heard']

interface DismissDialogProps {
  omission: Omission
  /** Answers what hindered it. */
  onDismiss: (reason: string) => Promise<string | undefined>
  onClose: () => void
  fallbackFocus: RefObject<HTMLElement | null>
}

/** The reason is kept, so that somebody who asks later gets an answer. */
export function DismissDialog(props: DismissDialogProps) {
  const { omission, onDismiss, onClose, fallbackFocus } = props
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const given = reason.trim()

  const dismiss = async (): Promise<void> => {
    if (given === '' || isSaving) return
    setIsSaving(true)
    const hindered = await onDismiss(given)
    setIsSaving(false)
    setProblem(hindered)
    if (hindered === undefined) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Leave it out of the note?"
      maxWidthPx={440}
      fallbackFocus={fallbackFocus}
    >
      <form
        className="flex flex-col gap-4 px-4 pb-4"
        onSubmit={(event) => {
          event.preventDefault()
          void dismiss()
        }}
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
        {problem !== undefined && (
          <p role="alert" className="text-danger-ink">
            {problem}
          </p>
        )}
        <Button
          type="submit"
          variant="primary"
          className="self-end"
          disabled={given === ''}
          busy={isSaving}
          busyLabel="Dismissing..."
        >
          Dismiss
        </Button>
      </form>
    </Dialog>
  )
}
