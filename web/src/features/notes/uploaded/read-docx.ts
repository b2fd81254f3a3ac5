import { strFromU8, unzipSync } from 'fflate'

const BODY = 'word/document.xml'
const MAX_UNPACKED_BYTES = 50 * 1024 * 1024
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

/** The text of a Word document, one line per paragraph. Throws if it is not one. */
export function readDocx(bytes: Uint8Array): string {
  const files = unzipSync(bytes, {
    // A small file may claim to unpack to any size.
    filter: ({ name, originalSize }) => name === BODY && originalSize <= MAX_UNPACKED_BYTES,
  })
  const body = files[BODY]
  if (!body) throw new Error('No document inside')
  const parsed = new DOMParser().parseFromString(strFromU8(body), 'application/xml')
  if (parsed.querySelector('parsererror')) throw new Error('Its text is broken')
  return [...parsed.getElementsByTagNameNS(WORD, 'p')].map(textOf).join('\n')
}

function textOf(paragraph: Element): string {
  const isListed = paragraph.getElementsByTagNameNS(WORD, 'numPr').length > 0
  const text = [...paragraph.getElementsByTagNameNS(WORD, '*')].map(piece).join('')
  return isListed && text !== '' ? `- ${text}` : text
}

function piece(element: Element): string {
  switch (element.localName) {
    case 't':
      return element.textContent
    case 'tab':
      return element.parentElement?.localName === 'r' ? '\t' : ''
    case 'br':
    case 'cr':
      return '\n'
    default:
      return ''
  }
}
