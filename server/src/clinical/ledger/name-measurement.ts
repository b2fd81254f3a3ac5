import { normalise } from '../normalise.ts'
import { MEASURED } from './vitals.data.ts'

const PATTERNS = MEASURED.map(([concept, said]) => ({
  concept,
  pattern: new RegExp(String.raw`\b(?:${said})\b`, 'g'),
}))
const PRESSURE = /\b\d{2,3} ?(?:\/|over) ?\d{2,3}\b/

/** What a number measures: named in its own words, else right before them, else told by its form. */
export function nameMeasurement(words: string, before: string): string | undefined {
  const own = normalise(words)
  return lastNamed(own) ?? (PRESSURE.test(own) ? 'blood pressure' : lastNamed(normalise(before)))
}

/** Of names that overlap the longer counts, of others the last. */
function lastNamed(text: string): string | undefined {
  const found = PATTERNS.flatMap(({ concept, pattern }) =>
    [...text.matchAll(pattern)].map((match) => ({
      concept,
      from: match.index,
      to: match.index + match[0].length,
    })),
  )
  const whole = found.filter(
    (one) =>
      !found.some(
        (other) =>
          other !== one &&
          other.from <= one.from &&
          other.to >= one.to &&
          other.to - other.from > one.to - one.from,
      ),
  )
  return whole.sort((a, b) => b.to - a.to)[0]?.concept
}
