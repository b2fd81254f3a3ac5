import type { Template } from '@chartwright/contract/templates'
import type { QueryClient } from '@tanstack/react-query'
import { templatesQuery } from './templates.queries.ts'

const { queryKey } = templatesQuery

/** Before a change: a response in flight would bring the old list back. */
export async function holdTemplates(client: QueryClient): Promise<void> {
  await client.cancelQueries({ queryKey })
}

/** In its place or, as the server orders them, first after the defaults. */
export function cacheTemplate(client: QueryClient, template: Template): void {
  client.setQueryData(queryKey, (templates) => {
    if (!templates) return undefined
    if (templates.some(({ id }) => id === template.id)) {
      return templates.map((known) => (known.id === template.id ? template : known))
    }
    const isDefault = (known: Template): boolean => known.is_default
    const others = templates.filter((known) => !known.is_default)
    return [...templates.filter(isDefault), template, ...others]
  })
}

export function uncacheTemplate(client: QueryClient, templateId: string): void {
  client.setQueryData(queryKey, (templates) => templates?.filter(({ id }) => id !== templateId))
}

export function rereadTemplates(client: QueryClient): void {
  void client.invalidateQueries({ queryKey })
}
