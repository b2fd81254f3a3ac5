import { LayoutGrid, Rows3, type LucideIcon } from 'lucide-react'
import { IconButton } from '../../../ui/inputs/icon-button.tsx'
import type { TemplateLayout } from './use-template-layout.ts'

const choices: readonly { layout: TemplateLayout; label: string; Icon: LucideIcon }[] = [
  { layout: 'grid', label: 'Grid view', Icon: LayoutGrid },
  { layout: 'detailed', label: 'Detailed view', Icon: Rows3 },
]

interface LayoutToggleProps {
  layout: TemplateLayout
  onChange: (layout: TemplateLayout) => void
}

export function LayoutToggle({ layout, onChange }: LayoutToggleProps) {
  return (
    <div role="group" aria-label="Layout" className="flex rounded-md bg-sunken p-0.5">
      {choices.map(({ layout: of, label, Icon }) => (
        <IconButton
          key={of}
          label={label}
          size="icon-sm"
          aria-pressed={layout === of}
          icon={<Icon aria-hidden className="size-4" />}
          className="aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-xs"
          onClick={() => onChange(of)}
        />
      ))}
    </div>
  )
}
