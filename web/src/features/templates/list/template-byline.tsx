import type { Template } from '@chartwright/contract/templates'
import { shortDate } from '../../../lib/text/relative-time.ts'
import { authorOf } from '../template-labels.ts'

export function TemplateByline({ template }: { template: Template }) {
  return (
    <span className="flex min-w-0 gap-x-1.5 text-xs text-ink-soft tabular-nums">
      <bdi className="truncate">{authorOf(template)}</bdi>
      <span aria-hidden>·</span>
      <span className="shrink-0">
        Last updated{' '}
        <time dateTime={template.updated_at}>{shortDate(new Date(template.updated_at))}</time>
      </span>
    </span>
  )
}
