import type { FactKind } from '@chartwright/contract/facts'
import { findConcept } from './concept-names.ts'

/** What a bare number with its unit measures. */
const SHAPES: readonly (readonly [RegExp, string])[] = [
  [/\b\d{2,3}\/\d{2,3}\b/, 'blood pressure'],
  [
    /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:out )?of (?:10|ten)\b|\brate (?:the|your|that|this|his|her) (?:\w+ )?pain\b/,
    'pain score',
  ],
  [/\broom air\b/, 'oxygen saturation'],
  [/\b(?:feet|foot)\b.*\binch/, 'height'],
  [/\bdegrees\b/, 'temperature'],
  [/\bbeats (?:a|per) minute\b/, 'heart rate'],
]
const LONGEST = 5

/** The first name of a measure among the words, or what the shape of the number tells. */
export function findMeasure(kind: FactKind, plain: string): string | undefined {
  const words = plain.split(' ')
  for (let size = Math.min(LONGEST, words.length); size > 0; size -= 1)
    for (let from = 0; from + size <= words.length; from += 1) {
      const part = words.slice(from, from + size)
      const found = part.every((word) => /^[\d.]/.test(word))
        ? undefined
        : findConcept(kind, part.join(' '))
      if (found !== undefined) return found
    }
  return SHAPES.find(([shape]) => shape.test(plain))?.[1]
}
