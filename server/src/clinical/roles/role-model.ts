import weights from './weights.json' with { type: 'json' }

/** Weights by feature name, in log odds; a feature without one counts nothing. */
export interface RoleModel {
  /** For the clinician, against the patient. */
  readonly emission: ReadonlyMap<string, number>
  /** For the speaker of the line before, against the other one. */
  readonly stay: ReadonlyMap<string, number>
}

export interface RoleWeights {
  readonly emission: Readonly<Record<string, number>>
  readonly stay: Readonly<Record<string, number>>
}

/** What was learned; see NOTICE.md for from what. */
export const LEARNED = toRoleModel(weights)

export function toRoleModel({ emission, stay }: RoleWeights): RoleModel {
  return { emission: new Map(Object.entries(emission)), stay: new Map(Object.entries(stay)) }
}
