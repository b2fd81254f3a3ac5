import type { Note } from '@chartwright/contract/notes'
import { PenLine } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/inputs/button.tsx'
import { notifyError } from '../../../ui/overlays/notify.ts'
import type { OpenDocument } from '../saving/use-saved-document.ts'

const SignDialog = lazy(async () => ({
  default: (await import('./sign-dialog.tsx')).SignDialog,
}))

/** The signature covers what the server has: the text is saved first. */
export function SignButton({ note, document }: { note: Note; document: OpenDocument }) {
  const [isOpen, setIsOpen] = useState(false)
  const open = async (): Promise<void> => {
    await document.actions.flush()
    if (document.actions.read().status === 'saved') setIsOpen(true)
    else notifyError('The note is not saved yet. Sign it when it is.')
  }
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        disabled={document.view.isOpening}
        icon={<PenLine aria-hidden className="size-4" />}
        onClick={() => void open()}
      >
        Sign
      </Button>
      {isOpen && (
        <Suspense>
          <SignDialog note={note} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
