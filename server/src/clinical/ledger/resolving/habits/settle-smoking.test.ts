import { expect, test } from 'vitest'
import { givenFact, givenLines } from '../../testing/given-facts.ts'
import { settleSmoking } from './settle-smoking.ts'

const told = (time: 'now' | 'past', ...said: string[]) => {
  const [smoking] = settleSmoking(givenLines(...said), [
    givenFact({ kind: 'social', concept: 'smoking', time, lines: [0, 1] }),
  ])
  return smoking && [smoking.time, smoking.attributes.detail]
}

test.each<[reply: string, time: 'now' | 'past', detail: string | undefined]>([
  [
    'P: I stopped. Well, I have maybe two or three a day. Used to be twenty.',
    'now',
    '2 or 3 a day, formerly 20 a day',
  ],
  ['P: I gave up, but I still have one a week.', 'now', 'one a week'],
  ['P: Not any more. Mind you, four a day at the moment.', 'now', 'four a day'],
  ['P: I quit last year. I smoked twenty a day.', 'past', undefined],
  ['P: I quit. Twenty a day for thirty years.', 'past', undefined],
  ['P: I quit. It was a pack a day.', 'past', undefined],
  ['P: Stopped in March. I have a coffee instead.', 'past', undefined],
])('%s', (reply, time, detail) => {
  expect(told('past', 'C: Do you smoke?', reply)).toEqual([time, detail])
})

test('an amount alone is that of the smoking that was asked about', () => {
  const lines = givenLines('C: Do you smoke?', 'P: Ten a day. I have tried stopping.')
  const smoking = givenFact({ kind: 'social', concept: 'smoking' })
  const amount = givenFact({ kind: 'social', concept: '10 a day', lines: [1] })
  const settled = settleSmoking(lines, [smoking, amount])
  expect(settled.map(({ concept, attributes }) => [concept, attributes.detail])).toEqual([
    ['smoking', '10 a day'],
  ])
})

test('what another habit amounts to stays with it', () => {
  const lines = givenLines('C: Do you smoke?', 'P: No.', 'C: Alcohol?', 'P: Three a day.')
  const facts = [
    givenFact({ kind: 'social', concept: 'smoking', polarity: 'absent', lines: [0, 1] }),
    givenFact({ kind: 'social', concept: '3 a day', lines: [3] }),
  ]
  expect(settleSmoking(lines, facts)).toEqual(facts)
})
