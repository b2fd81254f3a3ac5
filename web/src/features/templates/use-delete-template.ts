import { templatesApi, type Template } from '@chartwright/contract/templates'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isNotFound } from '../../lib/http/api-error.ts'
import { call } from '../../lib/http/api.ts'
import { notifyError } from '../../ui/overlays/notify.ts'
import { TEMPLATE_SENTENCES } from './template-sentences.ts'
import { holdTemplates, rereadTemplates, uncacheTemplate } from './templates.cache.ts'

/** One that another window deleted counts as deleted. */
export function useDeleteTemplate(onDeleted: (template: Template) => void, onFailed: () => void) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ id }: Template): Promise<void> => {
      try {
        await call(templatesApi.remove, { params: { id } })
      } catch (error) {
        if (!isNotFound(error)) throw error
      }
    },
    onMutate: () => holdTemplates(client),
    onSuccess: (_, template) => {
      uncacheTemplate(client, template.id)
      onDeleted(template)
    },
    onError: (_, template) => {
      notifyError(TEMPLATE_SENTENCES.deleteFailed, () => mutate(template))
      onFailed()
    },
    onSettled: () => rereadTemplates(client),
  })
  return { deleteTemplate: mutate, isDeleting: isPending }
}
