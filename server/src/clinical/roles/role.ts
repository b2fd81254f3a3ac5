/** The two whose talk is told apart by its words. */
export type Role = 'clinician' | 'patient'

/** Who says a line of a visit; 'other' is somebody beside the two. */
export type KnownRole = Role | 'other'

/** As it is told to people: better no answer than a wrong one. */
export type GuessedRole = KnownRole | 'unsure'

/** The other way round; whoever is neither stays so. */
export function otherRole(role: KnownRole): KnownRole {
  if (role === 'other') return role
  return role === 'clinician' ? 'patient' : 'clinician'
}
