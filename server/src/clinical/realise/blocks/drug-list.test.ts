import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { realise } from '../realise.ts'
import { givenFacts } from '../testing/given-fact.ts'

const drug = (concept: string, told: Partial<FactContent> = {}): Partial<FactContent> => ({
  kind: 'medication',
  status: 'takes',
  concept,
  ...told,
})

function told(...given: Partial<FactContent>[]): string[] {
  return realise('medications', givenFacts(...given), { reader: 'clinician' }).map(
    ({ text }) => text,
  )
}

test('no other medication is told behind a drug, and not alone', () => {
  const none = drug('other medication', { polarity: 'absent' })
  expect(told(drug('ramipril'), none)).toEqual(['Ramipril.', 'No other medication.'])
  expect(told(none)).toEqual([])
})

test('no medication at all is told alone', () => {
  expect(told(drug('medications', { polarity: 'absent' }))).toEqual(['No medications.'])
})

test.each<[FactContent['attributes'], string]>([
  [{ onset: '3 weeks ago' }, 'Ramipril, started 3 weeks ago.'],
  [{ relief: 'eases it at night' }, 'Ramipril, eases it at night.'],
  [{ relief: 'the stairs are the worst' }, 'Ramipril.'],
])('of a drug with %o its line says “%s”', (attributes, line) => {
  expect(told(drug('ramipril', { attributes }))).toEqual([line])
})
