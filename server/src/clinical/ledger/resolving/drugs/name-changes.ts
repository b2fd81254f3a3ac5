import { normalise } from '../../../normalise.ts'
import type { FramedFact } from '../../fact.ts'
import { inItsUnit } from '../../framing/drugs/read-strength.ts'
import { numberOf } from '../../../spell-numbers.ts'

const CHANGED = new Set<FramedFact['status']>(['increase', 'decrease'])
/** 'go up to five', 'bump it to 40'. */
const TO =
  /^(?:(?:go|going|come|coming|move|moving|bump|bumping|put|take|bring|increase|reduce|raise|drop|cut) )?(?:(?:it|that|you|this) )?(?:(?:up|down|back) )?to (?:the )?(\d+(?:\.\d+)?|[a-z]+)(?: mg| milligrams)?$/

/** 'And my ramipril?' — 'Let's go up to five.': the new dose is of the drug that was just named. */
export function nameChanges(facts: readonly FramedFact[]): FramedFact[] {
  const named = new Map<FramedFact, FramedFact>()
  const changes = new Set<FramedFact>()
  for (const [at, change] of facts.entries()) {
    const said = isChange(change) ? TO.exec(normalise(change.concept))?.[1] : undefined
    if (said === undefined) continue
    const line = change.lines[0] ?? 0
    const drug = facts.slice(0, at).findLast(({ kind }) => kind === 'medication')
    if (drug === undefined || !isChange(drug) || drug.status !== change.status) continue
    if (drug.attributes.dose !== undefined || line - (drug.said[0]?.line ?? line) > 1) continue
    const figure = /^\d/.test(said) ? said : String(numberOf(said) ?? '')
    const dose = figure === '' ? undefined : inItsUnit(drug.concept, figure)
    if (dose === undefined) continue
    changes.add(change)
    named.set(drug, {
      ...drug,
      attributes: { ...drug.attributes, dose },
      said: [...drug.said, ...change.said],
      lines: [...new Set([...drug.lines, ...change.lines])].sort((a, b) => a - b),
    })
  }
  return facts.flatMap((fact) => (changes.has(fact) ? [] : (named.get(fact) ?? fact)))
}

function isChange({ kind, status, polarity, who, certainty }: FramedFact): boolean {
  return (
    kind === 'medication' &&
    CHANGED.has(status) &&
    polarity === 'present' &&
    who === 'patient' &&
    certainty === 'sure'
  )
}
