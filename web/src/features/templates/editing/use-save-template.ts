import { templatesApi, type Template } from '@chartwright/contract/templates'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/http/api.ts'
import { cacheTemplate, holdTemplates, rereadTemplates } from '../templates.cache.ts'
import { bodyOf, type TemplateDraft } from './template-draft.ts'

interface Save {
  /** Undefined: a new one. */
  readonly id: string | undefined
  readonly draft: TemplateDraft
}

const mutationKey = ['templates', 'save']

/**
 * `onSaved` is called even if the page is gone by then. While one is being saved, further calls do
 * nothing.
 */
export function useSaveTemplate(onSaved: (saved: Save) => void) {
  const client = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    mutationKey,
    mutationFn: ({ id, draft }: Save): Promise<Template> => {
      const body = bodyOf(draft)
      return id === undefined
        ? call(templatesApi.create, { body })
        : call(templatesApi.update, { params: { id }, body })
    },
    onMutate: () => holdTemplates(client),
    onSuccess: (template, saved) => {
      cacheTemplate(client, template)
      onSaved(saved)
    },
    onSettled: () => rereadTemplates(client),
  })
  const save = (wanted: Save): void => {
    if (client.isMutating({ mutationKey }) === 0) mutate(wanted)
  }
  return { save, isSaving: isPending, error, forgetError: reset }
}
