import type { Narrative } from 'fhir/r4'
import { escapeHtml } from '../../../lib/escape-html.ts'
import type { NoteToken } from '../../../lib/note-tokens.ts'
import { plain } from './element.ts'

/** Everything that a note may contain is allowed in a narrative too. */
const VOID = new Set(['br', 'hr'])

export function narrativeOf(xhtml: string): Narrative {
  return { status: 'generated', div: `<div xmlns="http://www.w3.org/1999/xhtml">${xhtml}</div>` }
}

export function paragraphs(text: string): string {
  return plain(text)
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escapeHtml(line.trim())}</p>`)
    .join('')
}

/** Well-formed whatever the tokens are: every opened element is closed, and nothing else. */
export function xhtmlOf(tokens: readonly NoteToken[]): string {
  const open: string[] = []
  let xhtml = ''
  for (const token of tokens) {
    if (token.kind === 'text') xhtml += escapeHtml(withoutControls(token.text))
    else if (VOID.has(token.tag)) xhtml += token.kind === 'open' ? `<${token.tag}/>` : ''
    else if (token.kind === 'open') {
      open.push(token.tag)
      xhtml += `<${token.tag}>`
    } else {
      const place = open.lastIndexOf(token.tag)
      if (place >= 0) xhtml += closing(open.splice(place))
    }
  }
  return xhtml + closing(open)
}

function closing(tags: readonly string[]): string {
  return tags
    .toReversed()
    .map((tag) => `</${tag}>`)
    .join('')
}

/** Like plain, but keeps leading and trailing spaces. */
function withoutControls(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, (mark) => (/[\t\n\r]/.test(mark) ? mark : ''))
}
