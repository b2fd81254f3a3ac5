import type { LineCheck } from '@chartwright/contract/transcript'
import { findNamedDrugs, type NamedDrug } from '../find-drugs.ts'
import { DOSES, MG_OF, MOST_OF_ANY } from './doses.data.ts'
import type { Piece } from './read-numbers.ts'
import type { Told } from './read-unit.ts'

const BY_DRUG = new Map(DOSES.map((row) => [row.drug, row]))
/** Pieces between a drug and its dose, on either side. */
const BEHIND = 4
const BEFORE = 2
const DOSED = /^(?:mcg|mg|g|unit|puff)$/
const ENDS = /^[.?!;]$/
const ENDS_BEFORE = /^[.?!;,]$/

/** Doses that labels do not have. Nothing is said of a number without a unit. */
export function checkDoses(pieces: readonly Piece[], numbers: readonly Told[]): LineCheck[] {
  const dosed = numbers.filter(({ unit }) => DOSED.test(unit.unit))
  if (dosed.length === 0) return []
  const tokens = pieces.map(({ word }) => ({ word, norm: word, figure: undefined }))
  const drugs = findNamedDrugs(tokens)
  return dosed.flatMap((number) => {
    const drug = drugOf(number, drugs, pieces, numbers)
    const reason = doubtOf(number, drug)
    if (reason === undefined) return []
    const at = Math.min(number.at, drug?.at ?? number.at)
    const end = Math.max(number.unit.end, (drug?.at ?? -1) + 1)
    const standing = 'unlikely' as const
    return [{ from: pieces[at]?.from ?? 0, to: pieces[end - 1]?.to ?? 0, standing, reason }]
  })
}

/** The nearest one before the number with no other number or sentence between, else one behind it. */
function drugOf(
  { at, unit }: Told,
  drugs: readonly NamedDrug[],
  pieces: readonly Piece[],
  numbers: readonly Told[],
): NamedDrug | undefined {
  const isNear = (from: number, to: number, ends = ENDS) =>
    !pieces.slice(from, to).some(({ word }) => ends.test(word)) &&
    !numbers.some((other) => other.at >= from && other.at < to)
  return (
    drugs.findLast((drug) => drug.at < at && at - drug.at <= BEHIND + 1 && isNear(drug.at, at)) ??
    drugs.find(
      (drug) =>
        drug.at >= unit.end &&
        drug.at - unit.end < BEFORE &&
        isNear(unit.end, drug.at, ENDS_BEFORE),
    )
  )
}

function doubtOf({ value, unit: { unit } }: Told, drug: NamedDrug | undefined) {
  const row = drug && BY_DRUG.get(drug.generic)
  const told = `${String(value)} ${unit}`
  if (!row) {
    const most = MOST_OF_ANY[unit]
    return most !== undefined && value > most ? `${told} is more than is ever given.` : undefined
  }
  const scale = unit === row.unit ? 1 : inUnitOf(unit, row.unit)
  if (scale === undefined) return undefined
  const amount = value * scale
  if (amount >= row.least && amount <= row.most) return undefined
  const range = `${String(row.least)} to ${String(row.most)} ${row.unit}`
  return `${row.drug} ${told} is unlikely: doses are from ${range}.`
}

function inUnitOf(unit: string, other: string): number | undefined {
  const [one, two] = [MG_OF[unit], MG_OF[other]]
  return one === undefined || two === undefined ? undefined : one / two
}
