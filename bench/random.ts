/**
 * The same numbers for the same seed: shipped weights were learned in this order, and faults
 * planted in it.
 */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

/** In place. */
export function shuffle(order: number[], random: () => number) {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const held = order[at] ?? 0
    order[at] = order[other] ?? 0
    order[other] = held
  }
}

export function pick<T>(items: readonly T[], random: () => number): T | undefined {
  return items[Math.floor(random() * items.length)]
}
