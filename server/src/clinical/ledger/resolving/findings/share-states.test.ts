import { expect, test } from 'vitest'
import { givenFact, givenLines, givenStretch } from '../../testing/given-facts.ts'
import { shareStates } from './share-states.ts'
import { EVERYBODY_HAS } from './shared-states.data.ts'

function statesOf(said: string, ...named: readonly (readonly [words: string, concept: string])[]) {
  const lines = givenLines(`C: ${said}`)
  const facts = named.map(([words, concept]) =>
    givenFact({ kind: 'finding', concept, said: [givenStretch(lines, words)] }),
  )
  return shareStates(lines, facts).map(({ concept }) => concept)
}

test('what is said of the last of a list is said of all', () => {
  expect(
    statesOf(
      'Your pulse, your temperature and your oxygenation all look good.',
      ['pulse', 'pulse'],
      ['temperature', 'temperature'],
      ['oxygenation all look good', 'oxygenation all good'],
    ),
  ).toEqual(['pulse good', 'temperature good', 'oxygenation all good'])
})

test('somebody who thinks goes on with the list', () => {
  expect(
    statesOf(
      'Your pulse and your, uh, temperature look fine.',
      ['pulse', 'pulse'],
      ['temperature look fine', 'temperature normal'],
    ),
  ).toEqual(['pulse normal', 'temperature normal'])
})

test.each<[why: string, said: string, first: string, last: string, concept: string]>([
  [
    'one thing is not several',
    'I have your temperature and your pulse is normal.',
    'temperature',
    'pulse is normal',
    'pulse normal',
  ],
  [
    'what was looked at is not found yet',
    'I checked your gait and your reflexes are normal.',
    'gait',
    'reflexes are normal',
    'reflexes normal',
  ],
  [
    'what stands apart is in no list',
    'Your mood, as you say, was poor; reflexes are normal.',
    'mood',
    'reflexes are normal',
    'reflexes normal',
  ],
])('%s', (_, said, first, last, concept) => {
  expect(statesOf(said, [first, first], [last, concept])).toEqual([first, concept])
})

test('what was told how it is keeps to itself', () => {
  const lines = givenLines('C: The strength and reflexes are normal.')
  const found = (words: string, concept: string, severity?: string) =>
    givenFact({
      kind: 'finding',
      concept,
      said: [givenStretch(lines, words)],
      attributes: severity === undefined ? {} : { severity },
    })
  const facts = [
    found('strength', 'strength', 'reduced'),
    found('reflexes are normal', 'reflexes normal'),
  ]
  expect(shareStates(lines, facts)).toEqual(facts)
})

test('what not everybody has is there by itself', () => {
  const told = statesOf(
    'There is swelling and the reflexes are normal.',
    ['swelling', 'swelling'],
    ['reflexes are normal', 'reflexes normal'],
  )
  expect(told).toEqual(['swelling', 'reflexes normal'])
})

test.each([...EVERYBODY_HAS])('%s takes over a state', (thing) => {
  const told = statesOf(
    `The ${thing} and balance are normal.`,
    [thing, thing],
    ['balance are normal', 'balance normal'],
  )
  expect(told[0]).toBe(`${thing} normal`)
})
