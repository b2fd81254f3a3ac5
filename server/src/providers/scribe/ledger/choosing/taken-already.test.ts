import type { Fact, FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenFacts } from '../../../../clinical/realise/testing/given-fact.ts'
import { takenAlready } from './taken-already.ts'

const drug = (
  status: Fact['status'],
  concept: string,
  told: Partial<FactContent> = {},
): Partial<FactContent> => ({ kind: 'medication', status, concept, time: 'future', ...told })

function listed(...given: Partial<FactContent>[]) {
  return takenAlready(givenFacts(...given)).map(({ concept, status, attributes }) => ({
    concept,
    status,
    attributes,
  }))
}

const DAILY = { dose: '5 mg', frequency: 'once daily' }

test.each<Fact['status']>(['continue', 'refill'])(
  'a drug with “%s” is taken as it was',
  (status) => {
    const attributes = { ...DAILY, duration: '3 months' }
    expect(listed(drug(status, 'ramipril', { attributes }))).toEqual([
      { concept: 'ramipril', status: 'takes', attributes: DAILY },
    ])
  },
)

test.each<Fact['status']>(['increase', 'decrease'])(
  'of a drug with “%s” the dose before is not known',
  (status) => {
    expect(listed(drug(status, 'ramipril', { attributes: DAILY }))).toEqual([
      { concept: 'ramipril', status: 'takes', attributes: {} },
    ])
  },
)

test.each<[title: string, given: Partial<FactContent>]>([
  ['that is new', drug('start', 'ramipril')],
  ['that is stopped', drug('stop', 'ramipril')],
  ['that may go on', drug('continue', 'ramipril', { certainty: 'possible' })],
  ['that must not go on', drug('continue', 'ramipril', { polarity: 'absent' })],
  ['of somebody else', drug('continue', 'ramipril', { who: 'mother' })],
  ['without a name', drug('continue', 'current medications')],
])('a drug %s is in no list of what is taken', (_, given) => {
  expect(listed(given)).toEqual([])
})

test.each<[title: string, other: Partial<FactContent>]>([
  ['is in the list already', drug('takes', 'Altace', { time: 'now' })],
  ['was taken before', drug('took', 'ramipril', { time: 'past' })],
  ['is not taken', drug('takes', 'ramipril', { time: 'now', polarity: 'absent' })],
  ['is stopped as well', drug('stop', 'ramipril')],
])('a drug that %s is not added', (_, other) => {
  expect(listed(drug('continue', 'ramipril'), other)).toEqual([])
})

test('a brand that is in the list may be what goes on by the name of its kind', () => {
  const brand = drug('takes', 'Diprobase', { time: 'now' })
  expect(listed(drug('continue', 'emollients'), brand)).toEqual([])
})

test('of two decisions about a drug the one with its dose is listed', () => {
  expect(
    listed(drug('continue', 'ramipril'), drug('refill', 'Altace', { attributes: DAILY })),
  ).toEqual([{ concept: 'Altace', status: 'takes', attributes: DAILY }])
})
