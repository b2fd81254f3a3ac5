import { normalise } from '../../../normalise.ts'
import { STRENGTH_UNITS } from './strength-units.data.ts'

/** 'atorvastatin 80 at night', 'the amlodipine is 10': a number that nothing but the end of a clause or a time of day follows. */
const BEHIND =
  /^(?:(?:the|my|your|some|that) )?([a-z][a-z-]{3,})(?: (?:succinate|tartrate|xl|xr|er|sr|cr|la|hcl))?,?(?: (?:the|at|is))?,? (\d+(?:\.\d+)?)(?= ?(?:$|[,.;]|(?:at (?:night|bedtime|bed time)|in the (?:morning|evening)|once|twice|daily|a day|every|each|and)\b))/

/** Smaller numbers count tablets, larger ones are no strength. */
const LEAST = 5
const MOST = 2_000

/** The strength of a drug where a bare number stands behind its name, in the unit in which it is prescribed. */
export function readStrengthBehind(words: string, after: string): string | undefined {
  const plain = normalise(`${words}${after}`.trimStart()).toLowerCase()
  const [, drug = '', figure = ''] = BEHIND.exec(plain) ?? []
  return figure === '' ? undefined : inItsUnit(drug, figure)
}

/** '88 mcg' of levothyroxine, '20 mg' of lisinopril; undefined where a number is no strength of the drug. */
export function inItsUnit(drug: string, figure: string): string | undefined {
  const unit = drug.split(' ').flatMap((word) => STRENGTH_UNITS[word] ?? [])[0] ?? 'mg'
  const strength = Number(figure)
  const isShare = figure.includes('.') && unit === 'mg'
  if (unit === 'none' || (strength < LEAST && !isShare) || strength > MOST) return undefined
  return `${figure} ${unit}`
}
