import { expect, test } from 'vitest'
import { saidFact } from '../testing/said-fact.ts'
import { isArrangedNext } from './is-arranged-next.ts'

test.each([
  ["You're [due for a bone scan] anyway. I'll get that arranged with the hospital.", true],
  ["You're [due for a bone scan]. Let's book that.", true],
  ['Nobody knows without [doing a bone scan], which we will do.', true],
  ['Nobody knows without [doing a bone scan], which we could do.', false],
  ["You're [due for a bone scan]. You can book that at the desk.", false],
  ["You're [due for a bone scan], which your surgeon wants to see. I'll get that arranged.", false],
  ["You're [due for a bone scan]. I could get that arranged.", false],
])('%s', (sentence, expected) => {
  const { fact, segments } = saidFact(sentence, { act: 'procedure' })
  expect(isArrangedNext(fact, segments)).toBe(expected)
})
