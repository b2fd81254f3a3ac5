import { expect, test } from 'vitest'
import { givenFact, givenLines, givenStretch } from '../../testing/given-facts.ts'
import { asDeclined } from './as-declined.ts'

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
