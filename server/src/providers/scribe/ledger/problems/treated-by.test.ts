import type { Fact } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenFacts } from '../../../../clinical/realise/testing/given-fact.ts'
import { treatedBy } from './treated-by.ts'
import { TREATED_BY } from './treated-by.data.ts'

function under(drug: string, problem: string, ...problems: string[]): string {
  const [fact] = givenFacts({ kind: 'medication', status: 'start', concept: drug, problem })
  if (!fact) throw new Error('no fact')
  return treatedBy(fact, problem, problems)
}

test.each(TREATED_BY)('$drug is for $problem and not for $other', ({ drug, problem, other }) => {
  expect(under(drug, other, problem, other)).toBe(problem)
  expect(under(drug, problem, problem, other)).toBe(problem)
})

test('a drug stands under no problem where none of the visit is what it treats', () => {
  expect(under('citalopram', 'asthma', 'asthma', 'gout')).toBe('')
})

test('a drug stands under no problem where it may be for two of them', () => {
  expect(under('citalopram', 'asthma', 'asthma', 'depression', 'anxiety')).toBe('')
})

test.each([
  ['duloxetine', 'neuropathy'],
  ['amitriptyline', 'migraine'],
  ['amitriptyline', 'neck strain'],
  ['bupropion', 'chronic bronchitis'],
  ['metformin', 'polycystic ovary syndrome'],
  ['albuterol', 'heart failure exacerbation'],
  ['lisinopril', 'diabetes'],
  ['colchicine', 'pericarditis'],
])('%s stays under %s', (drug, problem) => {
  const others = ['depression', 'type 2 diabetes', 'asthma', 'hypertension', 'gout']
  expect(under(drug, problem, problem, ...others)).toBe(problem)
})

test.each<[string, Fact['time'], string[], string]>([
  ['one', 'future', ['gout', 'type 2 diabetes'], 'type 2 diabetes'],
  ['none', 'future', ['gout', 'hypertension'], ''],
  ['two', 'future', ['prediabetes', 'hyperglycemia'], ''],
  ['one, and is not decided on today', 'now', ['type 2 diabetes'], ''],
])('a drug without a problem may be for %s', (_, time, problems, problem) => {
  const [fact] = givenFacts({ kind: 'medication', concept: 'glipizide', time })
  expect(fact && treatedBy(fact, '', problems)).toBe(problem)
})

test('a problem that is not of the assessment stays', () => {
  expect(under('citalopram', 'asthma', 'depression')).toBe('asthma')
})

test('a drug with a reason of its own stays', () => {
  const attributes = { reason: 'for the hot flashes' }
  const [fact] = givenFacts({ kind: 'medication', concept: 'paroxetine', attributes })
  expect(fact && treatedBy(fact, 'asthma', ['asthma', 'depression'])).toBe('asthma')
})
