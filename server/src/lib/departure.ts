/** Whether this node is leaving. */
export interface Departure {
  begin(): void
  hasBegun(): boolean
  /** From now on, requests that any other node can answer are turned away. */
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
