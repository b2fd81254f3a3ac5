import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import { around } from '../passage.ts'
import { closestPlaces, NAMES_IT } from './closest-places.ts'

const MOST_NEAR = 4

/** How a number sounds that belongs to no other thing. */
const VALUES: readonly (readonly [of: RegExp, value: RegExp])[] = [
  [
    /^blood pressure$/,
    /\b\d{2,3} (?:over|on) \d{2,3}\b|\b(?:one|two) (?:\w+ ){0,3}over (?:\w*ty|one)\b/i,
  ],
  [/\bsmok/, /\bpacks? (?:a|per) day\b|\bpack[- ]years?\b/i],
]

/** Sentences that name it whole, and where there is one, those that nearly do; for a value, the numbers behind them. */
export function placesNaming(
  subject: string,
  spoken: readonly SpokenSentence[],
  { isValue = false, least = 0 } = {},
): number[] {
  // Whether it helps may be said in the sentence after the one that names it.
  const name = subject.replace(/(?<=\w )(?:help\w*|work\w*)\b/g, '')
  const close = closestPlaces(name, spoken)
  const isNamed = close.some(({ share }) => share >= NAMES_IT)
  const named = isNamed
    ? [...close]
        .sort((a, b) => b.share - a.share)
        .filter(({ share }) => share >= least)
        .slice(0, MOST_NAMING)
        .map(({ at }) => at)
    : []
  const values = spoken.flatMap(({ text }, at) =>
    VALUES.some(([of, value]) => of.test(subject) && value.test(text)) ? [at] : [],
  )
  const behind = isValue ? numbersBehind(named, spoken) : []
  return [...new Set([...named, ...values, ...behind])].sort((a, b) => a - b)
}

const MOST_NAMING = 8
const LINES_BEHIND = 4
const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\w+teen|\w+ty)\b(?= (?:\w+ty|over|point|hundred|pounds|percent|degrees))/i

/** What is asked for by name is told in numbers in the next lines. */
function numbersBehind(named: readonly number[], spoken: readonly SpokenSentence[]): number[] {
  const lines = named.map((place) => spoken[place]?.line ?? 0)
  return spoken.flatMap(({ line, text, role }, at) =>
    role === 'patient' &&
    NUMBER.test(text) &&
    lines.some((own) => line > own && line <= own + LINES_BEHIND)
      ? [at]
      : [],
  )
}

export function placesNear(subject: string, spoken: readonly SpokenSentence[]): number[] {
  return [...closestPlaces(subject, spoken)]
    .map((place) => ({ ...place, isAnswered: around([place.at], spoken).places.length > 1 }))
    .sort((a, b) => b.share - a.share || Number(b.isAnswered) - Number(a.isAnswered))
    .slice(0, MOST_NEAR)
    .map(({ at }) => at)
    .sort((a, b) => a - b)
}
