import { escapeHtml } from '../../server/src/lib/escape-html.ts'

/**
 * A clinician's note from the collection as the product would store it: a short line without final
 * punctuation is a heading.
 */
export function htmlOfReference(note: string): string {
  return note
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .map((line) =>
      isHeading(line)
        ? `<h2>${escapeHtml(line.replace(/:$/, ''))}</h2>`
        : `<p>${escapeHtml(line.replace(/^[•*-]\s*/, ''))}</p>`,
    )
    .join('')
}

function isHeading(line: string): boolean {
  return (
    line.length < 50 &&
    (/^[A-Z][A-Z /&-]+:?$/.test(line) || /^[A-Z][\w/&]*(?: [\w/&]+){0,4}:?$/.test(line))
  )
}
