import type { Piece, Sources } from '../providers/scribe/scribe.ts'

/** What a reader has in the end. */
export async function wholeText(pieces: AsyncIterable<Piece | Sources>): Promise<string> {
  let text = ''
  for await (const piece of pieces) {
    if (typeof piece === 'string') text += piece
    else if (piece.kind === 'restart') text = ''
  }
  return text
}
