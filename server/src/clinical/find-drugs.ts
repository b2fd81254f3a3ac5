import { remember } from './remember.ts'
import { genericName, isBrand, isGeneric, isWideName } from './lexicon/drug-brands.data.ts'
import { isDrug } from './lexicon/drugs.data.ts'
import type { Token } from './tokens.ts'

export interface NamedDrug {
  readonly generic: string
  /** As it stands in the text. */
  readonly word: string
  readonly at: number
}

export interface Amount {
  readonly figure: string
  /** One of mg, mcg, ml, g, unit, tablet, capsule, puff, drop, spray, %. */
  readonly unit: string
  readonly at: number
}

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^(?:mg|milligram)$/, 'mg'],
  [/^(?:mcg|microgram)$/, 'mcg'],
  [/^(?:ml|milliliter|millilitre)$/, 'ml'],
  [/^(?:g|gram)$/, 'g'],
  [/^(?:unit|iu)$/, 'unit'],
  [/^(?:tablet|pill)$/, 'tablet'],
  [/^capsule$/, 'capsule'],
  [/^puff$/, 'puff'],
  [/^drop$/, 'drop'],
  [/^(?:spray|squirt)$/, 'spray'],
]

/** Drugs that differ from one another; names of groups are left out. */
export function findNamedDrugs(tokens: readonly Token[]): NamedDrug[] {
  const found: NamedDrug[] = []
  for (const [at, { word }] of tokens.entries()) {
    const generic = word.length < 4 ? undefined : genericOf(word)
    if (generic !== undefined) found.push({ generic, word, at })
  }
  return found
}

const MOST_WORDS = 20_000
const genericOf = remember(MOST_WORDS, (word) =>
  !(isDrug(word) || isBrand(word) || isGeneric(word)) || isWideName(word)
    ? undefined
    : genericName(word),
)

/** Numbers with a unit in which drugs are given. */
export function findAmounts(tokens: readonly Token[]): Amount[] {
  return tokens.flatMap(({ figure }, at) => {
    if (figure === undefined) return []
    const next = tokens[at + 1]?.norm ?? ''
    const unit = UNITS.find(([pattern]) => pattern.test(next))?.[1]
    return unit === undefined ? [] : [{ figure, unit, at }]
  })
}

export interface DoseChange {
  /** Undefined where only the new dose is said. */
  readonly from: string | undefined
  readonly to: Amount
}

const CHANGES =
  /\b(?:increas\w+|decreas\w+|rais\w+|lower\w*|reduc\w+|titrat\w+|(?:go|going|went|move|bump\w*) (?:\w+ )?(?:up|down))\b[^\d.]* to$/
const FROM = /\bfrom ([\d.]+)(?: [a-z]+)? to$/

/** 'from 10 mg to 20 mg', 'from 10 to 20 mg', 'increase it to 20 mg'. */
export function findDoseChanges(tokens: readonly Token[]): DoseChange[] {
  return findAmounts(tokens).flatMap((to) => {
    const before = tokens.slice(0, to.at).map(({ word, figure }) => figure ?? word)
    const words = before.join(' ')
    const from = FROM.exec(words)?.[1]
    return from !== undefined || CHANGES.test(words) ? [{ from, to }] : []
  })
}

const A_DAY = String.raw`(?:times|x|time) ?(?:a|per|each|every|/)? ?(?:day|daily)`
const FREQUENCIES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`\b(?:2|two) ${A_DAY}|\btwice (?:a|per|each) day|\btwice daily|\bevery 12 hours`,
      'g',
    ),
    '2 a day',
  ],
  [new RegExp(String.raw`\b(?:3|three) ${A_DAY}|\bevery 8 hours`, 'g'), '3 a day'],
  [new RegExp(String.raw`\b(?:4|four) ${A_DAY}|\bevery 6 hours`, 'g'), '4 a day'],
  [
    /\b(?:once|one time|1 time) (?:a|per|every|each) week|\b(?:once )?weekly|\bevery week/g,
    '1 a week',
  ],
  [/\btwice (?:a|per) week|\btwice weekly|\b(?:2|two) times (?:a|per) week/g, '2 a week'],
  [/\bevery other day/g, 'every other day'],
  [
    /\b(?:once|one time|1 time) (?:a|per|every|each) day|(?<!(?:twice|times) )\b(?:once )?daily|\b(?:every|each) (?:day|morning|night|evening)|\bnightly|\bat bedtime|(?<=(?:mg|mcg|tablet|pill|milligrams|units) )(?:a|per) day/g,
    '1 a day',
  ],
]

const HAS_PERIOD = /day|daily|week|hours|morning|night|evening|bedtime/

export interface Frequency {
  readonly rate: string
  readonly words: string
  /** Of the characters before it. */
  readonly index: number
}

/** How often, in whichever words. */
export function findFrequencies(text: string): Frequency[] {
  if (!HAS_PERIOD.test(text)) return []
  return FREQUENCIES.flatMap(([pattern, rate]) =>
    [...text.matchAll(pattern)].map((match) => ({ rate, words: match[0], index: match.index })),
  )
}
