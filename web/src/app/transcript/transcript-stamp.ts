import type { Transcript } from '@chartwright/contract/transcript'

/** Changes when something is said, pasted or corrected. */
export function stampOf(transcript: Transcript | null | undefined): string {
  return transcript ? `${transcript.updated_at} ${transcript.segments.length}` : ''
}
