import { expect, test } from 'vitest'
import type { FramedFact } from '../../fact.ts'
import { givenFact, givenLines, givenStretch } from '../../testing/given-facts.ts'
import { NEXT_TOPICS } from './next-topics.data.ts'
import { resolveProblems } from './resolve-problems.ts'

const PLAN = { kind: 'plan', act: 'order' } as const

test.each<[string, string[], Partial<FramedFact>, string]>([
  ['a plan after its problem', ['C: You have gout. Get an x-ray.'], PLAN, 'gout'],
  ['a plan before it', ['C: Get an x-ray. You have gout.'], PLAN, ''],
  ['a symptom', ['C: You have gout. Get an x-ray.'], {}, ''],
  ['a drug that is taken already', ['C: gout', 'P: x-ray'], { kind: 'medication' }, ''],
  [
    'a drug that is decided',
    ['C: gout', 'C: x-ray'],
    { kind: 'medication', time: 'future' },
    'gout',
  ],
  ['a plan of the next problem', ['C: gout', 'C: For your second problem, an x-ray.'], PLAN, ''],
  ['a plan for the same', ['C: gout', 'C: For your toe, an x-ray.'], PLAN, 'gout'],
  ['a plan later in the same turn', ['C: gout', 'C: Well.', 'C: x-ray'], PLAN, 'gout'],
  ['a visit to come', ['C: gout, and an x-ray'], { kind: 'plan', act: 'follow_up' }, ''],
  ['what to call for', ['C: gout, and an x-ray'], { kind: 'plan', act: 'safety_net' }, ''],
  [
    'a drug that its sentence is about',
    ['C: You have gout. x-ray, stay on it.'],
    { kind: 'medication', time: 'future' },
    '',
  ],
  ['a plan of the next turn', ['C: gout', 'P: The other thing?', 'C: x-ray'], PLAN, ''],
])('%s', (_, said, told, problem) => {
  const lines = givenLines(...said)
  const gout = givenFact({
    kind: 'assessment',
    concept: 'gout',
    said: [givenStretch(lines, 'gout')],
  })
  const fact = givenFact({ concept: 'x-ray', said: [givenStretch(lines, 'x-ray')], ...told })
  const resolved = resolveProblems(lines, [gout, fact])
  expect(resolved.map((one) => one.problem)).toEqual(['gout', problem])
})

test('a plan that is said to be for something else that the patient has is for that', () => {
  const lines = givenLines('C: You have gout. And for your back pain we will get an x-ray.')
  const gout = givenFact({
    kind: 'assessment',
    concept: 'gout',
    said: [givenStretch(lines, 'gout')],
  })
  const pain = givenFact({ kind: 'history', concept: 'back pain' })
  const plan = givenFact({ ...PLAN, said: [givenStretch(lines, 'x-ray')] })
  expect(resolveProblems(lines, [gout, pain, plan])[2]?.problem).toBe('back pain')
  expect(resolveProblems(lines, [gout, plan])[1]?.problem).toBe('gout')
})

test('a problem that was ruled out has no plans', () => {
  const lines = givenLines('C: No gout. An x-ray.')
  const said = [givenStretch(lines, 'gout')]
  const gout = givenFact({ kind: 'assessment', concept: 'gout', polarity: 'absent', said })
  const plan = givenFact({ ...PLAN, said: [givenStretch(lines, 'x-ray')] })
  expect(resolveProblems(lines, [gout, plan])[1]?.problem).toBe('')
})

test('a problem that was named before is the one that it is named as again', () => {
  const lines = givenLines('C: You have gout.', 'P: Yes.', 'C: So the gouty foot. Get an x-ray.')
  const said = [givenStretch(lines, 'gout'), givenStretch(lines, 'gouty foot')]
  const gout = givenFact({ kind: 'assessment', concept: 'gout', said })
  const plan = givenFact({ ...PLAN, said: [givenStretch(lines, 'x-ray')] })
  expect(resolveProblems(lines, [gout, plan])[1]?.problem).toBe('gout')
})

test.each([
  'Your anemia was caused by some gastritis, so get an x-ray.',
  'You have anemia and what is contributing to this is also gastritis so get an x-ray.',
])('a cause is not the problem that a plan is for: %s', (said) => {
  const lines = givenLines(`C: ${said}`)
  const [anemia, gastritis] = ['anemia', 'gastritis'].map((concept) =>
    givenFact({ kind: 'assessment', concept, said: [givenStretch(lines, concept)] }),
  )
  const plan = givenFact({ ...PLAN, said: [givenStretch(lines, 'x-ray')] })
  const facts = [anemia, gastritis, plan].flatMap((fact) => fact ?? [])
  expect(resolveProblems(lines, facts)[2]?.problem).toBe('anemia')
})

test.each(NEXT_TOPICS.map(([, example]) => [example]))('a plan behind "%s"', (example) => {
  const lines = givenLines(`C: You have gout. ${example} We need an x-ray.`)
  const said = [givenStretch(lines, 'gout')]
  const gout = givenFact({ kind: 'assessment', concept: 'gout', said })
  const plan = givenFact({ ...PLAN, said: [givenStretch(lines, 'x-ray')] })
  expect(resolveProblems(lines, [gout, plan])[1]?.problem).toBe('')
})

test('what was excluded since has no plan of the problem before it', () => {
  const lines = givenLines('C: You have gout. I see no fracture, so no x-ray.')
  const [gout, fracture] = ['gout', 'fracture'].map((concept) =>
    givenFact({
      kind: 'assessment',
      concept,
      polarity: concept === 'gout' ? 'present' : 'absent',
      said: [givenStretch(lines, concept)],
    }),
  )
  const plan = givenFact({ ...PLAN, said: [givenStretch(lines, 'x-ray')] })
  const facts = [gout, fracture, plan].flatMap((fact) => fact ?? [])
  expect(resolveProblems(lines, facts)[2]?.problem).toBe('')
})
