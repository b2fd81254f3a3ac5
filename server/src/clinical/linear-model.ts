/** Weights by feature name; a feature without one counts nothing. */
export interface LinearModel {
  readonly bias: number
  readonly weights: Readonly<Record<string, number>>
}

export type Features = ReadonlyMap<string, number>

export function score(model: LinearModel, features: Features): number {
  let sum = model.bias
  features.forEach((value, name) => {
    sum += (model.weights[name] ?? 0) * value
  })
  return sum
}

export function probability(logit: number): number {
  return 1 / (1 + Math.exp(-logit))
}
