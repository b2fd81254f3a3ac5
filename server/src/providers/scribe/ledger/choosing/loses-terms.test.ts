import { expect, test } from 'vitest'
import { givenVisit, heardIn } from '../sheet/testing/given-visit.ts'
import { losesTerms } from './loses-terms.ts'

const advised = (line: string, words: string, text: string) => {
  const visit = givenVisit(`doctor: ${line}`)
  return { visit, fact: { ...heardIn(visit, words, { kind: 'plan', act: 'advise' }), text } }
}

test.each([
  ["Cut down on the wine slowly, don't stop it overnight.", 'Cut down on the wine slowly', true],
  ['Ice the ankle, but never straight on the skin.', 'Ice the ankle', true],
  ['Walk every day until the stitches are out.', 'Walk every day', true],
  ['Keep the wound dry.', 'Keep the wound dry', false],
  ['Keep the wound dry, no problem.', 'Keep the wound dry', false],
  ['Keep the wound dry. No baths.', 'Keep the wound dry', false],
])('%s', (line, words, loses) => {
  const { visit, fact } = advised(line, words, `${words}.`)
  expect(losesTerms(fact, [fact], visit)).toBe(loses)
})

test('terms that the sentence has are not lost', () => {
  const { visit, fact } = advised(
    'No diving until I have seen you.',
    'No diving',
    'No diving until seen.',
  )
  expect(losesTerms(fact, [fact], visit)).toBe(false)
})

test('terms that another fact tells are not lost', () => {
  const { visit, fact } = advised('Rest the knee, no squats.', 'Rest the knee', 'Rest the knee.')
  const other = heardIn(visit, 'no squats', { kind: 'plan', act: 'advise' })
  expect(losesTerms(fact, [fact, other], visit)).toBe(false)
})
