import type { Template } from '@chartwright/contract/templates'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Button } from '../../../ui/inputs/button.tsx'
import { TemplateBadges } from '../list/template-badges.tsx'
import { TemplateByline } from '../list/template-byline.tsx'
import { TemplateImage } from '../list/template-image.tsx'
import { descriptionOf } from '../template-labels.ts'

interface TemplateDetailsProps {
  template: Template
  isDuplicating: boolean
  onEdit: () => void
  onDuplicate: () => void
  onDelete: (opener: HTMLElement) => void
}

/** View mode. One's own can be edited and deleted, any other only duplicated. */
export function TemplateDetails(props: TemplateDetailsProps) {
  const { template, isDuplicating, onEdit, onDuplicate, onDelete } = props
  return (
    <>
      <div className="flex items-center gap-3 border-b border-line px-4 pt-1 pb-4">
        <TemplateImage icon={template.icon} />
        <div className="flex min-w-0 flex-col gap-1.5">
          <TemplateBadges template={template} />
          <TemplateByline template={template} />
        </div>
      </div>
      {/* Focusable, so that it can be scrolled with the keyboard. */}
      <div
        role="region"
        aria-label="Template text"
        tabIndex={0}
        className="min-h-0 flex-1 space-y-5 overflow-y-auto px-4 py-4 -outline-offset-2"
      >
        <Part title="Description">{descriptionOf(template)}</Part>
        <Part title="Instructions">{template.template_text}</Part>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-4 py-3">
        {!template.is_own && (
          <p className="min-w-48 flex-1 text-sm text-ink-soft">
            Only your own templates can be changed. Duplicate this one to make it yours.
          </p>
        )}
        {template.is_own && (
          <Button
            variant="quiet"
            icon={<Trash2 aria-hidden className="size-4" />}
            onClick={(event) => onDelete(event.currentTarget)}
            className="mr-auto"
          >
            Delete
          </Button>
        )}
        <Button
          busy={isDuplicating}
          icon={<Copy aria-hidden className="size-4" />}
          onClick={onDuplicate}
        >
          Duplicate
        </Button>
        {template.is_own && (
          <Button
            variant="primary"
            icon={<Pencil aria-hidden className="size-4" />}
            onClick={onEdit}
          >
            Edit
          </Button>
        )}
      </div>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="pb-1 text-sm font-medium text-ink-soft">
        {title}
      </h3>
      <p dir="auto" className="max-w-reading whitespace-pre-wrap wrap-anywhere">
        {children}
      </p>
    </section>
  )
}
