import { expect, test } from 'vitest'
import { givenLines, givenMention, givenModifier } from '../../testing/given-facts.ts'
import { timesOfPatient, withoutTwoBeginnings } from './times-of-patient.ts'

test.each([
  ['corrects it', ['C: You have had it for two weeks?', 'P: More like six weeks.'], ['six weeks']],
  [
    'is repeated otherwise',
    ['P: I have had it for six weeks.', 'C: So for two weeks.'],
    ['two weeks', 'six weeks'],
  ],
  [
    'is told twice by the patient',
    ['P: It was two weeks.', 'P: No, it was six weeks.'],
    ['two weeks', 'six weeks'],
  ],
])('how long the patient has had it, where it %s', (_, said, kept) => {
  const lines = givenLines(...said)
  const times = ['two weeks', 'six weeks'].map((words) => givenModifier(lines, 'duration', words))
  expect(timesOfPatient(lines, times).map(({ words }) => words)).toEqual(kept)
})

test('how long ago it was is what the patient answers', () => {
  const lines = givenLines('C: The cast came off two weeks ago?', 'P: It was six weeks ago.')
  const times = ['two weeks ago', 'six weeks ago'].map((words) =>
    givenModifier(lines, 'when', words),
  )
  expect(timesOfPatient(lines, times).map(({ words }) => words)).toEqual(['six weeks ago'])
})

test.each([
  ['Two months ago. I got it four months ago.', 0],
  ['Two months ago, no, it was four months ago.', 2],
  ['Two months ago.', 1],
])('of two beginnings neither is told: %s', (said, count) => {
  const lines = givenLines(`P: ${said}`)
  const times = ['Two months ago', 'four months ago']
    .filter((words) => said.includes(words))
    .map((words) => givenModifier(lines, 'onset', words))
  const mention = givenMention(lines, 'months')
  expect(withoutTwoBeginnings(lines, mention, times)).toHaveLength(count)
  const habit = givenMention(lines, 'months', { kind: 'social' })
  expect(withoutTwoBeginnings(lines, habit, times)).toEqual(times)
})
