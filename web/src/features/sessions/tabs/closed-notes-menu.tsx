import type { Note } from '@chartwright/contract/notes'
import { FileCheck2, FileClock } from 'lucide-react'
import { Button } from '../../../ui/inputs/button.tsx'
import { DropdownMenu, MenuItem } from '../../../ui/overlays/dropdown-menu.tsx'

interface ClosedNotesMenuProps {
  notes: readonly Note[]
  onOpen: (note: Note) => void
}

/** A closed tab is not a deleted note: this menu reopens it. */
export function ClosedNotesMenu({ notes, onOpen }: ClosedNotesMenuProps) {
  if (notes.length === 0) return null
  const trigger = (
    <Button
      variant="quiet"
      size="sm"
      icon={<FileClock aria-hidden className="size-4" />}
      aria-label={`Closed notes (${String(notes.length)})`}
    >
      <span className="tabular-nums">{notes.length}</span>
    </Button>
  )
  return (
    <DropdownMenu trigger={trigger}>
      {notes.map((note) => (
        <MenuItem key={note.id} onSelect={() => onOpen(note)}>
          <bdi className="max-w-64 truncate">{note.title}</bdi>
          {note.signature && (
            <FileCheck2
              role="img"
              aria-label="Signed"
              className="ml-auto size-3.5 text-accent-ink"
            />
          )}
        </MenuItem>
      ))}
    </DropdownMenu>
  )
}
