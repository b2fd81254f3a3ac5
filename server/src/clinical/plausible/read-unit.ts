import type { Piece, SaidNumber } from './read-numbers.ts'

/** What stands right behind a number, and what it counts. The first that fits. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:inch|inches|feet|foot|pounds?|degrees?|percent|%|miles?) (?:per|a|an) (?:minute|second)\b/,
    'nonsense',
  ],
  [/^(?:beats? |breaths? |times )?(?:per|a|an) (?:minute|min)\b|^bpm\b/, 'per minute'],
  [/^(?:milligrams?|mg|mgs) ?(?:per|\/) ?(?:deciliter|decilitre|dl)\b/, 'mg/dL'],
  [
    /^(?:millimoles?|mmol|mmols) ?(?:(?:per|\/) ?(?:liter|litre|l)\b)?|^(?:milliequivalents?|meq)\b/,
    'mmol/L',
  ],
  [/^(?:micromoles?|umol)(?: ?(?:per|\/) ?(?:liter|litre|l)\b)?/, 'umol/L'],
  [/^(?:grams?|g) ?(?:per|\/) ?(?:deciliter|decilitre|dl)\b/, 'g/dL'],
  [/^(?:grams?|g) ?(?:per|\/) ?(?:liter|litre|l)\b/, 'g/L'],
  [/^(?:% ?|percent\b)/, '%'],
  [/^(?:degrees? |° ?)?(?:fahrenheit\b|f\b)/, 'F'],
  [/^(?:degrees? |° ?)?(?:celsius\b|centigrade\b|c\b)/, 'C'],
  [/^(?:degrees?\b|°)/, 'degree'],
  [/^(?:pounds?|lbs?)\b/, 'pound'],
  [/^(?:kilograms?|kilos?|kgs?)\b/, 'kg'],
  [/^(?:inches|inch)\b/, 'inch'],
  [/^(?:feet|foot|ft)\b/, 'foot'],
  [/^(?:centimeters?|centimetres?|cm)\b/, 'cm'],
  [/^(?:meters?|metres?)\b/, 'meter'],
  [/^years? old\b|^year olds?\b|^- year - old\b|^years? of age\b/, 'year old'],
  [/^(?:milligrams?|mgs?)\b/, 'mg'],
  [/^(?:micrograms?|mcgs?|µg|μg)\b/, 'mcg'],
  [/^(?:grams?|g)\b/, 'g'],
  [/^(?:units?|iu)\b/, 'unit'],
  [/^(?:tablets?|pills?|capsules?)\b/, 'tablet'],
  [/^(?:puffs?|sprays?)\b/, 'puff'],
  [
    /^(?:days?|weeks?|months?|years?|hours?|minutes?|seconds?|times?|am|pm|a\.m|p\.m|o'clock|st|nd|rd|th|plus|\+|more|other|of (?:the|my|your|them)|points?|milliliters?|millilitres?|ml|ccs?|liters?|litres?|l|packs?|drinks?|beers?|glasses|cups?|miles?|blocks?|steps?|flights?|stents?|doses?|refills?|episodes?|mm|millimeters?|millimetres?|weeks|by|x|to|or|-)(?!\w)/,
    'other',
  ],
]

interface SaidUnit {
  readonly unit: string
  /** The piece after its last. */
  readonly end: number
}

/** A number with what it counts. */
export interface Told extends SaidNumber {
  readonly unit: SaidUnit
}

const LONGEST = 4

/** What a number that ends at `end` counts; a bare number has no unit. */
export function readUnit(pieces: readonly Piece[], end: number): SaidUnit {
  const behind = pieces.slice(end, end + LONGEST).map(({ word }) => word)
  const text = behind.join(' ')
  for (const [pattern, unit] of UNITS) {
    const match = pattern.exec(text)
    if (match) return { unit, end: end + match[0].trim().split(' ').length }
  }
  return { unit: '', end }
}
