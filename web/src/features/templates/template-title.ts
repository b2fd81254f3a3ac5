import type { Template } from '@chartwright/contract/templates'

const UNTITLED = 'Untitled Template'

/** Spec 2 §3: a missing title is the first line of the text, else 'Untitled Template'. */
export function templateTitle({
  template_title,
  template_text,
}: Pick<Template, 'template_title' | 'template_text'>): string {
  const firstLine = template_text.trim().split('\n', 1)[0] ?? ''
  return template_title.trim() || firstLine.replace(/^#+\s*/, '').trim() || UNTITLED
}
