/** A sentence with its signs, the phraser's vector at its end, and whether it was judged so. */
export interface Example {
  readonly signs: readonly (readonly [name: string, value: number])[]
  readonly vector: Float32Array
  readonly isSo: boolean
}

export interface FittedOdds {
  readonly signs: Record<string, number>
  readonly vector: number[]
}

/** Signs of fewer sentences are left out. */
const LEAST_SENTENCES = 12
/** Measured signs, which are few and say most, are held back less than words. */
const MEASURED = /^b?(?:su|kind|others|verdict|mean|ease)$|^(?:len2?|isb|bias)$/
const SCALE_OF_MEASURED = 3
const SCALE_OF_VECTOR = 0.25
const SHRINK = 60
const STEPS = 1_500
const RATE = 0.02

/** A logistic regression with squared weights held back, by Adam on all examples at once. */
export function fitOdds(examples: readonly Example[]): FittedOdds {
  const counts = new Map<string, number>()
  for (const { signs } of examples)
    for (const [name] of signs) counts.set(name, (counts.get(name) ?? 0) + 1)
  const names = [...counts].filter(([, count]) => count >= LEAST_SENTENCES).map(([name]) => name)
  const placeOf = new Map(names.map((name, place) => [name, place]))
  const scales = names.map((name) => (MEASURED.test(name) ? SCALE_OF_MEASURED : 1))
  const { means, factors } = standardise(examples.map(({ vector }) => vector))
  const rows = examples.map(({ signs, vector, isSo }) => ({
    isSo: Number(isSo),
    dense: vector.map((value, at) => (value - (means[at] ?? 0)) * (factors[at] ?? 0)),
    sparse: signs.flatMap(([name, value]) => {
      const place = placeOf.get(name)
      return place === undefined || value === 0
        ? []
        : [[place, value * (scales[place] ?? 1)] as const]
    }),
  }))
  const width = names.length
  const weights = new Float64Array(width + means.length)
  const [first, second] = [new Float64Array(weights.length), new Float64Array(weights.length)]
  for (let step = 1; step <= STEPS; step += 1) {
    const slope = weights.map((weight) => SHRINK * weight)
    for (const { isSo, dense, sparse } of rows) {
      let odds = 0
      for (const [place, value] of sparse) odds += value * (weights[place] ?? 0)
      for (const [at, value] of dense.entries()) odds += value * (weights[width + at] ?? 0)
      const off = 1 / (1 + Math.exp(-odds)) - isSo
      for (const [place, value] of sparse) slope[place] = (slope[place] ?? 0) + off * value
      for (const [at, value] of dense.entries())
        slope[width + at] = (slope[width + at] ?? 0) + off * value
    }
    const rate = RATE * (1 - step / STEPS)
    for (const [at, by] of slope.entries()) {
      first[at] = 0.9 * (first[at] ?? 0) + 0.1 * by
      second[at] = 0.99 * (second[at] ?? 0) + 0.01 * by * by
      const mean = (first[at] ?? 0) / (1 - 0.9 ** step)
      const size = Math.sqrt((second[at] ?? 0) / (1 - 0.99 ** step)) + 1e-9
      weights[at] = (weights[at] ?? 0) - (rate * mean) / size
    }
  }
  const vector = means.map((_, at) => (weights[width + at] ?? 0) * (factors[at] ?? 0))
  const signs = Object.fromEntries(
    names.map((name, place) => [name, (weights[place] ?? 0) * (scales[place] ?? 1)]),
  )
  signs.bias = (signs.bias ?? 0) - vector.reduce((sum, by, at) => sum + by * (means[at] ?? 0), 0)
  return { signs, vector }
}

function standardise(vectors: readonly Float32Array[]): { means: number[]; factors: number[] } {
  const count = vectors.length
  const means = Array.from(vectors[0] ?? [], (_, at) =>
    vectors.reduce((sum, vector) => sum + (vector[at] ?? 0) / count, 0),
  )
  const factors = means.map((mean, at) => {
    const spread = vectors.reduce((sum, vector) => sum + ((vector[at] ?? 0) - mean) ** 2 / count, 0)
    return SCALE_OF_VECTOR / (Math.sqrt(spread) + 1e-6)
  })
  return { means, factors }
}
