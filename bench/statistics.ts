/** The smallest value that at least `share` (0 to 1) of the values do not exceed. Sorts in place. */
export function quantile(values: Float64Array | number[], share: number): number {
  if (values.length === 0) throw new RangeError('No values to take a quantile of')
  values.sort((a, b) => a - b)
  const rank = Math.max(1, Math.ceil(share * values.length))
  return values[rank - 1] ?? NaN
}

/** The mean of the middle two for an even number. */
export function median(values: readonly number[]): number {
  const lower = quantile([...values], 0.5)
  const upper =
    values.length % 2 === 1
      ? lower
      : -quantile(
          values.map((value) => -value),
          0.5,
        )
  return (lower + upper) / 2
}
