import { expect, test } from 'vitest'
import { givenLines, givenModifier } from '../../testing/given-facts.ts'
import { timesOfPatient } from './times-of-patient.ts'

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
