const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

export const NORMALISATION =
  'lower case; numbers up to 999 spelled; everything but letters and the apostrophe within a word separates words; any hum is one word (mm)'

export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\d+/g, (digits) => ` ${spell(Number(digits))} `)
    .split(/[^a-z']+/)
    .map((word) => word.replace(/^'+|'+$/g, '').replace(/^m{2,}$/, 'mm'))
    .filter(Boolean)
}

function spell(number: number): string {
  if (number > 999) return String(number).split('').map(Number).map(spell).join(' ')
  if (number >= 100) {
    const rest = number % 100
    return `${ONES[Math.floor(number / 100)] ?? ''} hundred${rest === 0 ? '' : ` ${spell(rest)}`}`
  }
  if (number < ONES.length) return ONES[number] ?? ''
  const ones = number % 10
  return `${TENS[Math.floor(number / 10)] ?? ''}${ones === 0 ? '' : ` ${ONES[ones] ?? ''}`}`
}

/** The minimum number of words to change, remove or insert. */
export function countWordErrors(expected: readonly string[], heard: readonly string[]): number {
  let row = Array.from({ length: heard.length + 1 }, (_, index) => index)
  for (const [at, word] of expected.entries()) {
    const next = [at + 1]
    for (const [index, other] of heard.entries()) {
      const kept = (row[index] ?? 0) + (word === other ? 0 : 1)
      next.push(Math.min(kept, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1))
    }
    row = next
  }
  return row[heard.length] ?? 0
}
