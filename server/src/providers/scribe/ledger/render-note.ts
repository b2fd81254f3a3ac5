import type { NoteSection } from './section.ts'

/** Markdown: a heading, then paragraphs or a list. */
export function renderNote(sections: readonly NoteSection[]): string {
  return sections.map(renderSection).join('\n\n')
}

function renderSection({ heading, paragraphs, isList }: NoteSection): string {
  const lines = paragraphs.map((sentences) => sentences.map(({ text }) => text).join(' '))
  const body = isList ? lines.map((line) => `- ${line}`).join('\n') : lines.join('\n')
  return heading === null ? body : `## ${heading}\n${body}`
}
