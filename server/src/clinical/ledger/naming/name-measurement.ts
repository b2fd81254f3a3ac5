import { WEIGHT_CHANGES } from './weight-changes.data.ts'
import { findMeasure } from './name-measure.ts'
import { plainOf } from './name-words.ts'

/** What it is measured in or of, where that is not the patient as usual. */
const WHOSE = /\b(fundal|fetal|foetal|urine|urinary) (?:\w+ )?\w+/
const SAME: Readonly<Record<string, string>> = { foetal: 'fetal', urinary: 'urine' }

function isBare(measure: string): boolean {
  return /^(?:height|heart rate|albumin|protein|glucose|sodium|creatinine|ketones)$/.test(measure)
}

/** A number is named not far behind what it measures. */
const WORDS_BEFORE = 7

/** How high it was is its value. */
const FEVER =
  /^(?:(?:an?|the|had|my|his|her) )*fevers? (?:(?:of|was|is|as high as|at|up to|about|around|over) )*\d/

/** 'the heartbeat is 145' is of nothing that was named before it. */
const NAMES_ITSELF =
  /^(?:(?:the|your|my|his|her) )?(?!(?:it|levels?|numbers?|readings?|results?|scores?|that|they|this|those|values?|which)\b)[a-z]{4,}(?: [a-z]{4,})? (?:is|was|are|were) (?=.*\d)/

/** What a number measures: named in its own words, told by its form, or named right before it. */
export function nameMeasurement(words: string, before: string): string | undefined {
  const own = findMeasure('measurement', plainOf(words))
  const whose = WHOSE.exec(plainOf(words))
  if (own !== undefined && whose !== null && isBare(own))
    return `${SAME[whose[1] ?? ''] ?? whose[1] ?? ''} ${own}`
  if (own !== undefined) return own === 'weight' ? (weightChange(words) ?? own) : own
  if (FEVER.test(plainOf(words))) return 'fever'
  if (NAMES_ITSELF.test(plainOf(words))) return undefined
  const lead = plainOf(before).split(' ').slice(-WORDS_BEFORE)
  for (let from = lead.length - 1; from >= 0; from -= 1) {
    const found = findMeasure('measurement', lead.slice(from).join(' '))
    if (found !== undefined) return found
  }
  return undefined
}

const AMOUNT = /\b(?:pounds?|lbs?|kilos?|kilograms?|kgs?|stone)\b/i

/** 'down three pounds in weight' is a change, and no weight. */
function weightChange(words: string): string | undefined {
  if (!AMOUNT.test(words)) return undefined
  return WEIGHT_CHANGES.find(([said]) =>
    new RegExp(String.raw`\b(?:${said})\b`, 'i').test(words),
  )?.[1]
}
