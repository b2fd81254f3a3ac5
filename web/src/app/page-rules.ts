/** The margins of printed pages: the header from the second one on, and the page number. */
export function pageRules(head: string): string {
  const text = 'font: 8.5pt system-ui, sans-serif; color: #333;'
  return `@media print {
    @page {
      margin: 18mm 15mm;
      @top-left { content: "${escapeCss(head)}"; width: 100%; text-align: left; ${text} }
      @bottom-right { content: "Page " counter(page) " of " counter(pages); ${text} }
    }
    @page :first { @top-left { content: none; } }
  }`
}

/**
 * As a CSS string, whatever a name contains: everything but letters and digits as its code point.
 */
function escapeCss(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^A-Za-z0-9 ]/gu, (found) => `\\${(found.codePointAt(0) ?? 0).toString(16)} `)
}
