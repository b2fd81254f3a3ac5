import { fhirApi } from '@chartwright/contract/fhir'
import type { Note } from '@chartwright/contract/notes'
import { FileJson2 } from 'lucide-react'
import { openStream } from '../../lib/http/api.ts'
import { saveAnswer } from '../../lib/save-answer.ts'
import { MenuItem } from '../../ui/overlays/dropdown-menu.tsx'
import { notifyError } from '../../ui/overlays/notify.ts'

const FAILED = 'The FHIR bundle could not be made. Please try again.'

interface FhirDownloadItemProps {
  note: Note
  /** Saves what is typed, so that it is included. */
  flush: () => Promise<void>
}

/** An item of a note's menu. */
export function FhirDownloadItem({ note, flush }: FhirDownloadItemProps) {
  const download = async (): Promise<void> => {
    try {
      await flush()
      const answer = await openStream(fhirApi.bundle, { params: { id: note.id } })
      await saveAnswer(answer, 'note.fhir.json')
    } catch {
      notifyError(FAILED)
    }
  }
  return (
    <MenuItem
      icon={<FileJson2 aria-hidden className="size-4 shrink-0 text-ink-soft" />}
      onSelect={() => void download()}
    >
      Download FHIR bundle
    </MenuItem>
  )
}
