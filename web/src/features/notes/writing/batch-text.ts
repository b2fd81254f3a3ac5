export interface GrowingText {
  add(more: string): void
  read(): string
  subscribe(listener: () => void): () => void
}

/** Grows at most once a frame, however many pieces arrive. */
export function batchText(): GrowingText {
  let whole = ''
  let shown = ''
  let isDue = false
  const listeners = new Set<() => void>()
  const show = (): void => {
    isDue = false
    shown = whole
    for (const listener of listeners) listener()
  }
  return {
    add: (more) => {
      whole += more
      if (isDue) return
      isDue = true
      requestAnimationFrame(show)
    },
    read: () => shown,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
