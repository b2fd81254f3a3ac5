import type { DrugNames } from '../../naming/drug-names.ts'
import { isKnownName } from '../../naming/name-concept.ts'
import { plainOf } from '../../naming/name-words.ts'
import type { Mention } from '../../reading/find-mentions.ts'

/** Where the next drug that has a name begins in the line. */
export function nextDrugFrom(
  mentions: readonly Mention[],
  place: number,
  drugs?: DrugNames,
): number {
  const { line } = mentions[place] ?? {}
  const next = mentions
    .slice(place + 1)
    .find(
      (other) =>
        other.line === line &&
        other.kind === 'medication' &&
        isKnownName('medication', plainOf(other.words), drugs),
    )
  return next?.from ?? Infinity
}

/** Where the last thing of the same kind ends and the next one begins; mentions stand in order. */
export function aroundOfKind(
  mentions: readonly Mention[],
  place: number,
): readonly [number, number] {
  const { line, kind } = mentions[place] ?? {}
  const isOne = (other: Mention) => other.line === line && other.kind === kind
  const last = mentions.slice(0, place).findLast(isOne)
  const next = mentions.slice(place + 1).find(isOne)
  return [last?.to ?? 0, next?.from ?? Infinity]
}
