import type { Told } from '../same-facts.ts'
import { contactOf, safetyNetClause } from '../telling/tell-plan.ts'
import { saidToPatient } from './said-to-patient.ts'

const CLAUSE =
  /\b(?:worsens?|worse|better|is|are|was|were|goes|gets?|not|spreads?|recurs?|continues?|persists?|improves?|happens?|wanted|needed|becomes?|develops?|rises?|starts?|gains?|loses?|suddenly|return|changes?)\b/

/** When to get help, one sentence for each way of getting it. */
export function signsToPatient(signs: readonly Told[]): { facts: readonly Told[]; text: string }[] {
  const own = signs.flatMap((fact) => {
    const said = saidToPatient(fact)
    return said === undefined ? [] : [{ facts: [fact], text: withContact(fact, said) }]
  })
  const others = signs.filter((fact) => saidToPatient(fact) === undefined)
  return [...own, ...byContact(others).map((facts) => ({ facts, text: grouped(facts) }))]
}

/** Whether the sign itself was not understood, but where to go was said. */
function isOpen({ attributes: { condition = '' } }: Told): boolean {
  return /\b(?:i|we|gonna|going to)\b/.test(condition)
}

function withContact(fact: Told, said: string): string {
  return /^if\b/.test(said) ? `${toPatient(contactOf(fact))} ${said}` : said
}

function grouped(facts: readonly Told[]): string {
  const [first] = facts
  if (first && facts.every(isOpen))
    return `${toPatient(contactOf(first))} when you were told to in the visit`
  return toPatient(safetyNetClause(facts))
    .replace(/ if (?=(.+)$)/, (_, rest: string) =>
      CLAUSE.test(rest) || /^(?:any|you)\b/.test(rest) ? ' if ' : ' if you have ',
    )
    .replace(/ if you have any questions/, ' with any questions')
}

function toPatient(contact: string): string {
  return contact.replace(/^return\b/, 'call or come back')
}

function byContact(facts: readonly Told[]): Told[][] {
  const ways = new Map<string, Told[]>()
  for (const fact of facts) {
    // Half a sentence stands apart, so that it does not run into the next sign.
    const key = CLAUSE.test(fact.concept) ? fact.id : contactOf(fact)
    ways.set(key, [...(ways.get(key) ?? []), fact])
  }
  return [...ways.values()]
}
