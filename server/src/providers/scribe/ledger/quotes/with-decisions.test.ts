import { expect, test } from 'vitest'
import { givenVisit, heardIn } from '../sheet/testing/given-visit.ts'
import { withDecisions } from './with-decisions.ts'

const VISIT = givenVisit(
  'doctor: I want you to wear the wrist splint at night.',
  'patient: I will wear the wrist brace then.',
  'doctor: We may need a nerve study if it stays numb.',
)
const NOTE = [{ heading: 'Plan', paragraphs: [[{ text: 'Rest.', factIds: [] }]], isList: false }]
const plan = (words: string, more: Parameters<typeof heardIn>[2] = {}) =>
  heardIn(VISIT, words, {
    kind: 'plan',
    act: 'advise',
    importance: 'major',
    sureness: 0.65,
    ...more,
  })
const quotedOf = (...facts: readonly ReturnType<typeof plan>[]) =>
  withDecisions(NOTE, facts, VISIT)
    .filter(({ heading }) => heading === 'Also said')
    .flatMap(({ paragraphs }) => paragraphs.flat())

test('a decision that the note lacks is added with its fact, worded as in a note', () => {
  expect(quotedOf(plan('wrist splint'))).toEqual([
    { text: 'Wear the wrist splint at night.', factIds: ['wrist splint'] },
  ])
})

test('what may come is quoted with what it depends on', () => {
  expect(quotedOf(plan('nerve study', { act: 'order', certainty: 'possible' }))).toEqual([
    { text: '“We may need a nerve study if it stays numb.”', factIds: ['nerve study'] },
  ])
})

test.each([
  ['words of the patient', plan('wrist brace', { sureness: 0.95 })],
  ['a minor decision', plan('wrist splint', { importance: 'minor' })],
  ['counselling', plan('wrist splint', { act: 'counsel' })],
  ['what was declined', plan('wrist splint', { act: 'declined' })],
  ['what was decided against', plan('wrist splint', { polarity: 'absent' })],
])('%s are not quoted', (_, fact) => {
  expect(quotedOf(fact)).toEqual([])
})

test('what the note tells is not quoted again', () => {
  const told = [{ text: 'Wear a wrist splint.', factIds: [] }]
  const note = [{ heading: 'Plan', paragraphs: [told], isList: false }]
  expect(withDecisions(note, [plan('wrist splint')], VISIT)).toEqual(note)
})

test.each([
  ['blood tests', 0],
  ['a bone scan', 1],
])('%s, beside labs in the note', (concept, count) => {
  const labs = plan('wrist splint', { act: 'order', concept: 'labs' })
  const other = plan('nerve study', { act: 'order', concept, certainty: 'possible' })
  const told = [{ text: 'Order labs.', factIds: [labs.id] }]
  const note = [{ heading: 'Plan', paragraphs: [told], isList: false }]
  const quoted = withDecisions(note, [{ ...labs, certainty: 'possible' }, other], VISIT)
  expect(quoted).toHaveLength(1 + count)
})

test('quotations that the note has stay before it', () => {
  const also = { heading: 'Also said', paragraphs: [[{ text: '“A.”', factIds: [] }]], isList: true }
  const [, quoted] = withDecisions([...NOTE, also], [plan('wrist splint')], VISIT)
  expect(quoted?.paragraphs.flat().map(({ text }) => text)).toEqual([
    '“A.”',
    'Wear the wrist splint at night.',
  ])
})

test('a decision is quoted though nobody named what it is about', () => {
  const visit = givenVisit(
    'patient: Thanks.',
    'doctor: I want to check that every month and weigh you.',
  )
  const told = { kind: 'plan', act: 'order', importance: 'major', sureness: 0.65 } as const
  const sections = withDecisions(NOTE, [heardIn(visit, 'check that every month', told)], visit)
  expect(
    sections
      .at(-1)
      ?.paragraphs.flat()
      .map(({ text }) => text),
  ).toEqual(['“I want to check that every month and weigh you.”'])
})

test.each([
  ['wrist splint', ['Wear the wrist splint at night.']],
  ['hand moving', []],
])('what is only hoped for is no decision: %s', (words, expected) => {
  const visit = givenVisit(
    'patient: Thanks.',
    'doctor: I want you to wear the wrist splint at night, and hopefully we can get the hand moving.',
  )
  const told = { kind: 'plan', act: 'advise', importance: 'major', sureness: 0.65 } as const
  const also = withDecisions(NOTE, [heardIn(visit, words, told)], visit).slice(NOTE.length)
  expect(also.flatMap(({ paragraphs }) => paragraphs.flat().map(({ text }) => text))).toEqual(
    expected,
  )
})
