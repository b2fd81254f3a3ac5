const FOLDED_WITHIN_MS = 10 * 60_000
/** A deletion of more than this and of more than half starts a version of its own. */
const TAKEN_AWAY_CHARS = 200

export interface NewestVersion {
  readonly writer: 'scribe' | 'person' | 'unknown'
  readonly restoredFrom: number | null
  readonly wasSigned: boolean
  /** Since its first edit. */
  readonly ageMs: number
  readonly chars: number
}

/** Whether a person's edit continues the newest version instead of starting another. */
export function isFolded(newest: NewestVersion, editedChars: number): boolean {
  if (newest.writer !== 'person' || newest.restoredFrom !== null || newest.wasSigned) return false
  if (newest.ageMs >= FOLDED_WITHIN_MS) return false
  const takenAway = newest.chars - editedChars
  return takenAway <= TAKEN_AWAY_CHARS || takenAway <= newest.chars / 2
}
