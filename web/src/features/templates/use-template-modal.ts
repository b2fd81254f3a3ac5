import type { Template } from '@chartwright/contract/templates'
import { useState } from 'react'
import { draftOf, NEW_DRAFT } from './template-draft.ts'
import { NEW_TEMPLATE, useOpenTemplate } from './use-open-template.ts'
import { useTemplateEdit } from './use-template-edit.ts'

/** Document 2 §4.5. Where something typed would be lost, it is asked first. */
export function useTemplateModal() {
  const { openedId, isOpen, open, close } = useOpenTemplate()
  const { edit, isDirty, begin, change, drop } = useTemplateEdit()
  const [leave, setLeave] = useState<() => void>()
  const [resumedId] = useState(isDirty ? edit?.id : undefined)

  const isShown = edit !== undefined && (isDirty || edit.id === openedId)
  // The browser's Back has left the modal already; it stays until the answer is there.
  const isLeft = isDirty && edit?.id !== openedId && edit?.id !== resumedId

  const guarded = (go: () => void): void => {
    if (isDirty) {
      setLeave(() => go)
      return
    }
    drop()
    go()
  }

  return {
    openedId,
    isOpen,
    edit: isShown ? edit : undefined,
    isDirty,
    open: (id: string) => guarded(() => open(id)),
    create: () => {
      begin(NEW_TEMPLATE, NEW_DRAFT)
      open(NEW_TEMPLATE)
    },
    startEdit: (template: Template) => begin(template.id, draftOf(template)),
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
