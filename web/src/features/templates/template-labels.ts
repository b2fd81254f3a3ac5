import type { Template, TemplateType } from '@chartwright/contract/templates'

export const CATEGORY_LABELS: Record<TemplateType, string> = {
  medical: 'Medical',
  dental: 'Dental',
  administrative: 'Administrative',
  'mental-health': 'Mental Health',
}

const NO_DESCRIPTION = 'No description available'

/** Document 2 §3. A colleague may have no name. */
export function authorOf(template: Template): string {
  if (template.is_default) return 'Admin'
  if (template.is_own) return 'You'
  return template.shared_by?.trim() || 'A colleague'
}

export function descriptionOf(template: Template): string {
  return template.template_description.trim() || NO_DESCRIPTION
}

/** For the few lines of a card. */
export function withoutBlankLines(text: string): string {
  return text.replace(/\n\s*\n/g, '\n')
}
