import { templateTitle, type Template } from '@chartwright/contract/templates'
import type { RefObject } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useDeleteTemplate } from './use-delete-template.ts'

interface DeleteTemplateDialogProps {
  /** Open while there is one. */
  template: Template | undefined
  onClose: () => void
  onDeleted: (template: Template) => void
  fallbackFocus: RefObject<HTMLElement | null>
}

export function DeleteTemplateDialog(props: DeleteTemplateDialogProps) {
  const { template, onClose, onDeleted, fallbackFocus } = props
  const { deleteTemplate, isDeleting } = useDeleteTemplate((deleted) => {
    onClose()
    onDeleted(deleted)
  }, onClose)
  return (
    <ConfirmDialog
      open={template !== undefined}
      onOpenChange={(open) => {
        if (!open && !isDeleting) onClose()
      }}
      title="Delete Template?"
      confirmLabel="Delete"
      busy={isDeleting}
      busyLabel="Deleting..."
      onConfirm={() => {
        if (template) deleteTemplate(template)
      }}
      fallbackFocus={fallbackFocus}
    >
      <p>
        Are you sure you want to delete "<bdi>{template && templateTitle(template)}</bdi>"? This
        action cannot be undone.
      </p>
    </ConfirmDialog>
  )
}
