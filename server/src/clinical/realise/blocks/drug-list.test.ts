import type { Fact, FactContent } from '@chartwright/contract/facts'
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

test('what is taken regularly has its verb', () => {
  const regularly = { attributes: { frequency: 'regularly' } }
  expect(told(drug('insulin', regularly), drug('albuterol inhalers', regularly))).toEqual([
    'Insulin, taken regularly.',
    'Albuterol inhaler, used regularly.',
  ])
})

test('how often stands as it is done', () => {
  expect(told(drug('ramipril', { attributes: { frequency: 'intermittent' } }))).toEqual([
    'Ramipril intermittently.',
  ])
})

test('that the medicines are taken is no line of the list', () => {
  const all = drug('all of my tablets')
  expect(told(drug('ramipril'), all)).toEqual(['Ramipril.'])
  const [fact] = givenFacts(all)
  const written = {
    ...fact,
    phrased: true,
    text: 'Reports taking the prescribed medications.',
  } as Fact
  expect(realise('hpi', [written], { reader: 'clinician' }).map(({ text }) => text)).toEqual([
    'Reports taking the prescribed medications.',
  ])
})

test('what was not taken up before is of the story', () => {
  const offered = drug('offered a steroid injection', { status: 'declined', time: 'past' })
  expect(realise('hpi', givenFacts(offered), { reader: 'clinician' })[0]?.text).toBe(
    'Declined steroid injection.',
  )
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
