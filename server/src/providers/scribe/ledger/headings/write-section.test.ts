import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenFacts } from '../../../../clinical/realise/testing/given-fact.ts'
import { tellFacts } from './write-section.ts'

type Wanted = Parameters<typeof tellFacts>[1]

const drug = (concept: string, polarity: FactContent['polarity']): Partial<FactContent> => ({
  kind: 'medication',
  status: 'takes',
  time: 'now',
  concept,
  polarity,
})

function told(wanted: Wanted): string {
  const pain = { kind: 'complaint', concept: 'earache' } as const
  const facts = givenFacts(drug('ramipril', 'present'), drug('codeine', 'absent'), pain)
  const placed = facts.map((fact) => ({
    fact,
    chain: [fact.kind === 'medication' ? 'medications' : 'hpi'] as const,
  }))
  const { paragraphs } = tellFacts(placed, wanted, { reader: 'clinician', problems: [] })
  return paragraphs
    .flat()
    .map(({ text }) => text)
    .join(' ')
}

test('medicines are one sentence of a text, without what is not taken', () => {
  expect(told(['hpi', 'medications'])).toContain('Medications: ramipril. Not taking codeine.')
})

test('they are not named again under a heading of their own', () => {
  expect(told(['medications'])).not.toContain('Medications:')
})
