import { readNote } from './note-tokens.ts'

export interface NoteBlock {
  readonly isHeading: boolean
  /** One line, without inline formatting. */
  readonly text: string
}

/** Every other tag that a note may contain ends a line. */
const INLINE = new Set(['strong', 'em', 'u', 's', 'code'])

/** The lines of a note as shown on screen. */
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
    else if (!INLINE.has(token.tag)) {
      flush()
      isHeading = token.kind === 'open' && /^h\d$/.test(token.tag)
    }
  }
  flush()
  return blocks
}

/** A note as plain text, one line per block. */
export function textOf(html: string): string {
  return blocksOf(html)
    .map(({ text }) => text)
    .join('\n')
}
