/** The first group of a pattern that holds a time, else all that fits. */
export function timeIn(pattern: RegExp, text: string): string | undefined {
  const found = pattern.exec(text.toLowerCase())
  if (found === null) return undefined
  const groups: readonly (string | undefined)[] = found.slice(1)
  return groups.find((part) => part !== undefined) ?? found[0]
}
