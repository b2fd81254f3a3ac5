import { writeLetter } from './write-letter.ts'
import type { EditInput, ProposedEdit } from '../scribe.ts'

const CANNOT =
  'The extractive writer can shorten a note or a section, turn it into bullet points, paragraphs or a letter to a colleague, and remove a section. It cannot do this change; please edit the note by hand.'

const NOT_TO_PATIENT =
  'The extractive writer can make a letter to a colleague only: this note speaks about the patient, and it cannot turn it round without changing what it says. The template “Patient Instructions” speaks to the patient.'
const IS_LETTER = /\b(?:make|turn|write|rewrite|format|put|change|convert)\b.*\bletter\b/

interface Block {
  readonly title: string | null
  readonly head: string | null
  readonly lines: readonly string[]
}

/** Does what can be done without understanding, and says so where it cannot. */
export function editNote({
  instruction,
  text,
}: Pick<EditInput, 'instruction' | 'text'>): ProposedEdit {
  const wish = instruction.toLowerCase()
  const blocks = readBlocks(text)
  if (IS_LETTER.test(wish)) return editToLetter(instruction, text, blocks)
  const named = blocks.filter(({ title }) => title !== null && isNamed(wish, title))
  if (/\b(?:add|insert|include|change .* to|replace|translate|rewrite)\b/.test(wish))
    return { kind: 'declined', reason: CANNOT }
  if (/\b(?:remove|delete|drop|leave out|take out)\b/.test(wish)) {
    if (named.length === 0)
      return { kind: 'declined', reason: 'No section of that name stands in the note.' }
    return edited(
      text,
      blocks.filter((block) => !named.includes(block)),
    )
  }
  const change = findChange(wish)
  if (!change) return { kind: 'declined', reason: CANNOT }
  const namesSection =
    /\b(?:the|section) (?!note\b|it\b|whole\b|text\b)\w+/.test(wish) && !/\bnote\b/.test(wish)
  if (named.length === 0 && namesSection && /\b(?:shorten|shorter)\b/.test(wish))
    return { kind: 'declined', reason: 'No section of that name stands in the note.' }
  const targets = named.length > 0 ? named : blocks
  return edited(
    text,
    blocks.map((block) =>
      targets.includes(block) ? { ...block, lines: change(block.lines) } : block,
    ),
  )
}

function editToLetter(instruction: string, text: string, blocks: readonly Block[]): ProposedEdit {
  if (
    /\bletter (?:to|for) (?:the |a |my )?(?:patient|parents?|family|him|her|them)\b/i.test(
      instruction,
    )
  )
    return { kind: 'declined', reason: NOT_TO_PATIENT }
  if (/^\s*Dear\b/.test(text))
    return { kind: 'declined', reason: 'The note already reads so; nothing would change.' }
  const letter = writeLetter(
    instruction,
    blocks.map(({ title, lines }) => ({ title, sentences: sentences(lines) })),
  )
  return letter === null
    ? { kind: 'declined', reason: 'The note says nothing that a letter could tell.' }
    : { kind: 'edit', text: letter }
}

function findChange(wish: string): ((lines: readonly string[]) => string[]) | undefined {
  if (/\b(?:shorten|shorter|brief(?:er)?|condense|trim|concise)\b/.test(wish)) return shorten
  if (/\b(?:bullets?|bullet points?|list)\b/.test(wish))
    return (lines) => sentences(lines).map((sentence) => `- ${sentence}`)
  if (/\b(?:paragraphs?|prose|running text)\b/.test(wish))
    return (lines) => [sentences(lines).join(' ')].filter(Boolean)
  return undefined
}

/** Figures, negatives and warnings outrank the rest; order stays. */
function shorten(lines: readonly string[]): string[] {
  const all = sentences(lines)
  const isList = lines.some((line) => /^\s*[-*]\s/.test(line))
  const most = Math.max(1, Math.ceil(all.length / 2))
  const kept = new Set(
    all
      .map((sentence, at) => ({ sentence, value: weigh(sentence) - at / 100 }))
      .sort((a, b) => b.value - a.value)
      .slice(0, most)
      .map(({ sentence }) => sentence),
  )
  const left = all.filter((sentence) => kept.has(sentence))
  return isList ? left.map((sentence) => `- ${sentence}`) : [left.join(' ')]
}

function weigh(sentence: string): number {
  return (
    (/\d/.test(sentence) ? 2 : 0) +
    (/\b(?:denies|allerg\w+|suicid\w+|harm|return|call|follow)\b/i.test(sentence) ? 2 : 0) -
    (sentence.length > 160 ? 1 : 0)
  )
}

function sentences(lines: readonly string[]): string[] {
  return lines
    .flatMap((line) => line.replace(/^\s*(?:[-*]|\d+[.)])\s+/, '').split(/(?<=[.!?])\s+/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

function readBlocks(text: string): Block[] {
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

function isNamed(wish: string, title: string): boolean {
  const words = title.toLowerCase().match(/[a-z]{4,}/g) ?? []
  return (
    wish.includes(title.toLowerCase()) ||
    words.some((word) => new RegExp(`\\b${word}\\b`).test(wish))
  )
}

function edited(before: string, blocks: readonly Block[]): ProposedEdit {
  const text = blocks
    .map(({ head, lines }) => [...(head === null ? [] : [head]), ...lines].join('\n'))
    .join('\n\n')
  if (text.trim() === before.trim())
    return { kind: 'declined', reason: 'The note already reads so; nothing would change.' }
  return { kind: 'edit', text }
}
