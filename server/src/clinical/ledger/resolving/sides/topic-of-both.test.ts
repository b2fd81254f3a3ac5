import { expect, test } from 'vitest'
import type { FramedFact } from '../../fact.ts'
import { givenFact, givenLines, givenStretch } from '../../testing/given-facts.ts'
import { resolveSides } from './resolve-sides.ts'

const odds = { left: 0.4, right: 0.4, bilateral: 0 }

const BOTH = 'P: I have knee pain in both knees.'

function attributesOf(said: readonly string[], told: Partial<FramedFact> = {}) {
  const lines = givenLines(...said, 'C: no effusion')
  const pain = givenFact({ concept: 'knee pain', said: [givenStretch(lines, 'knee pain')] })
  const found = givenFact({
    kind: 'finding',
    concept: 'effusion',
    polarity: 'absent',
    sideOdds: odds,
    said: [givenStretch(lines, 'effusion')],
    ...told,
  })
  return resolveSides(lines, [pain, found])[1]?.attributes
}

test('what is found at the joint that hurts on both sides is of both', () => {
  const said = [BOTH, 'C: Let me see your knee.']
  expect(attributesOf(said)).toEqual({ side: 'bilateral', site: 'knee' })
})

test.each([
  ['one side is named', ['P: The left knee is worse.', BOTH]],
  ['another part came up', [BOTH, 'C: Let me see your hip.']],
  ['nobody says both', ['P: I have knee pain.', 'C: Let me see your knee.']],
  ['they are told apart', [BOTH, 'P: I fell on one of them.', 'C: Let me see your knee.']],
  [
    'both were had before',
    ['P: I have knee pain, and I had both knees done.', 'C: Let me see your knee.'],
  ],
])('no side where %s', (_, said) => {
  expect(attributesOf(said)).toEqual({})
})

test.each([
  ['of another place', { attributes: { site: 'skin' } }, { site: 'skin' }],
  ['asked', { kind: 'symptom' }, {}],
  ['of no side for the reader', { sideOdds: { left: 0.1, right: 0.1, bilateral: 0 } }, {}],
] as const)('no side for what is %s', (_, told, attributes) => {
  const said = [BOTH, 'C: Let me see your knee.']
  expect(attributesOf(said, told)).toEqual(attributes)
})
