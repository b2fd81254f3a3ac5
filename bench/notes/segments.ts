import type { ScribeSegment } from '../../server/src/providers/scribe/scribe.ts'

export function segmentsOf(dialogue: string): ScribeSegment[] {
  return dialogue
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((text, index) => ({ id: `s${index}`, index, speaker: null, text }))
}
