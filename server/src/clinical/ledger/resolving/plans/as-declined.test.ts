import { expect, test } from 'vitest'
import { givenFact, givenLines, givenStretch } from '../../testing/given-facts.ts'
import { asDeclined } from './as-declined.ts'

test('a short name is refused as well', () => {
  const lines = givenLines('C: I will order an x-ray of the foot.', "P: I don't want the x-ray.")
  const said = [givenStretch(lines, 'x-ray of the foot')]
  const plan = givenFact({ kind: 'plan', act: 'order', concept: 'foot x-ray', said })
  expect(asDeclined(lines, plan).act).toBe('declined')
})

test.each([
  ["P: No walker. I'll use the cane.", 'declined'],
  ["P: I'm not using a walker.", 'declined'],
  ["P: I don't want a walker.", 'declined'],
  ['P: No walker?', 'advise'],
  ["P: No, I'd like that.", 'advise'],
  ['P: I have no money for a walker, but yes.', 'advise'],
  ['C: No walker.', 'advise'],
])('use a walker! %s', (answer, act) => {
  const lines = givenLines('C: I want you to use a walker.', answer)
  const said = [givenStretch(lines, 'use a walker')]
  const plan = givenFact({ kind: 'plan', act: 'advise', concept: 'use a walker', said })
  expect(asDeclined(lines, plan).act).toBe(act)
})
