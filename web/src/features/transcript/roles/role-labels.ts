import type { SpeakerRole, TranscriptSegment } from '@chartwright/contract/transcript'

export const ROLE_LABELS: Readonly<Record<SpeakerRole, string>> = {
  clinician: 'Clinician',
  patient: 'Patient',
  other: 'Other',
  unsure: 'Unsure',
}

/** The labels of numbered voices. A name given by a person is different. */
const COUNTED = /^Speaker \d+$/

/** Whether the line was recorded, and its label is its voice's: such a label may be renamed. */
export function hasVoice({ speaker, start_ms: startMs }: TranscriptSegment): boolean {
  return speaker !== null && startMs !== null
}

/** A name says more than a role, and a number identifies the speaker where the role does not. */
export function faceOf(line: TranscriptSegment): string {
  const { role, speaker } = line
  if (role === null) return ''
  if (speaker === null || !hasVoice(line)) return ROLE_LABELS[role]
  const isCounted = COUNTED.test(speaker)
  return isCounted && (role === 'clinician' || role === 'patient') ? ROLE_LABELS[role] : speaker
}

/** Shown beside a line's words elsewhere; undefined if the speaker is unknown. */
export function findSpeakerName(line: TranscriptSegment): string | undefined {
  const { role, speaker } = line
  return role === null || role === 'unsure' ? (speaker ?? undefined) : faceOf(line)
}

/** For assistive technology: the role and, for a recorded line, the voice. */
export function describeRole(line: TranscriptSegment): string {
  const { role, speaker, is_role_set: isSet } = line
  if (role === null) return ''
  const voice = speaker !== null && hasVoice(line) ? `${speaker}, ` : ''
  return `${voice}${ROLE_LABELS[role]}, ${isSet ? 'set by you' : 'guessed'}`
}
