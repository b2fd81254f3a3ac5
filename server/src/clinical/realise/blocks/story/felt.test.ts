import type { Fact } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { realise } from '../../realise.ts'
import { givenFacts } from '../../testing/given-fact.ts'
import { BEFORE_THINGS, FURTHER_THINGS } from './felt.data.ts'
import { isThing } from '../is-thing.ts'

function told(...facts: Partial<Fact>[]): string {
  const given = givenFacts(...facts).map((fact, at) => ({ ...fact, ...facts[at] }))
  return realise('hpi', given, { reader: 'clinician' })
    .map(({ text }) => text)
    .join(' ')
}

const phrased = (concept: string, text: string, attributes: Fact['attributes'] = {}) =>
  ({ concept, text, attributes, phrased: true }) as const

test('how much and how often a thing is felt stands in the list of what is felt', () => {
  expect(
    told(
      { concept: 'nausea' },
      { concept: 'cough', attributes: { severity: 'a little' } },
      { concept: 'dizziness', attributes: { frequency: 'once in a while' } },
      phrased('headache', 'Mild headaches.', { severity: 'a bit' }),
      phrased('bloating', 'Feels bloated occasionally.', { frequency: 'occasionally' }),
    ),
  ).toBe(
    'Reports nausea, slight cough, occasional dizziness, mild headaches and occasional bloating.',
  )
})

test('what is not done is a sentence of its own', () => {
  expect(told({ concept: 'cough' }, { concept: 'does not crawl' })).toBe(
    'Does not crawl. Reports cough.',
  )
})

test('what is felt at a place or a time is reported in a sentence of its own', () => {
  expect(
    told(
      { concept: 'fatigue', attributes: { onset: 'yesterday' } },
      { concept: 'cough' },
      phrased('tingling', 'Tingling of the left thumb at night.'),
    ),
  ).toBe(
    'Reports fatigue since yesterday. Reports tingling of the left thumb at night. Reports cough.',
  )
})

test('what is in doubt, of somebody else, or over is not reported as felt', () => {
  const since = { concept: 'fatigue', attributes: { onset: 'yesterday' } }
  expect(told({ ...since, who: 'mother' })).toBe('Mother: fatigue since yesterday.')
  expect(told({ ...since, certainty: 'possible' })).not.toMatch(/reports/i)
  expect(told({ concept: 'cough', time: 'past' })).toBe('Had cough.')
})

test.each([
  'mild joint pain in the right knee',
  'a little bit of a cough',
  'difficulty swallowing',
  'headaches',
  'slight weight gain over the winter, no more than 2 pounds',
])('%s is a thing', (clause) => {
  expect(isThing(clause)).toBe(true)
})

test.each([
  'dry all over the body',
  'feels weak',
  'stops breathing when asleep',
  'blood pressure goes up at work',
  'last bowel movement 2 days ago',
  'unable to sleep',
  'pain unbearable',
  'bowels normal',
])('%s is none', (clause) => {
  expect(isThing(clause)).toBe(false)
})

test.each([...BEFORE_THINGS])('%s may stand before what is felt', (word) => {
  expect(isThing(`${word} pain`)).toBe(true)
})

test.each(FURTHER_THINGS)('%s is felt', (name) => {
  expect(isThing(`mild ${name} at night`)).toBe(true)
})
