import { expect, test } from 'vitest'
import { groupFacts } from './group-facts.ts'
import { reconcileMedicines } from './reconcile-medicines.ts'
import { givenFact } from './testing/given-fact.ts'

const drug = (status: 'takes' | 'increase' | 'start' | 'stop' | 'mentioned', dose?: string) =>
  givenFact({ kind: 'medication', concept: 'lisinopril', status, attributes: dose ? { dose } : {} })

test('the state of a drug after the visit is one entry, with the dose before and after', () => {
  const [medicine, ...others] = reconcileMedicines([
    drug('takes', '20 mg'),
    drug('increase', '40 mg'),
  ])
  expect(others).toEqual([])
  expect(medicine).toMatchObject({ state: 'Changed', dose: '20 mg → 40 mg' })
  expect(medicine?.facts).toHaveLength(2)
})

test.each([
  ['start', 'New'],
  ['stop', 'Stopped'],
  ['takes', 'Takes'],
  ['mentioned', 'Discussed'],
] as const)('%s is shown as %s', (status, state) => {
  expect(reconcileMedicines([drug(status)])).toMatchObject([{ state }])
})

test('a drug that may be started, or is denied, is not shown as taken', () => {
  const possible = { ...drug('start'), certainty: 'possible' as const }
  const denied = { ...drug('takes'), polarity: 'absent' as const }
  expect(reconcileMedicines([possible])).toMatchObject([{ state: 'Discussed' }])
  expect(reconcileMedicines([denied])).toMatchObject([{ state: 'Not taken' }])
})

test('a plan is listed under its problem, or alone if its problem is not listed', () => {
  const problem = givenFact({ kind: 'assessment', concept: 'flu' })
  const rest = givenFact({ kind: 'plan', act: 'advise', concept: 'rest', problem: 'flu' })
  const scan = givenFact({ kind: 'plan', act: 'order', concept: 'mri', problem: 'knee pain' })
  const { problems, plans } = groupFacts([problem, rest, scan])
  expect(problems).toEqual([{ fact: problem, plan: [rest] }])
  expect(plans).toEqual([scan])
})

test('findings are listed by system, vital signs first, and every fact is listed somewhere', () => {
  const facts = [
    givenFact({ kind: 'finding', concept: 'lungs clear' }),
    givenFact({ kind: 'measurement', concept: 'blood pressure' }),
    givenFact({ kind: 'measurement', concept: 'hemoglobin a1c' }),
    givenFact({ kind: 'finding', concept: 'well appearing' }),
    givenFact({ kind: 'finding', concept: 'tenderness', attributes: { site: 'knee' } }),
  ]
  const groups = groupFacts(facts).findings
  expect(groups.map(({ title }) => title)).toEqual([
    'Vital signs',
    'Lungs',
    'Muscles and joints',
    'Other findings',
    'Tests',
  ])
  expect(groups.flatMap((group) => group.facts)).toHaveLength(facts.length)
})
