import { expect, test } from 'vitest'
import { givenFact, givenLines, givenStretch } from '../../testing/given-facts.ts'
import { OF_OTHERS } from './of-others.data.ts'
import { giveToOthers } from './of-others.ts'

test.each(OF_OTHERS)('whose it is, by “%s”', (_, words, is, isNot) => {
  expect(words.test(is)).toBe(true)
  expect(words.test(isNot)).toBe(false)
})

test.each([
  ['daughter', 'Your daughter should stop the iron.', 'I am tired.'],
  ['mother', 'Your mom needs to stop the iron.', 'I am tired.'],
  ['husband', 'Tell your husband to stop the iron.', 'Okay.'],
  ['patient', 'You should stop the iron.', 'I am tired.'],
  ['patient', 'Your daughter should rest, but you should stop the iron.', 'I am tired.'],
  ['patient', 'Your wife can help you to stop the iron.', 'I am tired.'],
  ['patient', 'Your daughter should stop the iron.', 'She has been tired since Monday.'],
])('it is of the %s: %s — %s', (who, said, own) => {
  const lines = givenLines(`P: ${own}`, `C: ${said}`)
  const fact = givenFact({
    kind: 'medication',
    status: 'stop',
    concept: 'iron',
    said: [givenStretch(lines, 'stop the iron')],
  })
  expect(giveToOthers(lines, [fact])[0]?.who).toBe(who)
})

test('where somebody comes with the patient, “your daughter” is the patient', () => {
  const lines = givenLines('G: I am worried.', 'C: Your daughter should stop the iron.')
  const said = [givenStretch(lines, 'stop the iron')]
  const fact = givenFact({ kind: 'medication', status: 'stop', concept: 'iron', said })
  expect(giveToOthers(lines, [fact])[0]?.who).toBe('patient')
})

test('what a patient says and what a clinician finds is not given away', () => {
  const lines = givenLines('P: I think your daughter should stop the iron.', 'C: I see.')
  const said = [givenStretch(lines, 'stop the iron')]
  const fact = givenFact({ kind: 'medication', status: 'stop', concept: 'iron', said })
  expect(giveToOthers(lines, [fact])[0]?.who).toBe('patient')
  const found = givenLines('C: Your daughter should have a rash.')
  const sign = givenFact({ kind: 'finding', said: [givenStretch(found, 'rash')] })
  expect(giveToOthers(found, [sign])[0]?.who).toBe('patient')
})
