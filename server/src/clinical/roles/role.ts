/** Who says a line of a visit. */
export type Role = 'clinician' | 'patient'

/** As it is told to people: better no answer than a wrong one. */
export type GuessedRole = Role | 'unsure'

export function otherRole(role: Role): Role {
  return role === 'clinician' ? 'patient' : 'clinician'
}
