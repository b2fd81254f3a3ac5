import type { TemplateIcon } from '@chartwright/contract/templates'
import { TEMPLATE_ICON_IMAGES } from '../template-icons.ts'

/** The icon on its tile; a sheet of paper for a template without one. */
export function TemplateImage({ icon }: { icon: TemplateIcon | null }) {
  const Icon = TEMPLATE_ICON_IMAGES[icon ?? 'File']
  return (
    <span className="grid size-9 shrink-0 place-items-center rounded-md bg-accent-soft text-accent-ink">
      <Icon aria-hidden className="size-4.5" />
    </span>
  )
}
