import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/inputs/button.tsx'
import { notifyError } from '../../ui/overlays/notify.ts'
import { copyNote } from './copy-note.ts'

const COPIED_MS = 2_000

export function CopyNoteButton({ html }: { html: string }) {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = async (): Promise<void> => {
    try {
      await copyNote(html)
      setIsCopied(true)
    } catch {
      notifyError('The note could not be copied. Select the text and press Ctrl+C.')
    }
  }

  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        icon={
          isCopied ? (
            <Check aria-hidden className="size-4" />
          ) : (
            <Copy aria-hidden className="size-4" />
          )
        }
        onClick={() => void copy()}
      >
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && 'Copied'}
      </span>
    </>
  )
}
