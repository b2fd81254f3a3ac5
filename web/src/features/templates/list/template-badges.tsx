import type { Template } from '@chartwright/contract/templates'
import { Badge } from '../../../ui/badge.tsx'
import { CATEGORY_LABELS } from '../template-labels.ts'

export function TemplateBadges({ template }: { template: Template }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge>{CATEGORY_LABELS[template.template_type]}</Badge>
      {template.is_own && <Badge tone="accent">Your Template</Badge>}
      {template.is_own && template.shared_by !== null && <Badge tone="info">Offered</Badge>}
    </span>
  )
}
