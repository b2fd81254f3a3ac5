import type { Piece } from '../providers/scribe/scribe.ts'

/** What a reader has in the end. */
export async function wholeText(pieces: AsyncIterable<Piece>): Promise<string> {
  let text = ''
  for await (const piece of pieces) text = typeof piece === 'string' ? text + piece : ''
  return text
}
