import { sanitizeNote } from '../../lib/note-html.ts'
import { readNote, type NoteToken } from '../../lib/note-tokens.ts'
import type { Block, Line, Run } from './document-model.ts'
import { cleanText } from './clean-text.ts'

type Face = Omit<Run, 'text'>

const FACES: Readonly<Record<string, Face>> = {
  strong: { isBold: true },
  em: { isItalic: true },
  u: { isUnderlined: true },
  s: { isStruck: true },
  code: {},
}

interface Reading {
  readonly tokens: readonly NoteToken[]
  at: number
}

/** A stored note, or the context of a session, as blocks. Its highest heading gets level 2. */
export function readBlocks(html: string): Block[] {
  return closeUp(readUntil({ tokens: readNote(sanitizeNote(html)), at: 0 }, undefined))
}

/** Plain text, such as an addendum. */
export function blocksOfText(text: string): Block[] {
  const paragraphs = text.split(/\n\s*\n/).map((part) => linesOf([{ text: part }]))
  return paragraphs.flatMap((lines) => paragraphOf(lines))
}

/** Text between blocks is a paragraph as well. */
function readUntil(reading: Reading, end: string | undefined, isPreformatted = false): Block[] {
  const blocks: Block[] = []
  const faces: Face[] = []
  let runs: Run[] = []
  const flush = () => {
    const lines = linesOf(runs)
    blocks.push(...paragraphOf(isPreformatted ? lines : lines.map(trimStart)))
    runs = []
  }
  for (let token = reading.tokens[reading.at]; token; token = reading.tokens[reading.at]) {
    reading.at += 1
    if (token.kind === 'text') {
      runs.push({ text: isPreformatted ? token.text : onOneLine(token.text), ...mixed(faces) })
    } else if (token.tag === 'br') runs.push({ text: '\n' })
    else if (FACES[token.tag]) {
      if (token.kind === 'open') faces.push(FACES[token.tag] ?? {})
      else faces.pop()
    } else if (token.kind === 'open') {
      flush()
      blocks.push(...readBlock(reading, token.tag))
    } else if (token.tag === end) break
  }
  flush()
  return blocks
}

function readBlock(reading: Reading, tag: string): Block[] {
  if (tag === 'hr') return [{ kind: 'rule' }]
  if (tag === 'ul' || tag === 'ol') {
    const items = readUntil(reading, tag).map((item) =>
      item.kind === 'quote' ? item.blocks : [item],
    )
    return items.length === 0 ? [] : [{ kind: 'list', isOrdered: tag === 'ol', items }]
  }
  const inner = readUntil(reading, tag, tag === 'pre')
  // An item is passed to its list as a quotation, which the list unwraps.
  if (tag === 'blockquote' || tag === 'li') return [{ kind: 'quote', blocks: inner }]
  if (!/^h\d$/.test(tag)) return inner
  const level = Number(tag.slice(1))
  return inner.flatMap((block): Block[] =>
    block.kind === 'paragraph'
      ? block.lines.map((line) => ({ kind: 'heading', level, line }))
      : [block],
  )
}

/** Levels without gaps, so that users of screen readers do not look for missing ones. */
export function closeUp(blocks: readonly Block[]): Block[] {
  const found = blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : []))
  const levels = [...new Set(found)].sort((one, other) => one - other)
  return blocks.map((block) =>
    block.kind === 'heading' ? { ...block, level: levels.indexOf(block.level) + 2 } : block,
  )
}

function paragraphOf(lines: readonly Line[]): Block[] {
  const shown = lines.slice(lines.findIndex((line) => line.length > 0))
  while (shown.at(-1)?.length === 0) shown.pop()
  return lines.some((line) => line.length > 0) ? [{ kind: 'paragraph', lines: shown }] : []
}

function linesOf(runs: readonly Run[]): Line[] {
  const lines: Run[][] = [[]]
  for (const run of runs) {
    for (const [index, text] of cleanText(run.text).split('\n').entries()) {
      if (index > 0) lines.push([])
      if (text !== '') lines.at(-1)?.push({ ...run, text })
    }
  }
  return lines.map((line) => trimEnd(line))
}

function trimEnd(line: Line): Line {
  const last = line.at(-1)
  if (!last) return line
  const text = last.text.trimEnd()
  return text === '' ? trimEnd(line.slice(0, -1)) : [...line.slice(0, -1), { ...last, text }]
}

function trimStart(line: Line): Line {
  const [first, ...rest] = line
  if (!first) return line
  const text = first.text.trimStart()
  return text === '' ? trimStart(rest) : [{ ...first, text }, ...rest]
}

function onOneLine(text: string): string {
  return text.replace(/\s*[\n\r]\s*/g, ' ')
}

function mixed(faces: readonly Face[]): Face {
  return Object.assign({}, ...faces) as Face
}
