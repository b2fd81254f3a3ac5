import { expect, test } from 'vitest'
import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import { closestPlaces, NAMES_IT } from './closest-places.ts'
import { SAME_IN_TALK } from './same-in-talk.data.ts'

function spoken(...texts: readonly string[]): SpokenSentence[] {
  return texts.map((text, line) => ({
    segmentId: `s${String(line)}`,
    line,
    from: 0,
    to: text.length,
    raw: text,
    text,
    role: line % 2 === 0 ? 'clinician' : 'patient',
  }))
}

function placesOf(subject: string, ...texts: readonly string[]): number[] {
  return closestPlaces(subject, spoken(...texts))
    .filter(({ share }) => share >= NAMES_IT)
    .map(({ at }) => at)
}

test.each(SAME_IN_TALK.map(([asked, said, example]) => [example, said, asked] as const))(
  '%s is found by each word for it',
  (example, said, asked) => {
    expect(asked.test(example)).toBe(true)
    for (const word of said.split(' '))
      expect(placesOf(example, `Let us hear: ${word.replaceAll('_', ' ')} it was.`)).toEqual([0])
  },
)

test('a thing of two words is found by each of its names', () => {
  expect(placesOf('shortness of breath', 'Fine.', 'I get winded and short of breath.')).toEqual([1])
})

test('a class of drugs is found by its members, and a drug by its class', () => {
  expect(placesOf('antibiotics', 'Take the amoxicillin.')).toEqual([0])
  expect(placesOf('ibuprofen', 'Keep off anti-inflammatories.')).toEqual([0])
})

test('a brand is found by its drug', () => {
  expect(placesOf('furosemide', 'Take the Lasix.')).toEqual([0])
})

test('a question and its answer name a thing together', () => {
  expect(placesOf('knee injury', 'Did you ever injure it?', 'I fell on that knee.')).toEqual([0, 1])
})

test('a word that is asked by the way need not be said', () => {
  expect(placesOf('recent travel', 'Hello.', 'We went on a trip to the coast.')).toEqual([1])
})

test('of two things one is only near', () => {
  const [only] = closestPlaces('knee brace', spoken('Hello.', 'My knee is fine.'))
  expect(only?.share).toBeLessThan(NAMES_IT)
  expect(closestPlaces('elbow brace', spoken('Hello.', 'My knee is fine.'))).toEqual([])
})
