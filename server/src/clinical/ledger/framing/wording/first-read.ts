/** What can be read from the first of the texts from which it can be read at all. */
export function firstRead(
  read: (words: string) => string | undefined,
  texts: readonly string[],
): string | undefined {
  for (const text of texts) {
    const value = read(text)
    if (value !== undefined) return value
  }
  return undefined
}
