import type { Transcript } from '@chartwright/contract/transcript'

/** Another one when something was said, pasted or corrected. */
export function stampOf(transcript: Transcript | null | undefined): string {
  return transcript ? `${transcript.updated_at} ${transcript.segments.length}` : ''
}
