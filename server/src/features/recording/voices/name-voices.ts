export interface Labelled {
  /** Its current label, or null. */
  readonly label: string | null
  /** As a number; null if uncertain. */
  readonly voice: number | null
  readonly seconds: number
}

/**
 * A label for each line: a voice keeps the label that most of its speech has, so that a growing
 * visit does not change who is who. A new voice gets an unused number.
 */
export function nameVoices(
  lines: readonly Labelled[],
  taken: readonly string[],
): (string | null)[] {
  const names = new Map<number, string>()
  const used = new Set<string>()
  for (const { voice, label } of claimsOf(lines)) {
    if (names.has(voice) || used.has(label)) continue
    names.set(voice, label)
    used.add(label)
  }
  const numbered = new Set([...used, ...taken])
  for (const voice of new Set(lines.map((line) => line.voice))) {
    if (voice === null || names.has(voice)) continue
    let number = 1
    while (numbered.has(labelOf(number))) number++
    names.set(voice, labelOf(number))
    numbered.add(labelOf(number))
  }
  return lines.map(({ voice }) => (voice === null ? null : (names.get(voice) ?? null)))
}

/** Which voice has which label for how long, longest first. */
function claimsOf(lines: readonly Labelled[]) {
  const claims = new Map<string, { voice: number; label: string; seconds: number }>()
  for (const { voice, label, seconds } of lines) {
    if (voice === null || label === null) continue
    const key = JSON.stringify([voice, label])
    const known = claims.get(key) ?? { voice, label, seconds: 0 }
    claims.set(key, { ...known, seconds: known.seconds + seconds })
  }
  return [...claims.values()].sort((one, two) => two.seconds - one.seconds)
}

function labelOf(number: number): string {
  return `Speaker ${String(number)}`
}
