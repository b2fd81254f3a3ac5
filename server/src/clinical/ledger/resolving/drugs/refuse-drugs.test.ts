import { expect, test } from 'vitest'
import type { FramedFact } from '../../fact.ts'
import { givenFact, givenLines, givenStretch } from '../../testing/given-facts.ts'
import { COMES_ROUND, DECLINES, NO_REFILL, NOT_NEEDED, REFILLS_YET } from './refuse-drugs.data.ts'
import { refuseDrugs } from './refuse-drugs.ts'

test.each(DECLINES)('a drug is declined by “%s”', (_, words, is, isNot) => {
  expect(words.test(is)).toBe(true)
  expect(words.test(isNot)).toBe(false)
})

test.each([
  ['comes round', COMES_ROUND, "okay i'll take it then", "i'll try that tea of yours"],
  ['gives no refill', NO_REFILL, "well i'm not comfortable with that", 'no problem at all'],
  ['needs none', NOT_NEEDED, 'no i have plenty', 'no more left'],
  ['gives one yet', REFILLS_YET, "i'll send in ten tablets", "i'll see you in may"],
])('somebody %s', (_, words, is, isNot) => {
  expect(words.test(is)).toBe(true)
  expect(words.test(isNot)).toBe(false)
})

function told(lines: readonly string[], words: string, status: FramedFact['status']): string {
  const given = givenLines(...lines)
  const said = [givenStretch(given, words)]
  const fact = givenFact({ kind: 'medication', concept: words, status, time: 'future', said })
  const [found] = refuseDrugs(given, [fact])
  return `${found?.polarity === 'absent' ? 'no ' : ''}${found?.status ?? ''}`
}

const ORDER = 'C: I will put you on atorvastatin.'

test.each([
  ['declined', [ORDER, "P: I'm not taking a statin."]],
  ['declined', [ORDER, "P: Lipitor? No, I don't want Lipitor."]],
  ['declined', [ORDER, "P: No thank you, I'd rather not take that."]],
  ['declined', [ORDER, 'P: Hm. I would prefer not to.']],
  ['start', [ORDER, "P: I don't want the x-ray."]],
  ['start', [ORDER, "P: I don't want to take it at work."]],
  ['start', [ORDER, "P: Can I say that I don't want it?"]],
  ['start', [ORDER, "C: I don't want it."]],
  ['start', [ORDER, "P: I don't want it.", 'C: You need it.', "P: Okay, I'll take it then."]],
])('an order is %s: %j', (expected, lines) => {
  expect(told(lines, 'atorvastatin', 'start')).toBe(expected)
})

test('who comes round to what was declined begins it', () => {
  const lines = [ORDER, 'P: No.', 'C: You need it.', "P: Fine, let's try it."]
  expect(told(lines, 'atorvastatin', 'declined')).toBe('start')
  expect(told(lines.slice(0, 3), 'atorvastatin', 'declined')).toBe('declined')
})

test.each([
  ['no refill', ['P: Can I get more zolpidem?', "C: No, I can't do that today."]],
  ['no refill', ['P: I need more zolpidem.', "C: I understand. I'm not able to do that."]],
  ['refill', ['P: I need more zolpidem.', "C: No problem, I'll send it in."]],
  ['refill', ['P: I need more zolpidem.', "C: I can't today, but I'll send in ten for now."]],
  ['refill', ['P: I need more zolpidem.', 'C: Not today? Sure.']],
  ['refill', ['P: I need more zolpidem.', 'P: No, wait.']],
  ['no refill', ['C: Do you need more zolpidem?', 'P: No, I have plenty.']],
  ['refill', ['C: Do you need more zolpidem?', 'P: Yes, please.']],
  ['refill', ['C: I write you more zolpidem.', 'P: No rush.']],
  ['refill', ['C: Do you need more zolpidem?', 'C: No?']],
])('%s: %j', (expected, lines) => {
  expect(told(lines, 'zolpidem', 'refill')).toBe(expected)
})

test('what somebody else takes or what is denied already stays as it is', () => {
  const lines = givenLines(ORDER, "P: I'm not taking a statin.")
  const said = [givenStretch(lines, 'atorvastatin')]
  const fact = givenFact({ kind: 'medication', concept: 'atorvastatin', status: 'start', said })
  expect(refuseDrugs(lines, [{ ...fact, who: 'father' }])[0]?.status).toBe('start')
  expect(refuseDrugs(lines, [{ ...fact, polarity: 'absent' }])[0]?.status).toBe('start')
})
