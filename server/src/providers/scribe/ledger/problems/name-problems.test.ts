import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenFacts } from '../../../../clinical/realise/testing/given-fact.ts'
import { nameProblems } from './name-problems.ts'

function named(...given: Partial<FactContent>[]) {
  const facts = givenFacts(...given)
  return nameProblems({ facts, toldBy: new Map() }, facts, [])
}

test('a name that is cut short within its place is told whole, above its plan as well', () => {
  const [problem, drug] = named(
    {
      kind: 'assessment',
      concept: 'stress fracture of the fifth',
      problem: 'stress fracture of the fifth',
      attributes: { site: 'fifth toe or the little toe', side: 'left' },
    },
    {
      kind: 'medication',
      status: 'start',
      concept: 'naproxen',
      problem: 'stress fracture of the fifth',
    },
  )
  expect(problem).toMatchObject({
    concept: 'stress fracture of the fifth toe',
    problem: 'stress fracture of the fifth toe',
    attributes: { side: 'left' },
  })
  expect(drug?.problem).toBe('stress fracture of the fifth toe')
})

test('two places stay two', () => {
  const site = 'lower lobe or the middle lobe'
  const [problem] = named({
    kind: 'assessment',
    concept: 'pneumonia of the lower',
    attributes: { site },
  })
  expect(problem?.attributes.site ?? problem?.concept).toMatch(/middle lobe/)
})

test('a drug stands under the problem that it treats', () => {
  const [, , drug] = named(
    { kind: 'assessment', concept: 'depression', problem: 'depression' },
    { kind: 'assessment', concept: 'gout', problem: 'gout' },
    { kind: 'medication', status: 'start', concept: 'escitalopram', problem: 'gout' },
  )
  expect(drug?.problem).toBe('depression')
})

test.each([
  ['Now your asthma. Start sertraline.', 'asthma'],
  ['Your asthma is quiet. The lungs are clear. Start sertraline.', 'depression'],
])('%s The drug stands under %s', (text, problem) => {
  const facts = givenFacts(
    { kind: 'assessment', concept: 'asthma' },
    { kind: 'assessment', concept: 'depression' },
    { kind: 'medication', status: 'start', concept: 'sertraline', problem: 'asthma' },
  ).map((fact) => {
    const from = text.indexOf(fact.concept)
    const said = [{ segment_id: 's0', from, to: from + 1, words: fact.concept }]
    return from < 0 ? fact : { ...fact, said }
  })
  const segments = [{ id: 's0', index: 0, speaker: null, text }]
  expect(nameProblems({ facts, toldBy: new Map() }, facts, segments)[2]?.problem).toBe(problem)
})

test('what is ordered again later is for the problem that it was decided for', () => {
  const drug: Partial<FactContent> = { kind: 'medication', status: 'continue', concept: 'ramipril' }
  const given = givenFacts(
    { kind: 'assessment', concept: 'nephropathy', problem: 'nephropathy' },
    { ...drug, time: 'future', problem: 'nephropathy' },
    { ...drug, status: 'refill', time: 'future' },
  )
  const [problem, decided, again] = given
  if (!problem || !decided || !again) throw new Error('no facts')
  const toldBy = new Map([[decided.id, again.id]])
  const [, refill] = nameProblems({ facts: [problem, again], toldBy }, given, [])
  expect(refill?.problem).toBe('nephropathy')
})

test('nobody comes to follow up what was only felt or found today', () => {
  const [visit] = named(
    { kind: 'complaint', concept: 'follow-up of chronic problems' },
    { kind: 'assessment', concept: 'gout' },
    { kind: 'assessment', concept: 'fluid retention' },
  )
  expect(visit?.concept).toBe('follow-up of gout')
})
