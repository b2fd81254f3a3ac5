import type { Template } from '@chartwright/contract/templates'
import { templateTitle } from '@chartwright/contract/templates'

/** By title, case-insensitively. */
export function matchTemplates(templates: readonly Template[], search: string): Template[] {
  const wanted = search.trim().toLowerCase()
  return templates.filter((template) => templateTitle(template).toLowerCase().includes(wanted))
}
