import type { Template } from '@chartwright/contract/templates'
import { FilePlus2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/inputs/button.tsx'
import { Popover } from '../../ui/overlays/popover.tsx'
import { TemplateChoice } from './template-choice.tsx'

interface CreateNoteMenuProps {
  isBusy: boolean
  /** False keeps the list closed: what is missing has been reported. */
  canOpen: () => boolean
  onChoose: (template: Template) => void
}

/** Document 2 §2.3, 'Create Note'. */
export function CreateNoteMenu({ isBusy, canOpen, onChoose }: CreateNoteMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover
      label="Create Note"
      align="end"
      open={isOpen}
      onOpenChange={(open) => setIsOpen(open && !isBusy && canOpen())}
      trigger={
        <Button
          variant="primary"
          busy={isBusy}
          busyLabel="Creating..."
          icon={<FilePlus2 aria-hidden className="size-4" />}
        >
          Create Note
        </Button>
      }
    >
      <TemplateChoice
        onChoose={(template) => {
          setIsOpen(false)
          onChoose(template)
        }}
      />
    </Popover>
  )
}
