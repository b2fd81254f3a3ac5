import type { SourcedSection } from './sourced.ts'

/** Markdown: a heading, then a paragraph or a list. */
export function renderNote(sections: readonly SourcedSection[]): string {
  return sections.map(renderSection).join('\n\n')
}

function renderSection({ heading, sentences, isList }: SourcedSection): string {
  const body = sentences.map(({ text }) => (isList ? `- ${text}` : text)).join(isList ? '\n' : ' ')
  return heading === null ? body : `## ${heading}\n${body}`
}
