const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Plain text with its lines kept: an empty line ends a paragraph. */
export function textToHtml(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/^\n+|\n+$/g, '')
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((paragraph) => `<p>${escape(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('')
}

function escape(text: string): string {
  return text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? character)
}
