import type { Features, LinearModel } from '../../server/src/clinical/linear-model.ts'
import { probability } from '../../server/src/clinical/linear-model.ts'
import { seeded, shuffle } from '../random.ts'

export interface Example {
  readonly features: Features
  /** From 0 to 1. */
  readonly target: number
  readonly weight?: number
}

export interface FitOptions {
  readonly epochs: number
  readonly rate: number
  readonly decay: number
  /** Features of fewer examples are left out. */
  readonly minExamples: number
}

const SEED = 20231

/** Logistic regression by AdaGrad with L2, the same for the same examples. */
export function fit(examples: readonly Example[], options: FitOptions): LinearModel {
  const seen = new Map<string, number>()
  for (const { features } of examples)
    for (const name of features.keys()) seen.set(name, (seen.get(name) ?? 0) + 1)
  const ids = new Map(
    [...seen].filter(([, count]) => count >= options.minExamples).map(([name], id) => [name, id]),
  )
  const rows = examples.map(({ features, target, weight = 1 }) => {
    const known = [...features].filter(([name]) => ids.has(name))
    return {
      ids: Int32Array.from(known, ([name]) => ids.get(name) ?? 0),
      values: Float64Array.from(known, ([, value]) => value),
      target,
      weight,
    }
  })
  const weights = new Float64Array(ids.size)
  const squares = new Float64Array(ids.size).fill(1e-6)
  let bias = 0
  let biasSquares = 1e-6
  const order = rows.map((_, at) => at)
  const random = seeded(SEED)
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    shuffle(order, random)
    for (const at of order) {
      const row = rows[at]
      if (!row) continue
      let logit = bias
      for (let i = 0; i < row.ids.length; i += 1)
        logit += (weights[row.ids[i] ?? 0] ?? 0) * (row.values[i] ?? 0)
      const error = (probability(logit) - row.target) * row.weight
      biasSquares += error * error
      bias -= (options.rate * error) / Math.sqrt(biasSquares)
      for (let i = 0; i < row.ids.length; i += 1) {
        const id = row.ids[i] ?? 0
        const gradient = error * (row.values[i] ?? 0) + options.decay * (weights[id] ?? 0)
        squares[id] = (squares[id] ?? 0) + gradient * gradient
        weights[id] = (weights[id] ?? 0) - (options.rate * gradient) / Math.sqrt(squares[id] ?? 1)
      }
    }
  }
  return {
    bias,
    weights: Object.fromEntries([...ids].map(([name, id]) => [name, weights[id] ?? 0])),
  }
}

export interface ClassExample {
  readonly features: Features
  readonly label: string
  readonly weight: number
}

/** Multinomial logistic regression by AdaGrad with L2: one model for each label, comparable by their scores. */
export function fitClasses(
  examples: readonly ClassExample[],
  options: FitOptions,
): Record<string, LinearModel> {
  const seen = new Map<string, number>()
  for (const { features } of examples)
    for (const name of features.keys()) seen.set(name, (seen.get(name) ?? 0) + 1)
  const ids = new Map(
    [...seen]
      .filter(([, count]) => count >= options.minExamples)
      .map(([name], id) => [name, id + 1]),
  )
  const labels = [...new Set(examples.map(({ label }) => label))].sort()
  const width = ids.size + 1
  const weights = new Float64Array(labels.length * width)
  const squares = new Float64Array(labels.length * width).fill(1e-6)
  const rows = examples.map(({ features, label, weight }) => {
    const known = [...features].flatMap(([name, value]) => {
      const id = ids.get(name)
      return id === undefined ? [] : [[id, value] as const]
    })
    return { known: [[0, 1] as const, ...known], label: labels.indexOf(label), weight }
  })
  const order = rows.map((_, at) => at)
  const random = seeded(SEED)
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    shuffle(order, random)
    for (const at of order) {
      const row = rows[at]
      if (!row) continue
      const logits = labels.map((_, label) =>
        row.known.reduce((sum, [id, value]) => sum + (weights[label * width + id] ?? 0) * value, 0),
      )
      const top = Math.max(...logits)
      const parts = logits.map((logit) => Math.exp(logit - top))
      const whole = parts.reduce((sum, part) => sum + part, 0)
      labels.forEach((_, label) => {
        const error = ((parts[label] ?? 0) / whole - (label === row.label ? 1 : 0)) * row.weight
        for (const [id, value] of row.known) {
          const cell = label * width + id
          const gradient = error * value + (id === 0 ? 0 : options.decay * (weights[cell] ?? 0))
          squares[cell] = (squares[cell] ?? 0) + gradient * gradient
          weights[cell] =
            (weights[cell] ?? 0) - (options.rate * gradient) / Math.sqrt(squares[cell] ?? 1)
        }
      })
    }
  }
  return Object.fromEntries(
    labels.map((name, label) => [
      name,
      {
        bias: weights[label * width] ?? 0,
        weights: Object.fromEntries(
          [...ids].map(([feature, id]) => [feature, weights[label * width + id] ?? 0]),
        ),
      },
    ]),
  )
}

/** The heaviest `size` weights, rounded, for a small file. */
export function prune(model: LinearModel, size: number): LinearModel {
  const heaviest = Object.entries(model.weights)
    .filter(([, weight]) => Math.abs(weight) >= 0.03)
    .sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]))
    .slice(0, size)
    .sort((a, b) => (a[0] < b[0] ? -1 : 1))
  return {
    bias: round(model.bias),
    weights: Object.fromEntries(heaviest.map(([name, weight]) => [name, round(weight)])),
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
