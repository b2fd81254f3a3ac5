import { readNote } from './note-tokens.ts'

export interface NoteBlock {
  readonly isHeading: boolean
  /** One line, without marks. */
  readonly text: string
}

const BLOCKS = new Set([
  'h1',
  'h2',
  'h3',
  'h4',
  'p',
  'br',
  'hr',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
])

/** The lines of a note as they stand on the screen. */
export function blocksOf(html: string): NoteBlock[] {
  const blocks: NoteBlock[] = []
  let isHeading = false
  let text = ''
  const flush = () => {
    for (const line of text.split('\n')) {
      const shown = line.replace(/\s+/g, ' ').trim()
      if (shown !== '') blocks.push({ isHeading, text: shown })
    }
    text = ''
  }
  for (const token of readNote(html)) {
    if (token.kind === 'text') text += token.text
    else if (BLOCKS.has(token.tag)) {
      flush()
      isHeading = token.kind === 'open' && /^h\d$/.test(token.tag)
    }
  }
  flush()
  return blocks
}

/** A note as plain text, a line for each block. */
export function textOf(html: string): string {
  return blocksOf(html)
    .map(({ text }) => text)
    .join('\n')
}
