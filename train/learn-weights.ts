import type { Signs } from '../server/src/clinical/ledger/fact.ts'

interface Row {
  readonly signs: Signs
  readonly isRight: boolean
}

const STEPS = 4000
const RATE = 0.3
/** Keeps the weights of rare signs small. */
const SHRINK = 0.002

/** The weights under which the signs tell best which rows are right (logistic regression). */
export function learnWeights(rows: readonly Row[]): Record<string, number> {
  const names = [...new Set(rows.flatMap(({ signs }) => Object.keys(signs)))].sort()
  const weights = new Float64Array(names.length)
  const values = rows.map(({ signs }) => Float64Array.from(names, (name) => signs[name] ?? 0))
  for (let step = 0; step < STEPS; step += 1) {
    const slope = new Float64Array(names.length)
    for (const [at, row] of values.entries()) {
      const off = chance(row, weights) - Number(rows[at]?.isRight)
      for (const [place, value] of row.entries())
        slope[place] = (slope[place] ?? 0) + (off * value) / rows.length
    }
    for (const [place, value] of slope.entries())
      weights[place] = (weights[place] ?? 0) - (RATE * (value + SHRINK * (weights[place] ?? 0))) / 2
  }
  report(
    values.map((row) => chance(row, weights)),
    rows,
  )
  return Object.fromEntries(names.map((name, at) => [name, weights[at] ?? 0]))
}

function chance(row: Float64Array, weights: Float64Array): number {
  let sum = 0
  for (const [at, value] of row.entries()) sum += value * (weights[at] ?? 0)
  return 1 / (1 + Math.exp(-sum))
}

/** How often what was rated alike is right. */
function report(rated: readonly number[], rows: readonly Row[]): void {
  for (let from = 0; from < 10; from += 1) {
    const group = rows.filter((_, at) => Math.min(9, Math.floor((rated[at] ?? 0) * 10)) === from)
    const right = group.filter(({ isRight }) => isRight).length
    process.stdout.write(
      `${(from / 10).toFixed(1)}: ${String(right)} of ${String(group.length)} right\n`,
    )
  }
}
