import { useKeptEdit } from '../../../lib/use-kept-edit.ts'
import { useWarnOfLoss } from '../../../lib/use-warn-of-loss.ts'
import { isSameDraft, type TemplateDraft } from './template-draft.ts'

export interface TemplateEdit {
  /** Of the template, or NEW_TEMPLATE. */
  readonly id: string
  readonly base: TemplateDraft
  readonly draft: TemplateDraft
}

export function useTemplateEdit() {
  const { edit, latest, replace } = useKeptEdit<TemplateEdit>(['template-edit'])
  const isDirty = isChanged(edit)
  useWarnOfLoss(isDirty)

  return {
    edit,
    isDirty,
    /** For a button that outlives the render that created it, like a toast's. */
    isDirtyNow: () => isChanged(latest()),
    begin: (id: string, base: TemplateDraft) => replace({ id, base, draft: base }),
    change: (change: Partial<TemplateDraft>): void => {
      if (edit) replace({ ...edit, draft: { ...edit.draft, ...change } })
    },
    drop: () => replace(undefined),
  }
}

function isChanged(edit: TemplateEdit | undefined): boolean {
  return edit !== undefined && !isSameDraft(edit.draft, edit.base)
}
