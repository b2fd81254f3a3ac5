const UNITS: ReadonlyMap<string, number> = new Map(
  [
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen',
    'fifteen sixteen seventeen eighteen nineteen',
  ]
    .join(' ')
    .split(' ')
    .map((word, value) => [word, value]),
)
const TENS: ReadonlyMap<string, number> = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, at) => [word, 10 * (at + 2)]),
)
const ORDINALS: ReadonlyMap<string, number> = new Map(
  'first second third fourth fifth sixth seventh eighth ninth tenth'
    .split(' ')
    .map((word, at) => [word, at + 1]),
)
const COUNTS: ReadonlyMap<string, number> = new Map([
  ['once', 1],
  ['twice', 2],
  ['couple', 2],
])

/**
 * Every figure that a text can be taken to say: spoken numbers are read in all ways, so 'one
 * eighteen' is 1, 18 and 118. What is not among them was not said.
 */
export function numbersIn(text: string): Set<string> {
  const words = text
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .match(/[a-z]+|\d+/g)
  const found = new Set<string>()
  for (const [at, word] of (words ?? []).entries()) {
    if (/^\d/.test(word)) found.add(word)
    const value = UNITS.get(word) ?? TENS.get(word) ?? COUNTS.get(word) ?? ORDINALS.get(word)
    if (value === undefined) continue
    found.add(String(value))
    for (const more of joinedWith(value, words?.slice(at + 1, at + 4) ?? []))
      found.add(String(more))
  }
  return found
}

function joinedWith(value: number, words: readonly string[]): number[] {
  const [next = '', last = ''] = words.filter((word) => word !== 'and')
  if (next === 'thousand') return [1000 * value, 1000 * value + (belowHundred(last) ?? 0)]
  const unit = UNITS.get(next)
  const ten = TENS.get(next)
  if (value >= 20 && unit !== undefined && unit < 10) return [value + unit, 100 * value + unit]
  if (next === 'hundred') return [100 * value]
  if (ten !== undefined) {
    const rest = UNITS.get(last)
    return [100 * value + ten, ...(rest === undefined ? [] : [100 * value + ten + rest])]
  }
  return unit === undefined ? [] : [100 * value + unit, Number(`${String(value)}${String(unit)}`)]
}

function belowHundred(word: string): number | undefined {
  return UNITS.get(word) ?? TENS.get(word)
}
