import { escapeHtml } from '../../lib/text/escape-html.ts'

/** Plain text with its lines kept: an empty line ends a paragraph. */
export function textToHtml(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/^\n+|\n+$/g, '')
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('')
}
