/** Of this node: whether it is on its way out. */
export interface Departure {
  begin(): void
  hasBegun(): boolean
}

export function departure(): Departure {
  let hasBegun = false
  return {
    begin() {
      hasBegun = true
    },
    hasBegun: () => hasBegun,
  }
}
