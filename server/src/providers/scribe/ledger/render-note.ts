import { QUOTED, type NoteSection } from './section.ts'

/** Markdown: a heading, then paragraphs or a list. */
export function renderNote(sections: readonly NoteSection[]): string {
  return sections.map(renderSection).join('\n\n')
}

function renderSection({ heading, paragraphs, isList }: NoteSection): string {
  const lines = paragraphs.map((sentences) => sentences.map(({ text }) => text).join(' '))
  const body = isList ? lines.map(itemOf).join('\n').trim() : lines.join('\n')
  return heading === null ? body : `## ${heading}\n${body}`
}

/** What leads over to quotations stands before their list. */
function itemOf(line: string): string {
  return line === QUOTED ? `\n${line}` : `- ${line}`
}
