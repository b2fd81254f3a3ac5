import { templatesApi, type Template, type TemplateWrite } from '@chartwright/contract/templates'
import { DELETED } from '@chartwright/contract/values'
import { FakeApi, Refusal } from '../../../testing/fake-api.ts'
import { givenOwn } from './given-template.ts'

/** A server that stores these templates, and offers those of colleagues. */
export function serveTemplates(stored: Template[], community: Template[] = []): FakeApi {
  let kept = stored
  const find = (id: string): Template => {
    const found = [...kept, ...community].find((template) => template.id === id)
    if (!found) throw new Refusal('NOT_FOUND', 'Template not found')
    return found
  }
  return new FakeApi()
    .on(templatesApi.list, ({ query }) => (query.community ? community : kept))
    .on(templatesApi.create, ({ body }) => {
      const made = givenOwn(fieldsOf(body))
      kept = [...kept, made]
      return made
    })
    .on(templatesApi.update, ({ params, body }) => {
      const changed = { ...find(params.id), ...fieldsOf(body) }
      kept = kept.map((template) => (template.id === params.id ? changed : template))
      return changed
    })
    .on(templatesApi.remove, ({ params }) => {
      find(params.id)
      kept = kept.filter(({ id }) => id !== params.id)
      return DELETED
    })
    .on(templatesApi.duplicate, ({ params }) => {
      const { template_title: title, ...original } = find(params.id)
      const { id } = givenOwn()
      const own = { id, is_default: false, is_own: true, shared_by: null }
      const copy = { ...original, ...own, template_title: `${title} (Copy)` }
      kept = [...kept, copy]
      return copy
    })
}

function fieldsOf({ is_shared: isShared, icon = null, ...fields }: TemplateWrite) {
  return { ...fields, icon, shared_by: isShared ? 'Ana Silva' : null }
}
