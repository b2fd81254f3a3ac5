import type { Template } from '@chartwright/contract/templates'
import { escapeHtml } from '../../../lib/text/escape-html.ts'
import { templateTitle } from '@chartwright/contract/templates'
import { CONTENT_HEADING } from './template-skeleton.ts'

/** Spec 2 §3: what a new tab starts with, and then the template's own headings to write under. */
export function noteSkeleton(template: Template): string {
  const title = escapeHtml(templateTitle(template))
  const sections = headingsOf(template.template_text).map(
    (heading) => `<h3>${escapeHtml(heading)}</h3><p></p>`,
  )
  return [`<h2>${title}</h2><p>Start writing your ${title} note here...</p>`, ...sections].join('')
}

/** If the text has a part for the note's content, only the headings of that part. */
function headingsOf(text: string): string[] {
  const headings = [...text.matchAll(/^#{1,4}[ \t]+(.+)$/gm)].map(([, line = '']) => line.trim())
  return headings.slice(headings.indexOf(CONTENT_HEADING) + 1)
}
