import type { CompositionSection } from 'fhir/r4'
import { readNote, type NoteToken } from '../../../lib/note-tokens.ts'
import { plain } from './element.ts'
import { narrativeOf, xhtmlOf } from './narrative.ts'

interface Part {
  title: string
  readonly tokens: NoteToken[]
}

/**
 * A note under its headings, in order. Text before the first one has no title, and a heading with
 * nothing below it is omitted.
 */
export function sectionsOfNote(html: string): CompositionSection[] {
  return partsOf(html).flatMap(({ title, tokens }) => {
    const isEmpty = tokens.every((token) => token.kind !== 'text' || plain(token.text) === '')
    if (isEmpty) return []
    return { ...(title !== '' && { title }), text: narrativeOf(xhtmlOf(tokens)) }
  })
}

function partsOf(html: string): Part[] {
  const parts: Part[] = [{ title: '', tokens: [] }]
  let heading: string | undefined
  let depth = 0
  for (const token of readNote(html)) {
    const part = parts.at(-1)
    if (!part) break
    if (token.kind === 'text') {
      if (heading === undefined) part.tokens.push(token)
      else part.title += token.text
    } else if (/^h\d$/.test(token.tag) && depth === 0) {
      heading = token.kind === 'open' ? token.tag : undefined
      if (token.kind === 'open') parts.push({ title: '', tokens: [] })
      else part.title = plain(part.title.replace(/\s+/g, ' '))
    } else if (heading === undefined) {
      if (/^(?:ul|ol|blockquote|pre)$/.test(token.tag)) depth += token.kind === 'open' ? 1 : -1
      part.tokens.push(token)
    }
  }
  return parts
}
