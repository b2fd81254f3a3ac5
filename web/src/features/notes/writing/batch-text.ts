export interface GrowingText {
  add(more: string): void
  /** Discards the text. */
  clear(): void
  read(): string
  subscribe(listener: () => void): () => void
}

/** Updates at most once per frame, however many pieces arrive. */
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
  const change = (text: string): void => {
    whole = text
    if (isDue) return
    isDue = true
    requestAnimationFrame(show)
  }
  return {
    add: (more) => change(whole + more),
    clear: () => change(''),
    read: () => shown,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
