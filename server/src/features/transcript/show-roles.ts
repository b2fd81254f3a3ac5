import type { TranscriptSegment } from '@chartwright/contract/transcript'
import { guessRoles, labelOf } from '../../clinical/roles/guess-roles.ts'
import type { KnownRole } from '../../clinical/roles/role.ts'

/** As stored: with the role that a person has set, or none. */
export type StoredSegment = Omit<
  TranscriptSegment,
  'role' | 'is_role_set' | 'has_audio' | 'checks' | 'suggestions'
> & {
  readonly role: KnownRole | null
  /** Pieces of recordings that it was heard in; null: the one with its own id. */
  readonly sound_ids: readonly string[] | null
}

/** A person's choice is kept; every other line is guessed, given those choices. */
export function showRoles(
  segments: readonly StoredSegment[],
): (Omit<StoredSegment, 'role'> & Pick<TranscriptSegment, 'role' | 'is_role_set'>)[] {
  const roles = guessRoles(segments)
  return segments.map((segment, at) => ({
    ...segment,
    speaker: labelOf(segment)?.name ?? null,
    role: roles[at] ?? 'unsure',
    is_role_set: segment.role !== null,
  }))
}
