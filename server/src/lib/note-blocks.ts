import { readNote } from './note-tokens.ts'

export interface NoteBlock {
  readonly isHeading: boolean
  /** One line, without marks. */
  readonly text: string
}

/** Every other tag that a note may hold ends a line. */
const INLINE = new Set(['strong', 'em', 'u', 's', 'code'])

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
    else if (!INLINE.has(token.tag)) {
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
