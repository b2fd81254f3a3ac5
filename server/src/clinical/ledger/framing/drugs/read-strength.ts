import { genericName } from '../../../lexicon/drug-brands.data.ts'
import { normalise } from '../../../normalise.ts'
import { DOSES } from '../../../plausible/doses.data.ts'
import { STRENGTH_UNITS } from './strength-units.data.ts'

/** 'atorvastatin 80 at night', 'the amlodipine is 10': a number followed only by the end of the clause or a time of day. */
const BEHIND =
  /^(?:(?:the|my|your|some|that) )?([a-z][a-z-]{3,})(?: (?:succinate|tartrate|xl|xr|er|sr|cr|la|hcl))?[,.]?(?: (?:the|is|at(?! \d+(?::\d\d)? (?:at night|in the|every|each|daily)\b)))?,? (\d+(?:\.\d+)?|five)(?= ?(?:$|[,.;]|(?:at (?:night|bedtime|bed time)|in the (?:morning|evening)|once|twice|daily|a day|every|each|and)\b))/

/** 'ramipril five' is 5 mg, where it could not be five tablets. */
export function fiveOf(drug: string): string | undefined {
  return IN_TABLETS.has(genericName(drug)) ? undefined : inItsUnit(drug, '5')
}

/** Of which several small tablets are taken at once: 'prednisolone, five in the morning'. */
const IN_TABLETS = new Set([
  'dexamethasone',
  'methotrexate',
  'methylprednisolone',
  'prednisolone',
  'prednisone',
])

/** Smaller numbers count tablets, larger ones are no strength. */
const LEAST = 5
const MOST = 2_000

/** The strength of a drug where a bare number stands behind its name, in the unit in which it is prescribed. */
export function readStrengthBehind(words: string, after: string): string | undefined {
  const plain = normalise(`${words}${after}`.trimStart()).toLowerCase()
  const [, drug = '', figure = ''] = BEHIND.exec(plain) ?? []
  if (figure === 'five') return fiveOf(drug)
  return figure === '' ? undefined : inItsUnit(drug, figure)
}

const BY_DRUG = new Map(DOSES.map((row) => [row.drug, row]))

/**
 * '88 mcg' of levothyroxine, '20 mg' of lisinopril. Milligrams are told only of a drug whose doses are
 * known and where the number is one of them: of another drug it may be micrograms, percent or a year.
 */
export function inItsUnit(drug: string, figure: string): string | undefined {
  const words = drug.toLowerCase().split(/[\s,]+/)
  const unit = words.flatMap((word) => STRENGTH_UNITS[word] ?? [])[0]
  const strength = Number(figure)
  if (unit !== undefined)
    return unit === 'none' || strength < LEAST || strength > MOST ? undefined : `${figure} ${unit}`
  const row = words.flatMap((word) => BY_DRUG.get(genericName(word)) ?? [])[0]
  const isDose = row?.unit === 'mg' && strength >= row.least && strength <= row.most
  return isDose && (strength >= LEAST || figure.includes('.')) ? `${figure} mg` : undefined
}
