/** The same answer for the same text without finding it again; past `most` texts the oldest is forgotten. */
export function remember<Value>(
  most: number,
  find: (text: string) => Value,
): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => takeOrFind(known, most, text, find)
}

function takeOrFind<Value>(
  known: Map<string, Value>,
  most: number,
  text: string,
  find: (text: string) => Value,
): Value {
  const held = known.get(text)
  if (held !== undefined || known.has(text)) return held as Value
  const value = find(text)
  known.set(text, value)
  const [oldest] = known.size > most ? known.keys() : []
  if (oldest !== undefined) known.delete(oldest)
  return value
}

/** The same for a pair of things, as long as both are held by somebody else. */
export function rememberPair<One extends object, Other extends object, Value>(
  find: (one: One, other: Other) => Value,
): (one: One, other: Other) => Value {
  const known = new WeakMap<Other, WeakMap<One, { readonly value: Value }>>()
  return (one, other) => {
    const ofOther = known.get(other) ?? new WeakMap<One, { readonly value: Value }>()
    known.set(other, ofOther)
    const held = ofOther.get(one)
    if (held) return held.value
    const value = find(one, other)
    ofOther.set(one, { value })
    return value
  }
}

/** The same for one thing, as long as it is held by somebody else. */
export function rememberOf<One extends object, Value>(
  find: (one: One) => Value,
): (one: One) => Value {
  const known = new WeakMap<One, { readonly value: Value }>()
  return (one) => {
    const held = known.get(one)
    if (held) return held.value
    const value = find(one)
    known.set(one, { value })
    return value
  }
}

/** As long as parts of a visit are kept that nobody reads. */
const IDLE_MS = 15 * 60_000

/**
 * What is found for a text of one thing, as long as that is held by somebody else and the text is asked
 * for: a line that visits share must not hold what was said in one of them that is over.
 */
export function rememberIn<Value>(
  most: number,
  now: () => number = Date.now,
): (one: object, text: string, find: (text: string) => Value) => Value {
  const knownIn = rememberOf<object, Map<string, { readonly value: Value; usedAtMs: number }>>(
    () => new Map(),
  )
  return (one, text, find) => {
    const known = knownIn(one)
    const held = known.get(text) ?? { value: find(text), usedAtMs: 0 }
    held.usedAtMs = now()
    // What was used last stands last.
    known.delete(text)
    known.set(text, held)
    for (const [other, { usedAtMs }] of known) {
      if (known.size <= most && held.usedAtMs - usedAtMs <= IDLE_MS) break
      known.delete(other)
    }
    return held.value
  }
}

/** A number for one thing, found again once anything else that it depends on is another. */
export function rememberAmong(): (
  one: object,
  among: readonly unknown[],
  find: () => number,
) => number {
  const known = new WeakMap<
    object,
    { readonly among: readonly unknown[]; readonly value: number }
  >()
  return (one, among, find) => {
    const held = known.get(one)
    if (held?.among.length === among.length && among.every((each, at) => each === held.among[at]))
      return held.value
    const value = find()
    known.set(one, { among, value })
    return value
  }
}
