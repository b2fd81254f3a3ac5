import { CircleAlert } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { Button } from '../../../ui/inputs/button.tsx'
import { TEMPLATE_SENTENCES } from '../template-sentences.ts'
import { checkDraft, type TemplateDraft } from './template-draft.ts'
import { TemplateFields } from './template-fields.tsx'

interface TemplateFormProps {
  draft: TemplateDraft
  onChange: (change: Partial<TemplateDraft>) => void
  isSaving: boolean
  hasFailed: boolean
  onSave: () => void
  onCancel: () => void
}

export function TemplateForm(props: TemplateFormProps) {
  const { draft, onChange, isSaving, hasFailed, onSave, onCancel } = props
  const errors = checkDraft(draft)

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (isSaving) return
    const [wrong] = Object.keys(errors)
    if (wrong === undefined) {
      onSave()
      return
    }
    const field = event.currentTarget.elements.namedItem(wrong)
    if (field instanceof HTMLElement) field.focus()
  }

  return (
    <form noValidate onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
      <div className="min-h-0 flex-1 space-y-5 overflow-y-auto border-t border-line px-4 py-4">
        <TemplateFields draft={draft} onChange={onChange} errors={errors} readOnly={isSaving} />
      </div>
      <div className="border-t border-line px-4 py-3">
        <div role="alert" className="empty:hidden">
          {hasFailed && !isSaving && (
            <div className="mb-3 flex items-center gap-2 rounded-md bg-danger-soft py-1.5 pr-1.5 pl-3 text-danger-ink">
              <CircleAlert aria-hidden className="size-4 shrink-0" />
              <p className="flex-1">{TEMPLATE_SENTENCES.saveFailed}</p>
              <Button type="submit" size="sm">
                Retry
              </Button>
            </div>
          )}
        </div>
        <div className="flex justify-end gap-2">
          <Button disabled={isSaving} onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={isSaving} busyLabel="Saving...">
            Save
          </Button>
        </div>
      </div>
    </form>
  )
}
