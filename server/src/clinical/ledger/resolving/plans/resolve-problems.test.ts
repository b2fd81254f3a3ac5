import { expect, test } from 'vitest'
import type { FramedFact } from '../../fact.ts'
import { givenFact, givenLines, givenStretch } from '../../testing/given-facts.ts'
import { ANNOUNCEMENTS } from './announcements.data.ts'
import { NEXT_TOPICS } from './next-topics.data.ts'
import { resolveProblems } from './resolve-problems.ts'
import { SCREENINGS } from './screenings.data.ts'
import { SHORT_ANSWERS } from './short-answers.data.ts'

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

function problemOfPlan(said: readonly string[], ...told: readonly Partial<FramedFact>[]) {
  const lines = givenLines(...said)
  const facts = told.map((fact) =>
    givenFact({ ...fact, said: [givenStretch(lines, fact.concept ?? '')] }),
  )
  const plan = givenFact({ ...PLAN, said: [givenStretch(lines, 'x-ray')] })
  return resolveProblems(lines, [...facts, plan]).at(-1)?.problem
}

const GOUT = { kind: 'assessment', concept: 'gout' } as const
const FAILURE = { kind: 'assessment', concept: 'heart failure' } as const

test.each(SHORT_ANSWERS.map(([, example]) => [example]))('a plan after "%s"', (answer) => {
  expect(problemOfPlan(['C: You have gout.', `P: ${answer}`, 'C: So an x-ray.'], GOUT)).toBe('gout')
})

test.each(['Is it bad?', 'Okay, but my other foot hurts.', 'I do have a question.'])(
  'a plan after "%s"',
  (answer) => {
    const said = ['C: You have gout.', `P: ${answer}`, 'C: So an x-ray.']
    expect(problemOfPlan(said, GOUT)).toBe('')
  },
)

test.each(ANNOUNCEMENTS.map(([, example]) => [example]))(
  '%s: what was announced has the plan, though it was assessed before',
  (example) => {
    const said = ['C: It is gout.', `C: ${example} heart failure, we need an x-ray.`]
    const history = { ...FAILURE, kind: 'history' } as const
    expect(problemOfPlan(said, GOUT, history)).toBe('heart failure')
  },
)

test('a problem that is announced and was never heard of has no plan of the one before', () => {
  const said = ['C: It is gout.', 'C: For your next problem, the rash, an x-ray.']
  expect(problemOfPlan(said, GOUT)).toBe('')
})

test('a sign of what was announced is no problem of its own, another condition is', () => {
  const swelling = { kind: 'assessment', concept: 'leg swelling' } as const
  const lead = 'C: For your first problem, your heart failure, you have some'
  const said = (sign: string) => [`${lead} ${sign}, so an x-ray.`]
  expect(problemOfPlan(said('leg swelling'), FAILURE, swelling)).toBe('heart failure')
  expect(problemOfPlan(said('gout'), FAILURE, GOUT)).toBe('gout')
})

test('what was announced as felt is what it was found to be', () => {
  const pain = { kind: 'complaint', concept: 'toe pain' } as const
  const said = ['C: For your first problem, your toe pain, it is gout. An x-ray.']
  expect(problemOfPlan(said, pain, GOUT)).toBe('gout')
})

test('what was only possible is not what the next turn is about', () => {
  const salt = { kind: 'assessment', concept: 'dehydration', certainty: 'possible' } as const
  const lead = 'C: It is heart failure, and maybe dehydration'
  expect(problemOfPlan([`${lead}, so an x-ray.`], FAILURE, salt)).toBe('dehydration')
  expect(problemOfPlan([`${lead}.`, 'P: Okay.', 'C: An x-ray.'], FAILURE, salt)).toBe(
    'heart failure',
  )
})

test('what is to be ruled out is not the problem that a plan is for', () => {
  const stones = { kind: 'assessment', concept: 'gallstones', certainty: 'possible' } as const
  const said = ['C: It is gout. To rule out any gallstones, an x-ray.']
  expect(problemOfPlan(said, GOUT, stones)).toBe('gout')
})

test('what cannot be told in the words of a note has no plan', () => {
  const words = { kind: 'assessment', concept: 'foot is doing' } as const
  expect(problemOfPlan(['C: It is gout. Your foot is doing okay. An x-ray.'], GOUT, words)).toBe(
    'gout',
  )
})

test.each([
  'For the rash, an x-ray.',
  'From a skin standpoint I want an x-ray.',
  'In terms of your work we need an x-ray.',
  'And the shoulder, an x-ray.',
])('what is announced and was never heard of has no plan of the problem before: %s', (said) => {
  expect(problemOfPlan(['C: It is gout.', `C: ${said}`], GOUT)).toBe('')
})

test.each([
  'For the next two weeks, an x-ray.',
  'For the pain, an x-ray.',
  'For your toe, an x-ray.',
])('what is no other topic leads to none: %s', (said) => {
  expect(problemOfPlan(['C: It is gout.', `C: ${said}`], GOUT)).toBe('gout')
})

test('a part of the body is announced for the one problem of it', () => {
  const knee = { kind: 'assessment', concept: 'knee arthritis' } as const
  const said = ['C: You have knee arthritis. It is gout.', 'C: In terms of your knee, an x-ray.']
  expect(problemOfPlan(said, knee, GOUT)).toBe('knee arthritis')
  const elbow = said.map((line) => line.replace('your knee', 'your elbow'))
  expect(problemOfPlan(elbow, knee, GOUT)).toBe('')
})

test.each(SCREENINGS)('%s is for %s alone', (_, __, screening, problem) => {
  const lines = givenLines(`C: It is gout, and you have a ${problem}.`, `C: Also a ${screening}.`)
  const plan = givenFact({ ...PLAN, concept: screening, said: [givenStretch(lines, screening)] })
  const head = (concept: string) =>
    givenFact({ kind: 'assessment', concept, said: [givenStretch(lines, concept)] })
  expect(resolveProblems(lines, [head('gout'), plan])[1]?.problem).toBe('')
  expect(resolveProblems(lines, [head(problem), plan])[1]?.problem).toBe(problem)
})

test.each([
  ['because of your palpitations', ''],
  ['because of the gout', 'gout'],
  ['because of the pain', 'gout'],
  ['to see how it is', 'gout'],
])('an order %s', (reason, problem) => {
  const lines = givenLines('C: It is gout.', 'C: An x-ray.')
  const gout = givenFact({ ...GOUT, said: [givenStretch(lines, 'gout')] })
  const order = givenFact({ ...PLAN, attributes: { reason }, said: [givenStretch(lines, 'x-ray')] })
  expect(resolveProblems(lines, [gout, order])[1]?.problem).toBe(problem)
})

test.each([
  ["C: The wrist's just sprained. Get an x-ray of the hip.", "wrist's just sprained", ''],
  ["C: You've sprained the wrist. Get an x-ray.", 'sprained the wrist', 'wrist sprain'],
  ['C: Only gout, then. Get an x-ray.', 'gout', 'wrist sprain'],
])('what is found by the way heads no plan: %s', (said, words, problem) => {
  const lines = givenLines(said)
  const found = givenFact({
    kind: 'assessment',
    concept: 'wrist sprain',
    said: [givenStretch(lines, words)],
  })
  const plan = givenFact({ ...PLAN, concept: 'x-ray', said: [givenStretch(lines, 'x-ray')] })
  expect(resolveProblems(lines, [found, plan]).at(-1)?.problem).toBe(problem)
})
