import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isSameDraft, type TemplateDraft } from './template-draft.ts'

export interface TemplateEdit {
  /** Of the template, or NEW_TEMPLATE. */
  readonly id: string
  readonly base: TemplateDraft
  readonly draft: TemplateDraft
}

const editKey = ['template-edit']

/** Kept in the workspace's cache, so that a page left in the midst of it comes back as it was. */
export function useTemplateEdit() {
  const client = useQueryClient()
  const [edit, setEdit] = useState(() => client.getQueryData<TemplateEdit>(editKey))
  const isDirty = isChanged(edit)

  const replace = (next: TemplateEdit | undefined): void => {
    client.setQueryDefaults(editKey, { gcTime: Infinity })
    if (next) client.setQueryData(editKey, next)
    else client.removeQueries({ queryKey: editKey })
    setEdit(next)
  }

  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])

  return {
    edit,
    isDirty,
    /** For a button that outlives the render that made it, as a toast's does. */
    isDirtyNow: () => isChanged(client.getQueryData<TemplateEdit>(editKey)),
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
