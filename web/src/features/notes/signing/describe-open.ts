import type { OpenPoint } from '@chartwright/contract/signatures'

/** What the signer confirms by ticking it. */
export function describeOpen({ kind, count }: OpenPoint): string {
  switch (kind) {
    case 'contradictions':
      return count === 1
        ? 'I know of the contradiction in this note.'
        : `I know of the ${count} contradictions in this note.`
    case 'transcription':
      return 'I know that a recording of this session is not wholly transcribed yet.'
    case 'written_early':
      return 'I know that this note was written before the last words of the visit were transcribed.'
    case 'unchecked':
      return 'I know that this note could not be compared with the facts of the visit.'
  }
}

/** What the signer confirms by ticking it; undefined if nothing is left to be filled in. */
export function describeUnfilled(count: number): string | undefined {
  if (count === 0) return undefined
  return count === 1
    ? 'I sign this note with one place left unfilled.'
    : `I sign this note with ${count} places left unfilled.`
}
