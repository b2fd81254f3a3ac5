import type { Template } from '@chartwright/contract/templates'
import { useState } from 'react'
import { draftOf, NEW_DRAFT, type TemplateDraft } from './template-draft.ts'
import { NEW_TEMPLATE, useOpenTemplate } from './use-open-template.ts'
import { useTemplateEdit } from './use-template-edit.ts'

/** Document 2 §4.5. Asks first if something typed would be lost. */
export function useTemplateModal() {
  const { openedId, isOpen, open, close } = useOpenTemplate()
  const { edit, isDirty, isDirtyNow, begin, change, drop } = useTemplateEdit()
  const [leave, setLeave] = useState<() => void>()
  const [resumedId, setResumedId] = useState(isDirty ? edit?.id : undefined)

  const isShown = edit !== undefined && (isDirty || edit.id === openedId)
  // The browser's Back has already left the modal; it stays until the answer is given.
  const isLeft = isDirty && edit?.id !== openedId && edit?.id !== resumedId

  const guarded = (go: () => void): void => {
    if (isDirtyNow()) {
      setLeave(() => go)
      return
    }
    drop()
    go()
  }

  const start = (id: string, base: TemplateDraft): void => {
    setResumedId(undefined)
    begin(id, base)
  }

  return {
    openedId,
    isOpen,
    edit: isShown ? edit : undefined,
    isDirty,
    open: (id: string) => guarded(() => open(id)),
    create: () => {
      start(NEW_TEMPLATE, NEW_DRAFT)
      open(NEW_TEMPLATE)
    },
    startEdit: (template: Template) => start(template.id, draftOf(template)),
    change,
    drop,
    close,
    requestClose: () => guarded(close),
    cancelEdit: () => guarded(edit?.id === NEW_TEMPLATE ? close : () => undefined),
    isAsking: leave !== undefined || isLeft,
    keepEditing: (): void => {
      setLeave(undefined)
      if (isLeft && edit) open(edit.id)
    },
    discard: (): void => {
      drop()
      setLeave(undefined)
      leave?.()
    },
  }
}

export type TemplateModalState = ReturnType<typeof useTemplateModal>
