const PLAIN: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  once: '1',
  twice: '2',
  couple: '2',
  half: '0.5',
  daily: 'day',
  nightly: 'night',
  weekly: 'week',
  monthly: 'month',
  milligrams: 'mg',
  micrograms: 'mcg',
  percent: '%',
}
const SKIPPED = new Set(
  'a an the of in on at to for and or with about around some it is was per every each ago time times'.split(
    ' ',
  ),
)
const LEAST_SHARED = 0.5
/** 'once daily' is daily. */
const ONCE_A =
  /\b(?:once|one time) (?=(?:a |per |each |every )?(?:daily|weekly|monthly|day|week|month)\b)/g
/** 'May 5th' is May 5. */
const ORDINAL = /(?<=\d)(?:st|nd|rd|th)\b/g

/**
 * Whether two readings of an attribute are equivalent: all numbers, and at least half of the words.
 */
export function isSameAttribute(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  if (numbersIn(a) !== numbersIn(b)) return false
  const shared = [...a].filter((word) => b.has(word)).length
  return shared >= Math.min(a.size, b.size) * LEAST_SHARED
}

function wordsOf(text: string): Set<string> {
  const words = text
    .toLowerCase()
    .replace(ONCE_A, '')
    .replace(ORDINAL, '')
    .replace(/[^a-z0-9.%/ ]+/g, ' ')
    .split(/[\s/]+/)
    .map((word) => word.replace(/^\.|\.$/g, ''))
    .filter((word) => word !== '' && !SKIPPED.has(word))
  return new Set(words.map((word) => PLAIN[word] ?? word.replace(/(?:s|ed|ing|ly)$/, '')))
}

function numbersIn(words: ReadonlySet<string>): string {
  return [...words]
    .filter((word) => /\d/.test(word))
    .sort()
    .join(' ')
}
