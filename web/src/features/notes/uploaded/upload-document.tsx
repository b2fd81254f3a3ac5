import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/inputs/button.tsx'
import { notify, notifyError } from '../../../ui/overlays/notify.ts'
import { textToHtml } from '../text-to-html.ts'
import { DOCUMENT_TYPES, readDocument, UnreadableDocument } from './read-document.ts'

/** A letter or a report becomes text here; the file itself never leaves the browser. */
export function UploadDocument({ onRead }: { onRead: (html: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [isReading, setIsReading] = useState(false)

  const read = async (file: File): Promise<void> => {
    setIsReading(true)
    try {
      onRead(textToHtml(await readDocument(file)))
      notify(`The text of ${file.name} was added.`)
    } catch (error) {
      const isKnown = error instanceof UnreadableDocument
      notifyError(isKnown ? error.message : `${file.name} could not be read. Please try again.`)
    } finally {
      setIsReading(false)
    }
  }
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        busy={isReading}
        icon={<FileUp aria-hidden className="size-4" />}
        aria-label="Upload a document"
        title="Upload a document"
        onClick={() => input.current?.click()}
      >
        <span className="@max-lg:hidden">Upload a document</span>
      </Button>
      <input
        ref={input}
        type="file"
        accept={DOCUMENT_TYPES}
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) void read(file)
        }}
      />
    </>
  )
}
