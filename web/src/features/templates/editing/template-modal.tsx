import { templateTitle, type Template } from '@chartwright/contract/templates'
import type { RefObject } from 'react'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { TemplateDetails } from './template-details.tsx'
import { TemplateForm } from './template-form.tsx'
import { NEW_TEMPLATE } from './use-open-template.ts'
import { useSaveTemplate } from './use-save-template.ts'
import type { TemplateModalState } from './use-template-modal.ts'

const WIDTH_PX = 720

interface TemplateModalProps {
  modal: TemplateModalState
  /** The one to view. */
  template: Template | undefined
  isDuplicating: boolean
  onDuplicate: (template: Template) => void
  onDelete: (template: Template, opener: HTMLElement) => void
  fallbackFocus: RefObject<HTMLElement | null>
}

/** Document 2 §2.6 and §4.5: view, edit and new. */
export function TemplateModal(props: TemplateModalProps) {
  const { modal, template, isDuplicating, onDuplicate, onDelete, fallbackFocus } = props
  const { edit } = modal
  const isNew = edit?.id === NEW_TEMPLATE
  const { save, isSaving, error, forgetError } = useSaveTemplate(({ id }) => {
    modal.drop()
    if (id === undefined && modal.isOpen(NEW_TEMPLATE)) modal.close()
  })
  /** A save in progress can be neither changed nor left. */
  const leaving = (go: () => void) => (): void => {
    if (isSaving) return
    if (!modal.isDirty) forgetError()
    go()
  }
  const title = isNew ? 'Create Template' : edit ? 'Edit Template' : template && titleOf(template)

  return (
    <>
      <Dialog
        open={edit !== undefined || template !== undefined}
        onOpenChange={leaving(modal.requestClose)}
        title={title}
        maxWidthPx={WIDTH_PX}
        fallbackFocus={fallbackFocus}
      >
        {edit ? (
          <TemplateForm
            draft={edit.draft}
            onChange={(change) => {
              if (!isSaving) modal.change(change)
            }}
            isSaving={isSaving}
            hasFailed={error !== null}
            onSave={() => save({ id: isNew ? undefined : edit.id, draft: edit.draft })}
            onCancel={leaving(modal.cancelEdit)}
          />
        ) : (
          template && (
            <TemplateDetails
              template={template}
              isDuplicating={isDuplicating}
              onEdit={() => modal.startEdit(template)}
              onDuplicate={() => onDuplicate(template)}
              onDelete={(opener) => onDelete(template, opener)}
            />
          )
        )}
      </Dialog>
      <ConfirmDialog
        open={modal.isAsking}
        onOpenChange={(open) => {
          if (!open) modal.keepEditing()
        }}
        title="Discard changes?"
        confirmLabel="Discard"
        onConfirm={() => {
          forgetError()
          modal.discard()
        }}
      >
        <p>Your changes to the template are not saved yet. If you leave now, they are lost.</p>
      </ConfirmDialog>
    </>
  )
}

function titleOf(template: Template) {
  return <bdi className="py-1">{templateTitle(template)}</bdi>
}
