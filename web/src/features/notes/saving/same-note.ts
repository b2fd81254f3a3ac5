/**
 * Whether two spellings of HTML are the same text, ignoring entities, empty paragraphs and lone
 * surrogates.
 */
export function isSameNote(one: string, other: string): boolean {
  return one === other || canonical(one) === canonical(other)
}

function canonical(html: string): string {
  const { body } = new DOMParser().parseFromString(
    html.toWellFormed().replaceAll('\0', ''),
    'text/html',
  )
  return body.innerHTML === '<p></p>' ? '' : body.innerHTML
}
