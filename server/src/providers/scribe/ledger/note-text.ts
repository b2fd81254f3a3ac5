/** A heading of a note with the lines under it. */
export interface NoteBlock {
  readonly title: string | null
  readonly head: string | null
  readonly lines: readonly string[]
}

export function readBlocks(text: string): NoteBlock[] {
  const blocks: { title: string | null; head: string | null; lines: string[] }[] = []
  for (const line of text.split(/\r?\n/)) {
    const title = /^#{1,6}\s+(.+?)\s*$/.exec(line)?.[1] ?? /^\*\*(.+?)\*\*:?\s*$/.exec(line)?.[1]
    if (title !== undefined) blocks.push({ title, head: line, lines: [] })
    else if (line.trim() !== '') {
      if (blocks.length === 0) blocks.push({ title: null, head: null, lines: [] })
      blocks.at(-1)?.lines.push(line)
    }
  }
  return blocks
}

export function writeBlocks(blocks: readonly NoteBlock[]): string {
  return blocks
    .map(({ head, lines }) => [...(head === null ? [] : [head]), ...lines].join('\n'))
    .join('\n\n')
}

const MARK = /^\s*(?:[-*]|\d+[.)])\s+/

export function isList(lines: readonly string[]): boolean {
  return lines.some((line) => MARK.test(line))
}

/** Not cut behind 'Dr.', 'e.g.' and the like, nor within a number. */
const SENTENCE_END = /(?<!\b(?:Dr|Mr|Mrs|Ms|St|vs|approx|e\.g|i\.e|No))(?<=[.!?])\s+(?=[A-Z0-9“"(])/

export function sentencesOf(lines: readonly string[]): string[] {
  return lines
    .flatMap((line) => line.replace(MARK, '').split(SENTENCE_END))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

/** The lines with each sentence changed, dropped where it becomes empty; list marks stay. */
export function changeSentences(
  lines: readonly string[],
  change: (sentence: string) => string,
): string[] {
  return lines.flatMap((line) => {
    const mark = MARK.exec(line)?.[0] ?? ''
    const changed = sentencesOf([line])
      .map(change)
      .filter((sentence) => sentence !== '')
    return changed.length === 0 ? [] : [`${mark}${changed.join(' ')}`]
  })
}

/** Whether the words of a wish name the heading. */
export function isNamed(wish: string, title: string): boolean {
  const plain = title.toLowerCase()
  const words = plain.match(/[a-z]{4,}/g) ?? []
  return wish.includes(plain) || words.some((word) => new RegExp(`\\b${word}\\b`).test(wish))
}
