import type { Note } from '@chartwright/contract/notes'
import { History } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/inputs/button.tsx'

const HistoryDialog = lazy(async () => ({
  default: (await import('./history-dialog.tsx')).HistoryDialog,
}))

interface HistoryButtonProps {
  note: Note
  /** Saves what is typed, which belongs to the history too. */
  flush: () => Promise<void>
}

export function HistoryButton({ note, flush }: HistoryButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const open = async (): Promise<void> => {
    await flush()
    setIsOpen(true)
  }
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        icon={<History aria-hidden className="size-4" />}
        onClick={() => void open()}
      >
        History
      </Button>
      {isOpen && (
        <Suspense>
          <HistoryDialog note={note} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
