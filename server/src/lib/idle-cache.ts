export interface IdleCache<Value> {
  /** Counts as a use. */
  get(key: string): Value | undefined
  set(key: string, value: Value): void
  /** The existing value, or what `make` returns. */
  take(key: string, make: () => Value): Value
  delete(key: string): void
  /** Stops its timer. */
  close(): void
}

export interface IdleCacheOptions<Value> {
  /** Of all sizes together. */
  readonly most: number
  /** Defaults to 1. */
  readonly sizeOf?: (value: Value) => number
  readonly idleMs?: number
  readonly now?: () => number
}

const IDLE_MS = 15 * 60_000

/**
 * Beyond `most` the least recently used entry is evicted; so are entries that nobody has used
 * lately.
 */
export function createIdleCache<Value>(options: IdleCacheOptions<Value>): IdleCache<Value> {
  const { most, sizeOf = () => 1, idleMs = IDLE_MS, now = Date.now } = options
  const kept = new Map<string, { readonly value: Value; usedAtMs: number }>()
  let size = 0

  function drop(key: string): void {
    const entry = kept.get(key)
    if (!entry) return
    size -= sizeOf(entry.value)
    kept.delete(key)
  }

  /** The least recently used one comes first. */
  function forget(): void {
    for (const [key, { usedAtMs }] of kept) {
      if (size <= most && now() - usedAtMs <= idleMs) return
      drop(key)
    }
  }

  function get(key: string): Value | undefined {
    const entry = kept.get(key)
    if (!entry) return undefined
    entry.usedAtMs = now()
    kept.delete(key)
    kept.set(key, entry)
    return entry.value
  }

  function set(key: string, value: Value): void {
    drop(key)
    kept.set(key, { value, usedAtMs: now() })
    size += sizeOf(value)
    forget()
  }

  const timer = setInterval(forget, idleMs).unref()
  return {
    get,
    set,
    take(key, make) {
      const known = get(key)
      if (known !== undefined) return known
      const value = make()
      set(key, value)
      return value
    },
    delete: drop,
    close: () => clearInterval(timer),
  }
}
