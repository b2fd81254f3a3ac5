import { blocksOf } from '../../../lib/note-blocks.ts'

/** What the clinician typed beside the visit, sentence by sentence. */
export function readContextLines(html: string): string[] {
  return blocksOf(html)
    .flatMap(({ text }) => text.split(/(?<=[.!?])\s+/))
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
}
