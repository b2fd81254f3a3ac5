import { findDoseChanges, type DoseChange } from '../../../clinical/find-drugs.ts'
import { isInsulin } from '../../../clinical/lexicon/drug-brands.data.ts'
import { isDrug } from '../../../clinical/lexicon/drugs.data.ts'
import { ownerIn } from '../indexing/index-drugs.ts'
import type { VisitIndex } from '../indexing/index-visit.ts'
import type { Facts } from '../indexing/read-facts.ts'
import type { Compared, FoundConflict } from './found-conflict.ts'

/** Drugs that were not named, doses and rates that were said otherwise. */
export function compareDrugs(
  sentence: Facts,
  visit: VisitIndex,
  lines: readonly number[],
): Compared {
  const conflicts: FoundConflict[] = []
  let isUnsaid = false
  for (const { generic, word } of sentence.drugs) {
    if (isNamed(generic, visit) || isHeardAlike(word, visit)) continue
    if (isInsulin(generic) && visit.drugs.has('insulin')) {
      isUnsaid = true
      continue
    }
    const other = otherDrug(sentence, visit, lines)
    if (other) conflicts.push({ kind: 'drug', written: word, ...other })
    else isUnsaid = true
  }
  for (const amount of sentence.amounts) {
    const owner = ownerIn({ facts: sentence }, amount)
    const record = owner === undefined ? undefined : visit.drugs.get(owner)
    const written = `${amount.figure} ${amount.unit}`
    if (record?.near.has(amount.figure)) continue
    if (owner === undefined && visit.figures.has(amount.figure)) continue
    const dose = record?.doses.at(-1) ?? doseIn(visit, lines, amount.unit, owner)
    if (dose)
      conflicts.push({
        kind: 'dose',
        written,
        said: `${dose.figure} ${dose.unit}`,
        line: dose.line,
      })
    else if (!visit.figures.has(amount.figure)) isUnsaid = true
  }
  const changes = compareChanges(sentence, visit)
  return {
    conflicts: [...conflicts, ...changes.conflicts, ...compareRates(sentence, visit)],
    isUnsaid: isUnsaid || changes.isUnsaid,
  }
}

function isNamed(generic: string, { drugs }: VisitIndex): boolean {
  return drugs.has(generic) || (generic === 'insulin' && [...drugs.keys()].some(isInsulin))
}

/** 'From 20 mg to 20 mg' is no change, and 'increase to 20 mg' not the increase to 40 mg. */
function compareChanges(sentence: Facts, visit: VisitIndex): Compared {
  const conflicts: FoundConflict[] = []
  let isUnsaid = false
  for (const change of findDoseChanges(sentence.tokens)) {
    const owner = ownerIn({ facts: sentence }, change.to)
    const clauses = (owner === undefined ? undefined : visit.drugs.get(owner)?.clauses) ?? []
    const said = clauses.flatMap(({ tokens, line }) =>
      findDoseChanges(tokens).map((item) => ({ item, line })),
    )
    const last = said.at(-1)
    if (said.some(({ item }) => isSameChange(item, change))) continue
    if (last)
      conflicts.push({
        kind: 'dose',
        written: wordsOf(change),
        said: wordsOf(last.item),
        line: last.line,
      })
    else if (change.from === change.to.figure) isUnsaid = true
  }
  return { conflicts, isUnsaid }
}

function isSameChange(one: DoseChange, other: DoseChange): boolean {
  const hasBoth = one.from !== undefined && other.from !== undefined
  return one.to.figure === other.to.figure && (!hasBoth || one.from === other.from)
}

function wordsOf({ from, to }: DoseChange): string {
  return `${from === undefined ? '' : `from ${from} `}to ${to.figure} ${to.unit}`
}

function compareRates(sentence: Facts, visit: VisitIndex): FoundConflict[] {
  const [drug, ...more] = sentence.drugs
  const [frequency, ...others] = sentence.frequencies
  const record = drug && visit.drugs.get(drug.generic)
  if (!frequency || others.length > 0 || more.length > 0 || !record) return []
  const said = record.rates.at(-1)
  if (!said || record.nearRates.has(frequency.rate)) return []
  return [{ kind: 'dose', written: frequency.words, said: said.words, line: said.line }]
}

/** Another drug in the lines that the sentence rests on. */
function otherDrug(sentence: Facts, visit: VisitIndex, lines: readonly number[]) {
  const written = new Set(sentence.drugs.map(({ generic }) => generic))
  for (const line of lines) {
    for (const [generic, { word, lines: named }] of visit.drugs) {
      if (!written.has(generic) && named.includes(line)) return { said: word, line }
    }
  }
  return undefined
}

/** Of a drug that has no dose of its own, or of none. */
function doseIn(
  visit: VisitIndex,
  lines: readonly number[],
  unit: string,
  owner: string | undefined,
) {
  if (owner !== undefined) return undefined
  for (const line of lines.toSorted((a, b) => a - b)) {
    for (const { facts } of visit.byLine[line] ?? []) {
      const amount = facts.amounts.find((item) => item.unit === unit)
      if (amount) return { figure: amount.figure, unit, line }
    }
  }
  return undefined
}

/** A recogniser writes drugs as it hears them. */
function isHeardAlike(drug: string, visit: VisitIndex): boolean {
  if (visit.spellings.has(drug)) return true
  for (const word of visit.spellings) {
    const isNear =
      word.length >= 5 && word[0] === drug[0] && Math.abs(word.length - drug.length) <= 2
    if (isNear && !isDrug(word) && distance(word, drug) <= Math.floor(drug.length / 4)) return true
  }
  return false
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let at = 1; at <= a.length; at += 1) {
    const next = [at]
    for (let to = 1; to <= b.length; to += 1) {
      const kept = (row[to - 1] ?? 0) + (a[at - 1] === b[to - 1] ? 0 : 1)
      next.push(Math.min(kept, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
