import type { Note } from '@chartwright/contract/notes'
import { useQuery } from '@tanstack/react-query'
import { Send, Share } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { DropdownMenu, MenuItem } from '../../ui/dropdown-menu.tsx'
import { deliveriesQuery } from './deliveries.queries.ts'
import { FhirDownloadItem } from './fhir-download-item.tsx'
import type { RecordSystem } from './record-system.ts'
import { SendDialog } from './send-dialog.tsx'

interface ExportMenuProps {
  note: Note
  flush: () => Promise<void>
}

/** How a note gets into the record of a clinic. Only what is signed can be sent. */
export function ExportMenu({ note, flush }: ExportMenuProps) {
  const isSigned = note.signature !== null
  const { data } = useQuery({ ...deliveriesQuery(note.id), enabled: isSigned })
  const [to, setTo] = useState<RecordSystem>()
  const systems = isSigned ? (data?.systems ?? []) : []
  const trigger = (
    <Button size="sm" variant="quiet" icon={<Share aria-hidden className="size-4" />}>
      Export
    </Button>
  )
  return (
    <>
      <DropdownMenu trigger={trigger}>
        <FhirDownloadItem note={note} flush={flush} />
        {systems.map((system) => (
          <MenuItem
            key={system.system}
            icon={<Send aria-hidden className="size-4" />}
            onSelect={() => setTo(system)}
          >
            {systems.length === 1 ? 'Send to the record' : `Send to ${system.host}`}
          </MenuItem>
        ))}
      </DropdownMenu>
      {to && <SendDialog note={note} to={to} onClose={() => setTo(undefined)} />}
    </>
  )
}
