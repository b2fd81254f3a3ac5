import type { TranscriptSegment } from '@chartwright/contract/transcript'

/** A typed line without doubts, unless specified otherwise. */
export function givenLine(told: Partial<TranscriptSegment> = {}): TranscriptSegment {
  return {
    id: '00000000-0000-4000-8000-000000000100',
    index: 0,
    start_ms: null,
    end_ms: null,
    speaker: null,
    text: 'A cough.',
    confidence: null,
    word_confidence: null,
    original_text: null,
    is_checked: false,
    checks: [],
    suggestions: [],
    role: null,
    is_role_set: false,
    has_audio: false,
    ...told,
  }
}
