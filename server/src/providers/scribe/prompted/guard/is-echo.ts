import type { Prompt } from '../note.prompt.ts'

const LEAST_WORDS = 6
const MARK = /<\/?(?:template|example|context|transcript|notes?|question|instruction)-\d+>/

/** Whether an answer holds a sentence of ours, or the marks between which it was given the visit. */
export function isEcho(text: string, { system, messages }: Prompt): boolean {
  if (MARK.test(text)) return true
  // What stands behind the last mark of a message is ours as well.
  const task = messages.at(-1)?.content.split(MARK).at(-1) ?? ''
  const said = plain(text)
  return sentencesOf(`${system}\n\n${task}`).some((sentence) => said.includes(sentence))
}

function sentencesOf(prompt: string): string[] {
  return prompt
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
