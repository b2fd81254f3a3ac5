import { expect, test } from 'vitest'
import type { FramedFact } from '../../fact.ts'
import { givenFact, givenLines, givenStretch } from '../../testing/given-facts.ts'
import { shareReliefs } from './share-reliefs.ts'

function reliefOfFirst(said: string, told: Partial<FramedFact> = {}): string | undefined {
  const lines = givenLines(`P: ${said}`)
  const drug = (concept: string, fact: Partial<FramedFact> = {}) =>
    givenFact({
      kind: 'medication',
      status: 'took',
      concept,
      said: [givenStretch(lines, concept)],
      ...fact,
    })
  const facts = [
    drug('naproxen', told),
    ...(said.includes('Motrin') ? [drug('Motrin')] : []),
    drug('Excedrin', { attributes: { relief: 'nothing helped' } }),
  ]
  return shareReliefs(lines, facts)[0]?.attributes.relief
}

test.each([
  'naproxen, Motrin and Excedrin, nothing helped.',
  'I took some naproxen, I tried Motrin, and, um, I used Excedrin and nothing helped.',
  "naproxen and Excedrin but they didn't help.",
  "I took naproxen and I took Excedrin but it didn't help.",
])('what is said behind a list of drugs is said of all of it: %s', (said) => {
  expect(reliefOfFirst(said)).toBe('nothing helped')
})

test.each([
  'I took naproxen. Motrin, Excedrin, nothing helped.',
  'I took naproxen but Motrin and Excedrin, nothing helped.',
  'I took naproxen then Motrin, Excedrin, nothing helped.',
  "naproxen and Excedrin, the Excedrin didn't help.",
  'naproxen and Excedrin, and Excedrin helped but it made me sick.',
  'naproxen, Motrin and Excedrin, which helped.',
  'naproxen, Motrin and the Excedrin they gave me helped.',
  "I took my naproxen and I took Excedrin and it didn't help.",
])('what is not of the list has no part in it: %s', (said) => {
  expect(reliefOfFirst(said)).toBeUndefined()
})

test.each<[string, Partial<FramedFact>, string | undefined]>([
  ['that is taken still', { status: 'takes' }, undefined],
  ['that was not taken', { polarity: 'absent' }, undefined],
  ['that somebody else took', { who: 'mother' }, undefined],
  ['with an outcome of its own', { attributes: { relief: 'helped' } }, 'helped'],
])('a drug %s keeps to itself', (_, told, relief) => {
  expect(reliefOfFirst('naproxen, Motrin and Excedrin, nothing helped.', told)).toBe(relief)
})
