import { LEARNED } from './acceptance-weights.ts'

/** What the phraser's vector at the end of a sentence adds to the odds of each judgement. */
export interface Leaning {
  readonly good: number
  readonly bad: number
}

export function lean(vector: ArrayLike<number>): Leaning {
  return { good: product(LEARNED.good.vector, vector), bad: product(LEARNED.bad.vector, vector) }
}

function product(weights: readonly number[], vector: ArrayLike<number>): number {
  return weights.reduce((sum, weight, at) => sum + weight * (vector[at] ?? 0), 0)
}
