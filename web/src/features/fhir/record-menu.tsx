import type { Note } from '@chartwright/contract/notes'
import { Share } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { DropdownMenu } from '../../ui/dropdown-menu.tsx'
import { FhirDownloadItem } from './fhir-download-item.tsx'

interface RecordMenuProps {
  note: Note
  flush: () => Promise<void>
}

/** How a note gets into the record of a clinic. */
export function RecordMenu({ note, flush }: RecordMenuProps) {
  const trigger = (
    <Button size="sm" variant="quiet" icon={<Share aria-hidden className="size-4" />}>
      Record
    </Button>
  )
  return (
    <DropdownMenu trigger={trigger}>
      <FhirDownloadItem note={note} flush={flush} />
    </DropdownMenu>
  )
}
