import { FileText } from 'lucide-react'
import { Button } from '../../../ui/inputs/button.tsx'
import { DropdownMenu, MenuItem } from '../../../ui/overlays/dropdown-menu.tsx'
import type { LineUse } from './uses-of-lines.ts'

interface LineUsesProps {
  uses: readonly LineUse[]
  onOpen: (use: LineUse) => void
}

/** From what was said to the sentences based on it. */
export function LineUses({ uses, onOpen }: LineUsesProps) {
  const [first] = uses
  if (!first) return null
  const titles = [...new Set(uses.map(({ title }) => title))]
  const label = titles.length === 1 ? `In ${first.title}` : `In ${titles.length} notes`
  const button = (
    <Button
      size="sm"
      variant="quiet"
      icon={<FileText aria-hidden className="size-3.5" />}
      className="-my-0.5 ml-auto max-w-40 self-start max-md:-my-2.5"
      onClick={uses.length === 1 ? () => onOpen(first) : undefined}
    >
      <span className="truncate">{uses.length === 1 ? label : `${label} (${uses.length})`}</span>
    </Button>
  )
  if (uses.length === 1) return button
  return (
    <DropdownMenu trigger={button}>
      {uses.map((use, index) => (
        <MenuItem key={index} onSelect={() => onOpen(use)}>
          <span className="max-w-80 truncate">
            {titles.length === 1 ? use.text : `${use.title}: ${use.text}`}
          </span>
        </MenuItem>
      ))}
    </DropdownMenu>
  )
}
