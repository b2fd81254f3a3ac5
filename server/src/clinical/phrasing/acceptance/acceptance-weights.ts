import weights from './acceptance-weights.json' with { type: 'json' }

interface Weighed {
  readonly signs: ReadonlyMap<string, number>
  /** For the vector that the phraser has at the end of a sentence. */
  readonly vector: readonly number[]
}

/** Log odds that a clinician leaves a sentence as it is, and that it is wrong or unreadable; see NOTICE.md. */
export const LEARNED: Readonly<Record<keyof typeof weights, Weighed>> = {
  good: weighed(weights.good),
  bad: weighed(weights.bad),
}

function weighed({ signs, vector }: { signs: Record<string, number>; vector: number[] }): Weighed {
  return { signs: new Map(Object.entries(signs)), vector }
}
