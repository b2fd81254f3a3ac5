import type { FactContent } from '@chartwright/contract/facts'
import { normalise } from '../../normalise.ts'
import type { Mention, Modifier } from '../reading/find-mentions.ts'

/** 'six months ago' is no value. */
const NUMBER =
  /\b\d+(?:\.\d+)?(?: ?(?:\/|over) ?\d+(?:\.\d+)?)?(?![\d.])(?!\s*(?:days?|weeks?|months?|years?)\b)\+?/
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^\s*(?:%|percent)/, '%'],
  [/^\s*(?:mm ?hg|millimet(?:er|re)s of mercury)/, 'mmHg'],
  [/^\s*(?:beats(?: per minute)?|bpm)/, 'bpm'],
  [/^\s*(?:pounds?|lbs?)\b/, 'lb'],
  [/^\s*(?:kilos?|kilograms?|kg)\b/, 'kg'],
  [/^\s*degrees?(?: fahrenheit)?\b/, '°'],
  [/^\s*(?:centimet(?:er|re)s?|cm)\b/, 'cm'],
  [/^\s*(?:millimet(?:er|re)s?|mm)\b/, 'mm'],
]

/** A number with its unit, out of the words of a measurement or beside it. */
export function readValue(
  { kind, words }: Pick<Mention, 'kind' | 'words'>,
  modifiers: readonly Modifier[],
  near: string,
  nearBefore: string,
): Pick<FactContent['attributes'], 'value' | 'unit'> {
  const told = modifiers.filter((modifier) => modifier.kind === 'value')
  const texts = told.map((modifier) => modifier.words)
  if (kind === 'measurement') texts.push(words, near, nearBefore)
  for (const text of texts) {
    const plain = normalise(text)
    const found = NUMBER.exec(plain)
    if (!found) continue
    const value = found[0].replace(/ ?over ?/, '/')
    const after = plain.slice(found.index + found[0].length)
    const unit = UNITS.find(([pattern]) => pattern.test(after))?.[1]
    return unit === undefined ? { value } : { value, unit }
  }
  const [said] = told
  return said ? { value: said.words.trim().toLowerCase() } : {}
}
