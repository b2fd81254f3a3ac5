import { expect, test } from 'vitest'
import { givenFact, givenLines, givenStretch } from '../../testing/given-facts.ts'
import { gradeSlight } from './grade-slight.ts'

function severityOf(
  words: string,
  concept: string,
  told: Partial<Parameters<typeof givenFact>[0]> = {},
): string | undefined {
  const lines = givenLines(`C: Now ${words}, as I said.`)
  const said = [givenStretch(lines, words)]
  const [fact] = gradeSlight(lines, [givenFact({ kind: 'finding', concept, said, ...told })])
  return fact?.attributes.severity
}

test.each([
  ['your elbow is a little bit swollen', 'elbow swelling'],
  ['a tad enlarged thyroid', 'thyroid enlargement'],
  ['a little bit of an effusion', 'effusion'],
  ['hurts a little when I push', 'tenderness'],
])('%s is a slight %s', (words, concept) => {
  expect(severityOf(words, concept)).toBe('slight')
})

test.each([
  ['your elbow is swollen', 'elbow swelling', {}],
  ['your elbow is a little larger, swollen', 'elbow swelling', {}],
  ['not even a little swollen', 'swelling', {}],
  ['a little swollen', 'swelling', { polarity: 'absent' }],
  ['a little swollen', 'swelling', { kind: 'symptom' }],
  ['a little bit of clear lungs', 'lungs clear', {}],
  ['a little swelling and redness', 'swelling and redness', {}],
  ['a little odd there', 'odd there', {}],
] as const)('%s, %s: no degree', (words, concept, told) => {
  expect(severityOf(words, concept, told)).toBeUndefined()
})

test.each([
  ['a little bit of a bone spur', 'bone spur', 'finding', 'small'],
  ['a little bit of arthritis', 'arthritis', 'result', 'mild'],
  ['a little bit of swelling', 'swelling', 'result', 'slight'],
] as const)('how little %s is', (words, concept, kind, degree) => {
  expect(severityOf(words, concept, { kind })).toBe(degree)
})

test('a degree that was read stays', () => {
  const attributes = { severity: 'moderate' }
  expect(severityOf('a little swollen', 'swelling', { attributes })).toBe('moderate')
})
