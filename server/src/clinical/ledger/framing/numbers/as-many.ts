import type { Mention } from '../../reading/find-mentions.ts'

const SEEN = new Set<Mention['kind']>(['finding', 'result'])
const SEVERAL = /^(.*[a-z])s$/

const ONE_FALL = /\b(?:an?|one|another|the|this|that) (?:\w+ )?fall\b/i

/** One polyp that was seen is not 'polyps', as the tables call it. */
export function asMany({ kind, words, polarity }: Mention, concept: string): string {
  if (concept === 'falls' && polarity === 'present' && ONE_FALL.test(words)) return 'fall'
  const one = SEEN.has(kind) ? SEVERAL.exec(concept)?.[1] : undefined
  if (one === undefined || one.endsWith('s')) return concept
  const noun = one.split(' ').at(-1) ?? one
  return new RegExp(String.raw`\b${noun}\b(?! ?['’]?s\b)`, 'i').test(words) &&
    !new RegExp(String.raw`\b(?:${noun}s|some|few|several|two|three|many)\b`, 'i').test(words)
    ? one
    : concept
}
