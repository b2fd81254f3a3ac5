import type { Statement } from './statement.ts'

/** What the clinician typed is taken as it stands, line by line and sentence by sentence. */
export function readContext(context: string): Statement[] {
  return context
    .split(/\r?\n|(?<=[.!?])\s+/)
    .map((text) => text.replace(/^[\s*•-]+/, '').trim())
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
    .map((text, index) => ({
      text,
      role: 'typed',
      segmentIds: [],
      index: -1,
      position: -1 + index / 1000,
      isQuestion: false,
      answer: null,
    }))
}
