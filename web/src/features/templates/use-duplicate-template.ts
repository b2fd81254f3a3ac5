import { templatesApi, type Template } from '@chartwright/contract/templates'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/http/api.ts'
import { notifyError } from '../../ui/overlays/notify.ts'
import { TEMPLATE_SENTENCES } from './template-sentences.ts'
import { cacheTemplate, holdTemplates, rereadTemplates } from './templates.cache.ts'

const mutationKey = ['templates', 'duplicate']

/** While a template is being duplicated, further calls for it do nothing. */
export function useDuplicateTemplate(onDuplicated: (copy: Template, original: Template) => void) {
  const client = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationKey,
    mutationFn: ({ id }: Template) => call(templatesApi.duplicate, { params: { id } }),
    onMutate: () => holdTemplates(client),
    onSuccess: (copy, original) => {
      cacheTemplate(client, copy)
      onDuplicated(copy, original)
    },
    onError: (_, original) =>
      notifyError(TEMPLATE_SENTENCES.duplicateFailed, () => mutate(original)),
    onSettled: () => rereadTemplates(client),
  })
  const busyId = isPending ? variables.id : undefined
  const duplicate = (template: Template): void => {
    const isSame = ({ state }: { state: { variables: unknown } }) => state.variables === template
    if (client.isMutating({ mutationKey, predicate: isSame }) === 0) mutate(template)
  }
  return { duplicate, busyId }
}
