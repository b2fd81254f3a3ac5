import type { Template } from '@chartwright/contract/templates'
import { LayoutTemplate } from 'lucide-react'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { TemplateActs } from '../template-acts.ts'
import { TemplateCard } from './template-card.tsx'
import { listStyle } from './template-list-style.ts'
import type { TemplateLayout } from './use-template-layout.ts'

interface TemplateListProps extends TemplateActs {
  templates: readonly Template[]
  layout: TemplateLayout
}

export function TemplateList({ templates, layout, ...acts }: TemplateListProps) {
  if (templates.length === 0) {
    return (
      <EmptyState
        icon={<LayoutTemplate aria-hidden className="size-7" />}
        title="No templates found"
        hint="Try adjusting your search or filter criteria"
      />
    )
  }
  return (
    <ul aria-label="Templates" className={listStyle(layout)}>
      {templates.map((template) => (
        <TemplateCard key={template.id} template={template} layout={layout} {...acts} />
      ))}
    </ul>
  )
}
