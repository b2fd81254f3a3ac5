import { expect, test } from 'vitest'
import { proposeTasks } from '../../propose-tasks.ts'
import { givenVisit, heardIn } from '../../sheet/testing/given-visit.ts'

const POSSIBLE = { kind: 'medication', status: 'start', certainty: 'possible' } as const

function titlesOf(second: string, more: Parameters<typeof heardIn>[2] = POSSIBLE): string[] {
  const segments = givenVisit("doctor: I'll prescribe antibiotics today.", `doctor: ${second}`)
  const facts = [
    heardIn(segments, 'antibiotics', { kind: 'medication', status: 'start' }),
    heardIn(segments, 'doxycycline', POSSIBLE),
    heardIn(segments, 'amoxicillin', more),
  ]
  return proposeTasks(facts, segments, { date: '2026-03-09' }).map(({ title }) => title)
}

test('a class that is prescribed names the choice that was said', () => {
  expect(titlesOf('Either doxycycline, or, amoxicillin.')).toEqual([
    'Prescribe antibiotics (doxycycline or amoxicillin)',
  ])
})

test.each([
  ['It is not doxycycline and then amoxicillin.', POSSIBLE],
  ['We had doxycycline or amoxicillin.', { ...POSSIBLE, polarity: 'absent' }],
  ['Your wife had doxycycline or amoxicillin.', { ...POSSIBLE, who: 'other' }],
] as const)('else it names none: %s', (said, more) => {
  expect(titlesOf(said, more)).toEqual(['Prescribe antibiotics'])
})
