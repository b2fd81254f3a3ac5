import { templateTitle, type Template } from '@chartwright/contract/templates'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { useDeleteTemplate } from './use-delete-template.ts'

interface DeleteTemplateDialogProps {
  /** Open while there is one. */
  template: Template | undefined
  onClose: () => void
  onDeleted: (template: Template) => void
  /** A menu that opened it is gone by then. */
  returnFocus: () => void
}

export function DeleteTemplateDialog(props: DeleteTemplateDialogProps) {
  const { template, onClose, onDeleted, returnFocus } = props
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
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        returnFocus()
      }}
    >
      <p>
        Are you sure you want to delete "<bdi>{template && templateTitle(template)}</bdi>"? This
        action cannot be undone.
      </p>
    </ConfirmDialog>
  )
}
