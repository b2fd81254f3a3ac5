import type { OpenPoint } from '@chartwright/contract/signatures'

/** What the signer confirms by ticking it. */
export function describeOpen({ kind, count }: OpenPoint): string {
  switch (kind) {
    case 'contradictions':
      return count === 1
        ? 'I am aware of the contradiction in this note.'
        : `I am aware of the ${count} contradictions in this note.`
    case 'transcription':
      return 'I am aware that a recording of this session has not been fully transcribed yet.'
    case 'written_early':
      return 'I am aware that this note was written before the last words of the visit were transcribed.'
    case 'unchecked':
      return 'I am aware that this note could not be compared with the facts of the visit.'
  }
}

/** What the signer confirms by ticking it; undefined if nothing is left to be filled in. */
export function describeUnfilled(count: number): string | undefined {
  if (count === 0) return undefined
  return count === 1
    ? 'I am signing this note with one place left blank.'
    : `I am signing this note with ${count} places left blank.`
}
