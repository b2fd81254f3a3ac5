import { expect, test } from 'vitest'
import { withForm, withPack, withSeason } from './drug-form.ts'
import { taskObject } from './task-object.ts'
import { saidFact } from './testing/said-fact.ts'

test.each([
  ['I give you [steroid creams].', 'steroids', 'steroid creams'],
  ['I give you [steroids].', 'steroids', 'steroids'],
  ['I give you [clindamycin gel].', 'clindamycin gel', 'clindamycin gel'],
])('%s', (sentence, concept, expected) => {
  const { fact } = saidFact(sentence, { kind: 'medication', status: 'start', concept })
  expect(taskObject(withForm(fact))).toBe(expected)
})

test('a drug for one season is not one for the whole year', () => {
  const often = (sentence: string) => {
    const { fact, segments } = saidFact(sentence, {
      kind: 'medication',
      status: 'start',
      attributes: { frequency: 'twice daily' },
    })
    return withSeason(fact, segments).attributes.frequency
  }
  expect(often('Use [Alvesco] twice a day during the winter.')).toBe(
    'twice daily during the winter',
  )
  expect(often('Use [Alvesco] twice a day. In the winter you may cough.')).toBe('twice daily')
})

test.each([
  ['I order a [prednisone] taper pack.', {}, 'prednisone taper pack'],
  ['I order [prednisone], taper it as it gets better.', {}, 'prednisone'],
  ['I order [prednisone], taper and stop the old one.', {}, 'prednisone'],
  ['I order [prednisone] 20 milligrams.', {}, 'prednisone'],
  ['I order a [prednisone] taper.', { dose: '20 mg' }, 'prednisone'],
])('%s', (sentence, attributes, expected) => {
  const told = { kind: 'medication', status: 'start', concept: 'prednisone', attributes } as const
  const { fact, segments } = saidFact(sentence, told)
  expect(taskObject(withPack(fact, segments))).toBe(expected)
})
