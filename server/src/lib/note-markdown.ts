import { marked } from 'marked'
import { sanitizeNote } from './note-html.ts'
import { readNote } from './note-tokens.ts'

/** A writer's text, as a note that can be stored. */
export function htmlOfMarkdown(markdown: string): string {
  const html = marked.parse(markdown, { async: false, gfm: true, breaks: true })
  return sanitizeNote(html).trim()
}

const MARKS: Readonly<Record<string, string>> = { strong: '**', em: '*', s: '~~', code: '`' }

interface List {
  readonly isOrdered: boolean
  count: number
}

/** A stored note for a writer to read and change. */
export function markdownOfHtml(html: string): string {
  const lines: string[] = []
  const lists: List[] = []
  let line = ''
  let prefix = ''
  const flush = (isParagraph: boolean) => {
    const shown = line.replace(/\s+/g, ' ').trim()
    if (shown !== '') lines.push(prefix + shown, ...(isParagraph ? [''] : []))
    if (shown !== '') prefix = ''
    line = ''
  }
  for (const token of readNote(html)) {
    if (token.kind === 'text') {
      line += token.text
      continue
    }
    const { tag } = token
    const isOpen = token.kind === 'open'
    if (MARKS[tag] !== undefined) line += MARKS[tag]
    else if (tag === 'u') continue
    else if (tag === 'br') flush(false)
    else if (tag === 'ul' || tag === 'ol') {
      flush(false)
      if (isOpen) lists.push({ isOrdered: tag === 'ol', count: 0 })
      else lists.pop()
      if (!isOpen && lists.length === 0) lines.push('')
    } else if (tag === 'li') {
      flush(false)
      prefix = isOpen ? bulletOf(lists) : ''
    } else if (tag === 'hr') lines.push('---', '')
    else {
      flush(lists.length === 0)
      prefix = isOpen ? (opening(tag) ?? prefix) : lists.length === 0 ? '' : prefix
    }
  }
  flush(true)
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function bulletOf(lists: List[]): string {
  const list = lists.at(-1)
  const indent = '  '.repeat(Math.max(lists.length - 1, 0))
  if (!list?.isOrdered) return `${indent}- `
  list.count += 1
  return `${indent}${list.count}. `
}

function opening(tag: string): string | undefined {
  if (tag === 'blockquote') return '> '
  return /^h[1-4]$/.test(tag) ? `${'#'.repeat(Number(tag.slice(1)))} ` : undefined
}
