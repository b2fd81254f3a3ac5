import { TEMPLATE_CATEGORIES } from '@chartwright/contract/limits'
import { templateTitle, type Template } from '@chartwright/contract/templates'

export const FILTERS = ['all', ...TEMPLATE_CATEGORIES, 'community'] as const
export type TemplateFilter = (typeof FILTERS)[number]

/** 'all' and 'community' are whole lists; a category is a part of the first. */
export function filterTemplates(
  templates: readonly Template[],
  filter: TemplateFilter,
  search: string,
): Template[] {
  const wanted = search.trim().toLowerCase()
  const isWanted = (text: string): boolean => text.toLowerCase().includes(wanted)
  return templates.filter(
    (template) =>
      (filter === 'all' || filter === 'community' || template.template_type === filter) &&
      (isWanted(templateTitle(template)) || isWanted(template.template_description)),
  )
}
