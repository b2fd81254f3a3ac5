import { expect, test } from 'vitest'
import { givenFacts } from '../testing/given-fact.ts'
import { placedName } from './place-words.ts'

test.each([
  ['symptom', 'unable to bear weight', 'right', 'unable to bear weight on the right foot'],
  [
    'symptom',
    'able to bear a little more weight',
    'left',
    'able to bear a little more weight on the left foot',
  ],
  ['symptom', 'able to walk', 'left', 'able to walk on the left foot'],
  ['symptom', 'able to stand', 'left', 'able to stand on the left foot'],
  ['symptom', 'weight gain', 'left', 'weight gain in the left foot'],
  ['complaint', 'second opinion', 'left', 'second opinion on the left foot'],
] as const)('%s: %s', (kind, concept, side, words) => {
  const [fact] = givenFacts({ kind, concept, attributes: { site: 'foot', side } })
  expect(fact && placedName(fact)).toBe(words)
})

test.each([
  ['side of the face', 'tingling in the left side of the face'],
  ['tip of the thumb', 'tingling at the tip of the left thumb'],
] as const)('what is felt on the left at the %s', (site, words) => {
  const attributes = { site, side: 'left' }
  const [fact] = givenFacts({ kind: 'symptom', concept: 'tingling', attributes })
  expect(fact && placedName(fact)).toBe(words)
})

test.each([
  ['absent', 'foot', 'effusion of either foot'],
  ['present', 'foot', 'effusion of both feet'],
  ['absent', 'feet', 'effusion of both feet'],
] as const)('what is %s on both sides of the %s', (polarity, site, words) => {
  const [fact] = givenFacts({
    kind: 'finding',
    concept: 'effusion',
    polarity,
    attributes: { site, side: 'bilateral' },
  })
  expect(fact && placedName(fact)).toBe(words)
})

test.each([
  ['symptom', 'in the hands', 'numbness in the hands'],
  ['complaint', 'over the legs and arms', 'numbness over the legs and arms'],
  ['symptom', 'in the hand', 'numbness bilaterally in the hand'],
] as const)('a %s on both sides, %s', (kind, site, words) => {
  const attributes = { site, side: 'bilateral' }
  const [fact] = givenFacts({ kind, concept: 'numbness', attributes })
  expect(fact && placedName(fact)).toBe(words)
})

test.each([
  ['swelling on the back of the hand', 'on the back of the hand and on the wrist'],
  ['swelling', 'on the back of the hand and on the wrist'],
])('a place is told once: %s, %s', (concept, site) => {
  const [fact] = givenFacts({ kind: 'finding', concept, attributes: { site } })
  expect(fact && placedName(fact)).toBe('swelling on the back of the hand and on the wrist')
})
