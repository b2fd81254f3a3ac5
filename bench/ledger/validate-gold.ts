import {
  ASSESSMENT_STATUSES,
  FactContent,
  MEDICATION_STATUSES,
  PLAN_ACTS,
} from '@chartwright/contract/facts'
import type { GoldFact, GoldVisit, Range } from './gold.ts'
import type { VisitLine } from './visits.ts'

/** What is wrong with a gold visit; the ranges are checked if its lines are available. */
export function validateGold(gold: GoldVisit, lines?: readonly VisitLine[]): string[] {
  return gold.facts.flatMap((fact, place) =>
    faultsIn(fact, lines).map((fault) => `${gold.visit} #${place} ${fact.concept}: ${fault}`),
  )
}

function faultsIn(fact: GoldFact, lines: readonly VisitLine[] | undefined): string[] {
  const faults: string[] = []
  const parsed = FactContent.safeParse(fact)
  if (!parsed.success) faults.push(...parsed.error.issues.map(({ path }) => path.join('.')))
  if (fact.concept === '' || fact.concept !== fact.concept.toLowerCase()) faults.push('concept')
  if (fact.text === '') faults.push('text')
  if (!hasOwnStatus(fact)) faults.push(`status '${fact.status}' or act '${fact.act}'`)
  if (fact.kind === 'family' && fact.who === 'patient') faults.push('who')
  if (fact.lines.length === 0 || fact.said.length === 0) faults.push('no line or no quotation')
  const count = lines?.length ?? Infinity
  if (fact.lines.some((line) => !Number.isInteger(line) || line < 0 || line >= count))
    faults.push('lines')
  if (fact.said.some((range) => !fact.lines.includes(range[0]) || !isWithin(range, lines)))
    faults.push('said')
  for (const [name, ranges] of Object.entries(fact.where ?? {}))
    if (!(name in fact.attributes) || ranges.some((range) => !isWithin(range, lines)))
      faults.push(`where ${name}`)
  return faults
}

function isWithin([line, from, to]: Range, lines: readonly VisitLine[] | undefined): boolean {
  const length = lines?.[line]?.text.length ?? (lines ? 0 : Infinity)
  return from >= 0 && from < to && to <= length
}

function hasOwnStatus({ kind, status, act }: GoldFact): boolean {
  const isOf = (names: readonly string[], value: string) => names.includes(value)
  if (kind === 'medication') return isOf(MEDICATION_STATUSES, status) && act === ''
  if (kind === 'assessment')
    return (status === '' || isOf(ASSESSMENT_STATUSES, status)) && act === ''
  if (kind === 'plan') return isOf(PLAN_ACTS, act) && status === ''
  return status === '' && act === ''
}
