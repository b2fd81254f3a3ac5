/** Of this node: whether it is on its way out. */
export interface Departure {
  begin(): void
  hasBegun(): boolean
  /** From now on, what any other node can answer is sent there. */
  turnAway(): void
  isTurningAway(): boolean
}

export function departure(): Departure {
  let hasBegun = false
  let isTurningAway = false
  return {
    begin() {
      hasBegun = true
    },
    hasBegun: () => hasBegun,
    turnAway() {
      isTurningAway = true
    },
    isTurningAway: () => isTurningAway,
  }
}
