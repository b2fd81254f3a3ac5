import type { Fact, FactStatus } from '@chartwright/contract/facts'
import { listFacts } from './tell-facts.ts'

const GROUPS: readonly (readonly [string, readonly (FactStatus | '')[]])[] = [
  ['Takes now:', ['takes', 'continue', '']],
  ['Prescribed or changed in this visit:', ['start', 'increase', 'decrease', 'refill']],
  ['Stopped or held in this visit:', ['stop', 'hold']],
  ['Advised:', ['advise']],
  ['Offered or declined:', ['offered', 'declined']],
  ['Took before:', ['took']],
  ['Only talked about:', ['mentioned']],
]

/** Drugs by what is done with them: what is taken now first, what is not taken last. */
export function tellDrugs(facts: readonly Fact[]): string {
  const [own, others] = [
    facts.filter(({ who }) => who === 'patient'),
    facts.filter(({ who }) => who !== 'patient'),
  ]
  const present = own.filter(({ polarity }) => polarity === 'present')
  const isTaken = (concept: string) =>
    present.some((fact) => fact.concept === concept && fact.status === 'takes')
  const groups = GROUPS.map(([title, statuses]) => ({
    title,
    facts: present.filter(
      ({ status, concept, attributes }) =>
        statuses.includes(status) &&
        !(status === 'continue' && isTaken(concept) && attributes.dose === undefined),
    ),
  }))
  const absent = own.filter(({ polarity }) => polarity === 'absent')
  return [
    ...groups,
    { title: 'Not taken or not to be taken:', facts: absent },
    { title: 'About others:', facts: others },
  ]
    .filter((group) => group.facts.length > 0)
    .map((group) => `${group.title}\n${listFacts(group.facts)}`)
    .join('\n\n')
}
