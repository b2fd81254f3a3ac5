/** Weights by feature name, in log odds; a feature without one counts nothing. */
export interface RoleModel {
  /** For the clinician, against the patient. */
  readonly emission: Readonly<Record<string, number>>
  /** For the speaker of the line before, against the other one. */
  readonly stay: Readonly<Record<string, number>>
}
