import { templateTitle, type Template } from '@chartwright/contract/templates'
import { Copy, EllipsisVertical, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../ui/inputs/button.tsx'
import { DropdownMenu, MenuItem } from '../../ui/overlays/dropdown-menu.tsx'
import type { TemplateActs } from './template-acts.ts'

interface TemplateMenuProps extends Omit<TemplateActs, 'onOpen'> {
  template: Template
}

export function TemplateMenu({ template, onDuplicate, onDelete }: TemplateMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const trigger = (
    <Button
      ref={button}
      variant="quiet"
      size="icon-sm"
      aria-label={`Actions for ${templateTitle(template)}`}
      icon={<EllipsisVertical aria-hidden className="size-4" />}
    />
  )
  return (
    <DropdownMenu trigger={trigger}>
      <MenuItem
        icon={<Copy aria-hidden className="size-4" />}
        onSelect={() => onDuplicate(template)}
      >
        Duplicate
      </MenuItem>
      {template.is_own && (
        <MenuItem
          danger
          icon={<Trash2 aria-hidden className="size-4" />}
          onSelect={() => onDelete(template, button.current)}
        >
          Delete
        </MenuItem>
      )}
    </DropdownMenu>
  )
}
