import type { Fact } from '@chartwright/contract/facts'
import type { Block } from '../../../clinical/realise/block.ts'
import { realise } from '../../../clinical/realise/realise.ts'
import { factsForPatient } from './choosing/facts-for-patient.ts'
import { marksOf } from './tell-facts.ts'
import { isWithoutValue } from './without-value.ts'

const NOTHING = 'Nothing was understood in this session that could be summarised.'

export function isForPatient(question: string): boolean {
  return (
    /\b(?:for|to) (?:the |my |this )?(?:patient|him|her|them|parents?|family)\b/i.test(question) &&
    /\b(?:summar\w+|explain|plain|leaflet|handout|instructions?|recap|write|draft|simple)\b/i.test(
      question,
    )
  )
}

const FOR_CLINICIAN: readonly (readonly [string, Block, number])[] = [
  ['History', 'hpi', 70],
  ['Examination', 'exam', 50],
  ['Results', 'results', 40],
  ['Assessment and plan', 'assessment-and-plan', 140],
  ['Safety net', 'safety-net', 40],
]

/** The visit in a few sentences; what is critical is always told. */
export function summariseVisit(facts: readonly Fact[]): string {
  const byId = byIds(facts)
  const isTold = new Set<string>()
  const parts = FOR_CLINICIAN.flatMap(([title, block, budgetWords]) => {
    const told = realise(
      block,
      facts.filter((fact) => !isWithoutValue(fact)),
      { reader: 'clinician', budgetWords },
    ).filter(({ factIds }) => !factIds.some((id) => isTold.has(id)))
    if (told.length === 0) return []
    for (const { factIds } of told) for (const id of factIds) isTold.add(id)
    const sentences = told.map(({ text, factIds }) => `${text} ${marksOf(byId(factIds))}`.trim())
    return [`**${title}:** ${sentences.join(' ')}`]
  })
  return parts.length === 0 ? NOTHING : parts.join('\n\n')
}

const FOR_PATIENT: readonly (readonly [string, Block])[] = [
  ['Why you came', 'complaint'],
  ['What we found', 'assessment'],
  ['What happens next', 'plan'],
  ['When to get help', 'safety-net'],
]

/** Speaks to the patient, in plain words. */
export function summariseForPatient(facts: readonly Fact[]): string {
  const isTold = new Set<string>()
  const byId = byIds(facts)
  const own = factsForPatient(facts)
  const parts = FOR_PATIENT.flatMap(([title, block]) => {
    const told = realise(block, own, { reader: 'patient' }).filter(
      ({ factIds }) => !factIds.some((id) => isTold.has(id)),
    )
    for (const { factIds } of told) for (const id of factIds) isTold.add(id)
    if (told.length === 0) return []
    const sentences = told.map(({ text, factIds }) =>
      `- ${text} ${marksOf(byId(factIds))}`.trimEnd(),
    )
    return [`**${title}**\n${sentences.join('\n')}`]
  })
  return parts.length === 0 ? NOTHING : parts.join('\n\n')
}

function byIds(facts: readonly Fact[]): (ids: readonly string[]) => Fact[] {
  const all = new Map(facts.map((fact) => [fact.id, fact]))
  return (ids) => ids.flatMap((id) => all.get(id) ?? [])
}
