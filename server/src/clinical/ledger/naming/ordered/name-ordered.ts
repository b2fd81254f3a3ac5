import { isKnownName } from '../name-concept.ts'
import { plainOf } from '../name-words.ts'
import { ORDERED_PARTS } from './ordered-parts.data.ts'

const BETWEEN = /\s*(?:,|\band\b|&|\bplus\b)\s*/i
const ARTICLE = /^(?:(?:the|your|his|her|some|an?|also) )+/
/** Tests that are called by what is measured. */
const BESIDE =
  /^(?:iron|ferritin|folate|b12|calcium|potassium|sodium|magnesium|uric acid|glucose|lipids)$/
/** 'the muscle one, CK': the name stands beside it. */
const ONE = /^[a-z]+ one$/

/** Tests of which at least one is named by its part alone; undefined where another thing stands among them. */
export function nameOrdered(words: string): string | undefined {
  const parts = words
    .split(BETWEEN)
    .map((part) => plainOf(part).replace(ARTICLE, ''))
    .filter((part) => part !== '')
  const tests = parts.filter((part, at) => !ONE.test(part) || at === parts.length - 1)
  if (!tests.some((part) => ORDERED_PARTS[part] !== undefined)) return undefined
  const isTest = (part: string) =>
    ORDERED_PARTS[part] !== undefined || BESIDE.test(part) || isKnownName('measurement', part)
  if (!tests.every(isTest)) return undefined
  const names = tests.map((part) => ORDERED_PARTS[part] ?? part)
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
