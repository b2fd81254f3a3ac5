/** Words and pairs of neighbours, figures as '#', each counted once and scaled to the text's length. */
export function wordFeatures(text: string): Map<string, number> {
  const words = tokens(text).map((word) => (/^\d/.test(word) ? '#' : word))
  const names = new Set<string>()
  words.forEach((word, at) => {
    names.add(word)
    const next = words[at + 1]
    if (next !== undefined) names.add(`${word} ${next}`)
  })
  const value = 1 / Math.sqrt(Math.max(4, names.size))
  return new Map([...names].map((name) => [name, value]))
}

export function tokens(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9]+(?:[.'/-][a-z0-9]+)*%?/g) ?? []
}
