/** No certainty in between: two lines that are known may contradict it. */
const MOST_STAY = 12

/** For each line: how likely the clinician says it, and how likely it is the speaker of the line before. */
export interface ChainBeliefs {
  readonly clinician: Float64Array
  readonly stay: Float64Array
}

/**
 * Forward–backward over a chain of lines with two speakers, in log odds. `emissions`: for the
 * clinician against the patient, infinite where the speaker is known. `stays`: for the speaker of
 * the line before against the other one; the first is not read. Linear in the lines.
 */
export function readChain(emissions: Float64Array, stays: Float64Array): ChainBeliefs {
  const count = emissions.length
  const forward = new Float64Array(count)
  const backward = new Float64Array(count)
  for (let at = 0; at < count; at += 1) {
    const before = at === 0 ? 0 : pass(forward[at - 1] ?? 0, stays[at] ?? 0)
    forward[at] = (emissions[at] ?? 0) + before
  }
  for (let at = count - 2; at >= 0; at -= 1) {
    backward[at] = pass((emissions[at + 1] ?? 0) + (backward[at + 1] ?? 0), stays[at + 1] ?? 0)
  }
  const clinician = forward.map((odds, at) => sigmoid(odds + (backward[at] ?? 0)))
  const stay = stays.map((odds, at) => {
    if (at === 0) return 0.5
    const left = sigmoid(forward[at - 1] ?? 0)
    const right = sigmoid((emissions[at] ?? 0) + (backward[at] ?? 0))
    const same = left * right + (1 - left) * (1 - right)
    const part = sigmoid(odds) * same
    return part / (part + (1 - sigmoid(odds)) * (1 - same))
  })
  return { clinician, stay }
}

/** What odds of a line are worth for its neighbour. */
function pass(odds: number, stay: number): number {
  const same = sigmoid(Math.max(-MOST_STAY, Math.min(MOST_STAY, stay)))
  const p = sigmoid(odds)
  const next = p * same + (1 - p) * (1 - same)
  return Math.log(next / (1 - next))
}

function sigmoid(odds: number): number {
  return 1 / (1 + Math.exp(-odds))
}
