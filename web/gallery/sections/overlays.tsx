import { Copy, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../src/ui/inputs/button.tsx'
import { ConfirmDialog } from '../../src/ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../../src/ui/overlays/dialog.tsx'
import { DropdownMenu, MenuItem, MenuSeparator } from '../../src/ui/overlays/dropdown-menu.tsx'
import { Popover } from '../../src/ui/overlays/popover.tsx'
import { Section } from './section.tsx'

const none = (): void => undefined

export function Overlays() {
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const [isConfirmOpen, setIsConfirmOpen] = useState(false)
  const confirm = (
    <ConfirmDialog
      open={isConfirmOpen}
      onOpenChange={setIsConfirmOpen}
      title="Delete Session?"
      confirmLabel="Delete"
      onConfirm={() => setIsConfirmOpen(false)}
    >
      <p>Are you sure you want to delete "New Session"? This action cannot be undone.</p>
    </ConfirmDialog>
  )
  return (
    <Section title="Overlays">
      <Button onClick={() => setIsDialogOpen(true)}>Open dialog</Button>
      <Button onClick={() => setIsConfirmOpen(true)}>Open confirmation</Button>
      <DropdownMenu trigger={<Button>Open menu</Button>} align="start">
        <MenuItem icon={<Copy aria-hidden className="size-4" />} onSelect={none}>
          Duplicate
        </MenuItem>
        <MenuItem disabled onSelect={none}>
          Not possible
        </MenuItem>
        <MenuSeparator />
        <MenuItem danger icon={<Trash2 aria-hidden className="size-4" />} onSelect={none}>
          Delete
        </MenuItem>
      </DropdownMenu>
      <Popover label="Select Date Range" trigger={<Button>Open popover</Button>}>
        <p>Anything that belongs to its button.</p>
      </Popover>
      <Dialog
        open={isDialogOpen}
        onOpenChange={setIsDialogOpen}
        title="Task Details"
        description="View and manage task details"
      >
        <div className="flex justify-end gap-2 p-5">
          <Button variant="danger" onClick={() => setIsConfirmOpen(true)}>
            Delete Task
          </Button>
        </div>
        {isDialogOpen && confirm}
      </Dialog>
      {!isDialogOpen && confirm}
    </Section>
  )
}
