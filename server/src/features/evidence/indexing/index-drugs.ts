import type { Amount, Frequency } from '../../../clinical/find-drugs.ts'
import type { SaidClause } from '../comparing/said-clause.ts'

interface Placed {
  readonly line: number
}

/** All that was said of one drug. */
export interface DrugRecord {
  readonly word: string
  readonly lines: readonly number[]
  readonly clauses: readonly SaidClause[]
  /** Amounts that are this drug's. */
  readonly doses: readonly (Amount & Placed)[]
  /** Figures said near it: one of them may be its dose. */
  readonly near: ReadonlySet<string>
  readonly rates: readonly (Frequency & Placed)[]
  readonly nearRates: ReadonlySet<string>
}

interface Growing {
  word: string
  lines: number[]
  clauses: SaidClause[]
  doses: (Amount & Placed)[]
  near: Set<string>
  rates: (Frequency & Placed)[]
  nearRates: Set<string>
}

/** How far, in clauses, a dose may stand after the drug that it is of. */
const REACH = 3
/** How far, in clauses, a figure may stand from a drug and still belong to it. */
const NEAR = 3

export function indexDrugs(clauses: readonly SaidClause[]): Map<string, DrugRecord> {
  const records = new Map<string, Growing>()
  let last: { generic: string; place: number } | undefined
  for (const [place, clause] of clauses.entries()) {
    const { drugs, amounts, frequencies } = clause.facts
    for (const { generic, word } of drugs) {
      const record = records.get(generic) ?? newRecord(word)
      records.set(generic, record)
      record.lines.push(clause.line)
      record.clauses.push(clause)
      collectNear(record, clauses, place)
    }
    for (const amount of amounts) {
      const owner = ownerIn(clause, amount) ?? ownerBefore(last, place)
      if (owner !== undefined) records.get(owner)?.doses.push({ ...amount, line: clause.line })
    }
    for (const frequency of frequencies) {
      const [only = ownerBefore(last, place), ...others] = drugs.map(({ generic }) => generic)
      const owner = others.length === 0 ? only : undefined
      if (owner !== undefined) records.get(owner)?.rates.push({ ...frequency, line: clause.line })
    }
    const latest = drugs.at(-1)
    if (latest) last = { generic: latest.generic, place }
  }
  return records
}

function newRecord(word: string): Growing {
  return {
    word,
    lines: [],
    clauses: [],
    doses: [],
    near: new Set(),
    rates: [],
    nearRates: new Set(),
  }
}

function collectNear(record: Growing, clauses: readonly SaidClause[], place: number): void {
  for (const { tokens, facts } of clauses.slice(Math.max(0, place - NEAR), place + NEAR + 1)) {
    const counted = new Set(facts.measures.filter(({ unit }) => unit !== '').map(({ at }) => at))
    for (const [at, { figure }] of tokens.entries()) {
      if (figure !== undefined && !counted.has(at)) record.near.add(figure)
    }
    for (const { rate } of facts.frequencies) record.nearRates.add(rate)
  }
}

/** The drug before an amount, or the one right after it: 'lisinopril 20 mg', '500 mg of amoxicillin'. */
export function ownerIn(
  { facts }: { readonly facts: Pick<SaidClause['facts'], 'drugs' | 'tokens'> },
  amount: Amount,
): string | undefined {
  const after = facts.drugs.find(({ at }) => at > amount.at)
  const before = facts.drugs.findLast(({ at }) => at < amount.at)
  const isOf = facts.tokens[amount.at + 2]?.word === 'of'
  if (after && (isOf || !before) && after.at - amount.at <= 5) return after.generic
  return before?.generic
}

function ownerBefore(
  last: { generic: string; place: number } | undefined,
  place: number,
): string | undefined {
  return last && place - last.place <= REACH ? last.generic : undefined
}
