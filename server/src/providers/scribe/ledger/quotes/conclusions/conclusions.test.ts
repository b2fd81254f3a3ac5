import { describe, expect, test } from 'vitest'
import type { Fact } from '@chartwright/contract/facts'
import { givenVisit, heardIn } from '../../sheet/testing/given-visit.ts'
import { NAMES_CAUSE, NAMES_CONDITION } from './conclusion.data.ts'
import { heardConclusions, namesCondition } from './heard-conclusions.ts'
import { isConclusion, isNamedConclusion } from './is-concluded.ts'

describe('how a clinician concludes', () => {
  test.each([...NAMES_CONDITION, ...NAMES_CAUSE])('%s', (_, pattern, example, unlike) => {
    expect(pattern.test(example)).toBe(true)
    expect(pattern.test(unlike)).toBe(false)
  })
})

const BEFORE = ['doctor: How is the foot?', 'patient: It burns.', 'doctor: At night too?']

function heard(...lines: string[]): string[] {
  return heardConclusions(givenVisit(...BEFORE, ...lines)).map(({ text }) => text)
}

test.each([
  ['doctor: From what you say, this sounds like plantar fasciitis to me.'],
  ["doctor: I think you've got a touch of gout."],
  ["doctor: That'll be the new tablets irritating the stomach."],
])('%s', (line) => {
  expect(heard(line)).toEqual([`“${line.replace('doctor: ', '')}”`])
})

test('what it is about stands before it', () => {
  expect(
    heard("doctor: Both feet are a bit numb. That'll be the sugar affecting the nerves."),
  ).toEqual(["“Both feet are a bit numb. That'll be the sugar affecting the nerves.”"])
})

test.each([
  ['a question', 'doctor: Does that look like gout to you?'],
  ['what is looked for', 'doctor: I think we should test for gout.'],
  ['what the patient thinks', "patient: I think I've got gout."],
  ['what others have', "doctor: I think that's what your mother has, gout."],
  ['what was found', 'doctor: That is a nice strong pulse in the foot.'],
])('%s concludes nothing: %s', (_, line) => {
  expect(heard(line)).toEqual([])
})

test.each([
  ['flare-up of asthma', true],
  ['right medial meniscus tear', true],
  ['what is causing the falls', false],
  ['alcohol is making it worse', false],
])('%s', (words, isNamed) => {
  expect(namesCondition(words)).toBe(isNamed)
})

const VISIT = givenVisit(
  "doctor: It's a flare-up of your gout, and I think the beer is behind it.",
  "patient: I've had gout before.",
  'doctor: If it is gout, we will see it in the blood.',
  'doctor: Cherries, beer and gout in the family go together.',
  "doctor: It's a touch of sciatica, but I'm not entirely sure.",
  "doctor: It's like a gouty swelling. But then you'd have a fever.",
)
const said = (words: string, more: Parameters<typeof heardIn>[2] = {}) =>
  heardIn(VISIT, words, { kind: 'assessment', time: 'now', sureness: 0.35, ...more })

test.each<[string, Fact, boolean, boolean]>([
  ['an illness', said('flare-up of your gout', { concept: 'flare-up of gout' }), true, true],
  ['a cause', said('the beer is behind it', { concept: 'beer is behind' }), true, false],
  ['what the patient says', said('gout before', { concept: 'gout' }), false, false],
  ['what may be', said('gout, we', { concept: 'gout' }), false, false],
  [
    'what is denied',
    said('flare-up of your gout', { concept: 'gout', polarity: 'absent' }),
    false,
    false,
  ],
  ['what nobody is sure of', said('touch of sciatica', { concept: 'sciatica' }), true, false],
  ['what is spoken of by the way', said('gout in the family', { concept: 'gout' }), true, false],
])('%s is concluded, and named', (_, fact, isConcluded, isNamed) => {
  expect([isConclusion(fact, VISIT), isNamedConclusion(fact, VISIT)]).toEqual([
    isConcluded,
    isNamed,
  ])
})
