import { expect, test } from 'vitest'
import { IMPLIED, NO_SITES } from './implied.data.ts'
import { tellFact } from '../telling/tell-fact.ts'
import { givenContent } from '../testing/given-fact.ts'

test.each(IMPLIED)('%s says %j %s', (_, [attribute], __, concept, told) => {
  if (attribute === undefined) throw new Error('no attribute')
  const given = givenContent({
    kind: concept.startsWith('lives') ? 'social' : 'symptom',
    concept,
    attributes: { [attribute]: told },
  })
  expect(tellFact(given)).toBe(tellFact({ ...given, attributes: {} }))
})

test('how a problem stands is told once', () => {
  const problem = givenContent({
    kind: 'assessment',
    concept: 'asthma',
    status: 'uncontrolled',
    attributes: { severity: 'uncontrolled' },
  })
  expect(tellFact(problem)).toBe('Asthma, uncontrolled.')
  expect(tellFact({ ...problem, attributes: { severity: 'severe' } })).toMatch(/severe/i)
})

test('what a name does not say stays', () => {
  const told = (concept: string, condition: string) =>
    tellFact(
      givenContent({ kind: 'symptom', polarity: 'absent', concept, attributes: { condition } }),
    )
  expect(told('dysuria', 'after sex')).toBe('Denies dysuria after sex.')
  expect(told('chest pain', 'when lying flat')).toBe('Denies chest pain when lying flat.')
})

test.each(NO_SITES)('%s names no place: %s', (_, site) => {
  expect(
    tellFact(givenContent({ kind: 'symptom', concept: 'headache', attributes: { site } })),
  ).toBe('Headache.')
})

test('days that a habit names tell when', () => {
  const habit = (concept: string) =>
    tellFact(givenContent({ kind: 'social', concept, attributes: { frequency: 'on weekends' } }))
  expect(habit('pint or two on Fridays')).not.toMatch(/weekends/)
  expect(habit('smoking')).toMatch(/weekends/)
})
