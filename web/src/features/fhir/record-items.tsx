import type { Note } from '@chartwright/contract/notes'
import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { MenuItem } from '../../ui/overlays/dropdown-menu.tsx'
import { deliveriesQuery } from './deliveries.queries.ts'
import { FhirDownloadItem } from './fhir-download-item.tsx'
import type { RecordSystem } from './record-system.ts'

interface RecordItemsProps {
  note: Note
  flush: () => Promise<void>
  onSend: (to: RecordSystem) => void
}

/** Items of a note's menu: how it gets into a clinic's record. Only signed notes can be sent. */
export function RecordItems({ note, flush, onSend }: RecordItemsProps) {
  const isSigned = note.signature !== null
  const { data } = useQuery({ ...deliveriesQuery(note.id), enabled: isSigned })
  const systems = isSigned ? (data?.systems ?? []) : []
  return (
    <>
      <FhirDownloadItem note={note} flush={flush} />
      {systems.map((system) => (
        <MenuItem
          key={system.system}
          icon={<Send aria-hidden className="size-4 shrink-0 text-ink-soft" />}
          onSelect={() => onSend(system)}
        >
          {systems.length === 1 ? 'Send to the record' : `Send to ${system.host}`}
        </MenuItem>
      ))}
    </>
  )
}
