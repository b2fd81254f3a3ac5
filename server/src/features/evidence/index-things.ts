import { findAskedThings, findDeniedThings } from '../../clinical/find-denied-things.ts'
import type { SaidClause } from './said-clause.ts'

/** Things that no lexicon names and that were denied whenever they were spoken of, by the last denial. */
export function indexDeniedThings(clauses: readonly SaidClause[]): Map<string, SaidClause> {
  const denied = new Map<string, SaidClause>()
  const spoken = new Set<string>()
  for (const clause of clauses) {
    if (clause.isFamily) continue
    const isNo = clause.isQuestion && clause.answer === 'no'
    const things = isNo ? findAskedThings(clause.tokens) : findDeniedThings(clause.tokens)
    const here = new Set(clause.isSupposed ? [] : things.map(({ norm }) => norm))
    for (const norm of here) denied.set(norm, clause)
    if (!isNo && !clause.isSupposed)
      for (const { norm } of clause.tokens) if (!here.has(norm)) spoken.add(norm)
  }
  for (const norm of spoken) denied.delete(norm)
  return denied
}
