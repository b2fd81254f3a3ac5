import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../testing/given-facts.ts'
import { familyLimit, onlyThere, rarely, soSo, takenBackNext } from './limit-answers.ts'

function given(words: string, ...said: readonly string[]) {
  const lines = givenLines(...said)
  return (kind: 'symptom' | 'family' | 'social') =>
    [lines, givenMention(lines, words, { kind, polarity: 'absent' })] as const
}

test.each([
  ['Yeah, I threw up on the first day.', true],
  ['Actually, I did yesterday.', true],
  ['Yeah, no, nothing.', false],
  ["Yeah, I think that's it.", false],
  ['Yeah, just some gas and I felt full.', false],
])('a no that the same person goes on from: %s', (next, isLimited) => {
  const [lines, mention] = given('vomiting', 'C: Any vomiting?', 'P: No.', `P: ${next}`)('symptom')
  expect(takenBackNext(lines, mention) !== undefined).toBe(isLimited)
})

test('what was asked before the last question is not taken back', () => {
  const said = ['C: Any rash? And any vomiting?', 'P: No.', 'P: Yeah, I threw up once.'] as const
  expect(takenBackNext(...given('rash', ...said)('symptom'))).toBeUndefined()
  expect(takenBackNext(...given('vomiting', ...said)('symptom'))?.line).toBe(2)
})

test.each([
  ['Any tremor?', 'tremor', "No, it's just my hands.", true],
  ['Any chest pain?', 'chest pain', "No, it's just my back.", false],
  ['Any tremor?', 'tremor', "No, it's fine.", false],
  ['Any other tremor?', 'tremor', "No, it's just my hands.", false],
])('%s %s: %s', (asked, words, answer, isLimited) => {
  const [lines, mention] = given(words, `C: ${asked}`, `P: ${answer}`)('symptom')
  expect(onlyThere(lines, mention) !== undefined).toBe(isLimited)
})

test.each([
  ['bowel problems', ['No. My aunt has colitis.'], true],
  ['gout', ['No. My aunt has asthma.'], false],
  ['gout', ['No. Well, actually my aunt had it.'], true],
  ['bowel problems', ['No, my aunt has never had any.'], false],
  ['bowel problems', ['No, just my aunt had colitis.'], true],
  ['bowel problems', ['Not that I know of.'], false],
  ['gout', ['Um, no.', "In my family, I'm not sure."], true],
  ['gout', ["I was adopted, so I don't have that."], true],
  ['gout', ["I don't know of any."], false],
  ['bowel problems', ['No, my brother is healthy.'], false],
])('%s in the family: %s', (words, answers, isLimited) => {
  const said = [`C: Anyone in your family with ${words}?`, ...answers.map((each) => `P: ${each}`)]
  const [lines, mention] = given(words, ...said)('family')
  expect(familyLimit(lines, mention) !== undefined).toBe(isLimited)
})

test.each([
  ['Kind of.', true],
  ['I try to.', true],
  ['Yes, every day.', false],
  ['No.', false],
])('an answer that is neither yes nor no: %s', (answer, isLimited) => {
  const [lines, mention] = given('exercising', 'C: Are you exercising?', `P: ${answer}`)('social')
  expect(soSo(lines, mention) !== undefined).toBe(isLimited)
})

test.each([
  ['No. It is very rare that I have a drink.', true],
  ['Not really, only on special occasions.', true],
  ['Hm, nothing significant.', true],
  ['No. I never have.', false],
  ['Yes, occasionally.', false],
])('who does it rarely has not denied it: %s', (answer, isLimited) => {
  const [lines, mention] = given('drink', 'C: Do you drink?', `P: ${answer}`)('social')
  expect(rarely(lines, mention) !== undefined).toBe(isLimited)
})
