import type { ScribeTemplate } from '../../scribe.ts'
import type { Prompt } from '../note.prompt.ts'

const LEAST_WORDS = 6
const MARK = /<\/?(?:template|example|style|context|transcript|notes?|question|instruction)-\d+>/

/** Whether an answer holds a sentence of ours, or the marks between which it was given the visit. */
export function isEcho(text: string, { system, messages }: Prompt): boolean {
  if (MARK.test(text)) return true
  // What stands behind the last mark of a message is ours as well.
  const task = messages.at(-1)?.content.split(MARK).at(-1) ?? ''
  const said = plain(text)
  return sentencesOf(`${system}\n\n${task}`).some((sentence) => said.includes(sentence))
}

/**
 * Whether most of a note is what its template says of how to fill it, or its example: another
 * patient. A sentence of either may well stand in a note.
 */
export function isTemplate(text: string, { prompt, example }: ScribeTemplate): boolean {
  const given = plain(`${prompt}\n${example}`)
  const sentences = sentencesOf(text.replaceAll('\n', '\n\n'))
  const echoed = sentences.filter((sentence) => given.includes(sentence))
  return echoed.length > sentences.length / 2
}

/** Paragraphs may be wrapped. */
function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.:;])\s+|\n\n/)
    .map(plain)
    .filter((sentence) => sentence.split(' ').length > LEAST_WORDS)
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
