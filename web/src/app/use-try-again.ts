import type { Template } from '@chartwright/contract/templates'
import { useQueryClient } from '@tanstack/react-query'
import { settingsQuery } from '../features/profile/settings.queries.ts'
import { templatesQuery } from '../features/templates/templates.queries.ts'
import { messageOf } from '../lib/http/api-error.ts'
import { notifyError } from '../ui/overlays/notify.ts'
import { TEMPLATE_NOT_FOUND } from './session/session-sentences.ts'

/** Starts the note of the default template, as if it had been chosen by hand. */
export function useTryAgain(startNote: (template: Template) => void): () => void {
  const client = useQueryClient()
  const tryAgain = async (): Promise<void> => {
    const { default_template_id: id } = await client.query({ ...settingsQuery, staleTime: 0 })
    const templates = await client.query(templatesQuery)
    const template = templates.find((each) => each.id === id)
    if (template) startNote(template)
    else notifyError(TEMPLATE_NOT_FOUND)
  }
  return () => void tryAgain().catch((error: unknown) => notifyError(messageOf(error)))
}
