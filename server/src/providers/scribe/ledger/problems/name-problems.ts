import type { Fact } from '@chartwright/contract/facts'
import type { MergedFacts } from '../../../../clinical/realise/once/merge-facts.ts'
import { isFelt } from '../../../../clinical/realise/once/is-felt.ts'
import { onePart } from '../../../../clinical/realise/places/one-part.ts'
import { listOf } from '../../../../clinical/realise/words/sentence.ts'
import { tidyFact } from '../../../../clinical/realise/words/tidy-fact.ts'
import { isWordable } from '../../../../clinical/realise/naming/wordable.ts'
import type { ScribeSegment } from '../../scribe.ts'
import { plannedFor } from '../choosing/planned-for.ts'
import { isNamedBefore } from './is-named-before.ts'
import { treatedBy } from './treated-by.ts'

const OF_PROBLEMS =
  /^(?:follow-?up|review|check-?up|management)(?: (?:of|on|for))?(?: (?:his|her|their|the|your|my|all))* (?:chronic |medical )*(?:problems|conditions|issues)$/
const MOST_NAMES = 4

/** Every problem by one name, that of its assessment; a follow-up of problems names them. */
export function nameProblems(
  { facts: told, toldBy }: MergedFacts,
  given: readonly Fact[],
  segments: readonly ScribeSegment[],
): Fact[] {
  const facts = told.map(withWholeName)
  const assessments = facts.filter(({ kind }) => kind === 'assessment')
  const names = new Map(
    given.flatMap(({ kind, id, concept }) => {
      const told = assessments.find((fact) => fact.id === (toldBy.get(id) ?? id))
      return kind === 'assessment' && told ? [[concept, tidyFact(told).concept] as const] : []
    }),
  )
  const followed = listOf(namesOf(assessments).slice(0, MOST_NAMES), 'and')
  const problems = [
    ...new Set(
      [...assessments, ...plannedFor(facts)].map(({ concept }) => names.get(concept) ?? concept),
    ),
  ]
  return facts.map((fact) => {
    const heard = problemOf(fact, given, toldBy)
    const own = names.get(heard) ?? heard
    const isNamed = given.some(
      (one) =>
        one.kind === 'assessment' &&
        (names.get(one.concept) ?? one.concept) === own &&
        isNamedBefore(one, fact, segments, given),
    )
    const problem = isNamed ? own : treatedBy(fact, own, problems)
    if (fact.kind === 'assessment')
      return { ...fact, problem, concept: names.get(fact.concept) ?? fact.concept }
    if (fact.kind === 'complaint' && followed !== '' && OF_PROBLEMS.test(fact.concept))
      return { ...fact, problem, concept: `follow-up of ${followed}` }
    return { ...fact, problem }
  })
}

/** What is ordered again behind the last problem is for the one that it was decided for. */
function problemOf(
  { kind, problem, id }: Fact,
  given: readonly Fact[],
  toldBy: MergedFacts['toldBy'],
): string {
  if (kind !== 'medication' || problem !== '') return problem
  const told = given.filter((fact) => fact.kind === kind && toldBy.get(fact.id) === id)
  const problems = new Set(told.map((fact) => fact.problem).filter((name) => name !== ''))
  const [only = ''] = problems
  return problems.size === 1 ? only : ''
}

/** 'fracture of the middle' of the 'middle finger' is one of the middle finger. */
function withWholeName(fact: Fact): Fact {
  const { site: place = '', ...attributes } = fact.attributes
  const site = onePart(place)
  const last = /(?<= (?:of|in) the )\w+$/.exec(fact.concept)?.[0]
  if (fact.kind !== 'assessment' || last === undefined || !site.startsWith(`${last} `)) return fact
  const whole = { ...fact, concept: `${fact.concept}${site.slice(last.length)}`, attributes }
  return isWordable(whole) ? whole : fact
}

function namesOf(assessments: readonly Fact[]): string[] {
  const own = assessments.filter(
    ({ polarity, certainty, who, concept }) =>
      polarity === 'present' && certainty === 'sure' && who === 'patient' && !isFelt(concept),
  )
  return [...new Set(own.map((fact) => tidyFact(fact).concept))]
}

const COMING_BACK =
  /^(?:follow-?up|come back|appointment|check(?: back)? in|see (?:you|me))\b(?!.* with (?!you|me|us))/

/** A visit with its time is a follow-up, however it was said. */
export function nameFollowUp(fact: Fact): Fact {
  if (fact.act !== 'follow_up' || fact.attributes.when === undefined) return fact
  return COMING_BACK.test(fact.concept) || !isWordable(fact)
    ? { ...fact, concept: 'follow-up' }
    : fact
}
