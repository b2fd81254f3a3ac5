import { findAmounts, findFrequencies } from '../../find-drugs.ts'
import { normalise } from '../../normalise.ts'
import { numberOf } from '../../spell-numbers.ts'
import { tokensOf } from '../../tokens.ts'

const RATES: Readonly<Record<string, string>> = {
  '1 a day': 'once daily',
  '2 a day': 'twice daily',
  '3 a day': 'three times daily',
  '4 a day': 'four times daily',
  '1 a week': 'once weekly',
  '2 a week': 'twice weekly',
  'every other day': 'every other day',
}
const UNIT_NAMES: Readonly<Record<string, string>> = {
  unit: 'units',
  tablet: 'tablets',
  puff: 'puffs',
}
const EVERY = /\bevery (\d+|few|other)(?: ?(?:to|or|-) ?(\d+))? (hour|day|week|month)s?\b/
const AS_NEEDED = /\b(?:as needed|when needed|if needed|as required)\b/
/** '2.5 of amlodipine': what is counted is left out. */
const BARE_OF = /(?:^|\s)(\d+(?:\.\d+)?|[a-z]+) of (?:the |your |my )?$/

/** Without one of these there is nothing to read: it saves the reading of most words. */
const AMOUNT = /mg|mcg|µg|μg|ml|\bg\b|gram|milli|unit|\biu\b|tablet|pill|capsule|puff|drop|spray/i
const PERIOD =
  /da(?:y|ily)|week|hour|night|morning|evening|bedtime|month|needed|required|\b[btq]\.?i\.?d|\bq\d|qhs|qd|prn/i

/** '40 mg' out of 'forty milligrams a day'. */
export function readDose(words: string): string | undefined {
  if (!AMOUNT.test(words)) return undefined
  const [amount] = findAmounts(tokensOf(normalise(words)))
  if (!amount) return undefined
  const unit = UNIT_NAMES[amount.unit] ?? amount.unit
  return `${amount.figure} ${amount.figure === '1' ? unit.replace(/s$/, '') : unit}`
}

/** A number right before 'of' and the drug. */
export function readBareDose(before: string): string | undefined {
  const said = BARE_OF.exec(`${normalise(before)} `.replace(/\s+$/, ' '))?.[1] ?? ''
  const figure = /^\d/.test(said) ? said : numberOf(said)
  return figure === undefined || figure === 0 ? undefined : `${figure} mg`
}

/** 'twice daily', 'every 6 hours as needed'. */
export function readFrequency(words: string): string | undefined {
  if (!PERIOD.test(words)) return undefined
  const plain = normalise(words)
  const needed = AS_NEEDED.test(plain) ? 'as needed' : ''
  const every = EVERY.exec(plain)
  const rate = every ? everyOf(every) : RATES[findFrequencies(plain)[0]?.rate ?? '']
  return [rate, needed].filter(Boolean).join(' ') || undefined
}

function everyOf([, count = '', most, unit = '']: RegExpExecArray): string {
  if (count === 'other') return `every other ${unit}`
  if (count === '1') return `every ${unit}`
  return `every ${count}${most === undefined ? '' : `-${most}`} ${unit}s`
}
