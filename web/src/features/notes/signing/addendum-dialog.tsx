import { ADDENDUM_MAX_CHARS } from '@chartwright/contract/limits'
import type { Note } from '@chartwright/contract/notes'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { useDiscardGuard } from '../../../ui/use-discard-guard.tsx'
import { useSigning } from './use-signing.ts'

/** Stays open with what was typed until it is signed. */
export function AddendumDialog({ note, onClose }: { note: Note; onClose: () => void }) {
  const { addAddendum } = useSigning(note)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isWorking, setIsWorking] = useState(false)
  const given = text.trim()
  const guard = useDiscardGuard(given !== '', onClose, 'The addendum is not signed yet.')

  const confirm = async (): Promise<void> => {
    if (given === '' || isWorking) return
    setIsWorking(true)
    const hindrance = await addAddendum(given)
    setIsWorking(false)
    setProblem(hindrance)
    if (hindrance === undefined) onClose()
  }
  return (
    <Dialog open onOpenChange={guard.requestClose} title="Add addendum" maxWidthPx={560}>
      <form
        className="flex flex-col gap-4 px-4 pb-4"
        onSubmit={(event) => {
          event.preventDefault()
          void confirm()
        }}
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
          busy={isWorking}
          busyLabel="Signing..."
        >
          Sign addendum
        </Button>
      </form>
      {guard.question}
    </Dialog>
  )
}
