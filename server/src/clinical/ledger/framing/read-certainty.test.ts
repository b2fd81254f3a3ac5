import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../testing/given-facts.ts'
import { readCertainty } from './read-certainty.ts'

/** Of the rash in a sentence, of which the reader has its doubts. */
function certaintyOf(text: string) {
  return readCertainty(
    text,
    givenMention(givenLines(`C: ${text}`), 'rash', { certainty: 'possible' }),
    [],
  )
}

test.each([
  'It could be a rash.',
  'It could just be a rash.',
  'That may be a rash.',
  'You may have a rash.',
  'I do think I could have a rash.',
  'Maybe a rash.',
  'There might come a rash.',
  'A possible rash.',
  'Possibly a rash.',
  'Perhaps a rash.',
  'Probably a rash.',
  'Likely a rash.',
  'I suspect a rash.',
  'It is suspicious for a rash.',
  'It is suggestive of a rash.',
  'That suggests a rash.',
  'There is concern for a rash.',
  'I am concerned about a rash.',
  'I am concerned that this is a rash.',
  'It is consistent with a rash.',
  'We want to rule out a rash.',
  'We make sure it is not a rash.',
  "We make sure it isn't a rash.",
  'I am not sure whether that is a rash.',
  'A rash is unlikely.',
  'A rash, I guess.',
  'It seems like a rash.',
  'It sounds like a rash.',
  'It looks like it could become a rash.',
  'I think I had a rash.',
  'I think I have a rash.',
  'I think my rash is back.',
  'I would consider a rash.',
  'Tell me if there is a rash.',
  'You are well unless there is a rash.',
  'It varies, depending on the rash.',
  'There is a rash down the road.',
  'A rash comes at some point.',
  'That is potentially a rash.',
  'The cause would be a rash.',
  'Then we could see a rash.',
  'A rash for a week or so.',
  "I don't think it is a rash.",
  "I do n't think it is a rash.",
  'I do not think it is a rash.',
  'Take it in case there is a rash.',
  'It is similar to a rash.',
  'I wonder whether it is a rash.',
  'I wonder if it is a rash.',
  'I am wondering whether that is a rash.',
  'I am wondering if that is a rash.',
])('%s', (text) => {
  expect(certaintyOf(text)).toBe('possible')
})

test('doubt of the reader that no word says is none, and neither is that of another sentence', () => {
  expect(certaintyOf('You have a rash.')).toBe('sure')
  expect(certaintyOf('Maybe tomorrow. You have a rash.')).toBe('sure')
})

test.each([
  ['I thought I was dying.', 'dying', 'possible'],
  ['I was afraid that it was cancer.', 'cancer', 'possible'],
  ['I thought about my pain.', 'pain', 'sure'],
])('what is feared is not sure: %s', (text, words, certainty) => {
  expect(readCertainty(text, givenMention(givenLines(`P: ${text}`), words), [])).toBe(certainty)
})

test.each([
  ['We could start sertraline.', 'possible'],
  ['We start sertraline.', 'sure'],
])('what is considered is not decided: %s', (text, certainty) => {
  const told = { kind: 'medication', time: 'future', status: 'start' } as const
  const mention = givenMention(givenLines(`C: ${text}`), 'sertraline', told)
  expect(readCertainty(text, mention, [])).toBe(certainty)
})

test('what has to be decided is as doubtful as the reader finds it, without a word for it', () => {
  const text = 'There is an antibiotic called amoxicillin.'
  const told = { kind: 'medication', time: 'future', certainty: 'possible' } as const
  const mention = givenMention(givenLines(`C: ${text}`), 'amoxicillin', told)
  expect(readCertainty(text, mention, [])).toBe('possible')
})

test('a fear is of what follows it, not of all that is told after it', () => {
  const text = 'i thought i was doing okay and then i just slipped and fell'
  expect(readCertainty(text, givenMention(givenLines(`P: ${text}`), 'fell'), [])).toBe('sure')
})

test.each([
  ['It might be a rash.', 'possible'],
  ['There is a possible contribution of a rash.', 'possible'],
  ['That may well be some rash.', 'possible'],
  ['It could just be due to a rash.', 'possible'],
  ['It could be, um, a rash.', 'possible'],
  ['A possible contribution of a rash.', 'possible'],
  ['I do wonder whether this is a rash.', 'possible'],
  ["I'm wondering if you have some rash.", 'possible'],
  ['I wonder how it goes, and it is a rash.', 'sure'],
  ['It is possible to treat, this is a rash.', 'sure'],
  ['It might be cold out, and it is a rash.', 'sure'],
])('a conclusion that might be: %s', (text, certainty) => {
  const mention = givenMention(givenLines(`C: ${text}`), 'rash', { kind: 'assessment' })
  expect(readCertainty(text, mention, [])).toBe(certainty)
})

test.each([
  ['We give either amoxicillin or doxycycline.', 'amoxicillin', 'possible'],
  ['We give either amoxicillin or doxycycline.', 'doxycycline', 'possible'],
  ['There is a choice of amoxicillin and doxycycline.', 'amoxicillin', 'possible'],
  ['We give amoxicillin.', 'amoxicillin', 'sure'],
])('of two drugs to choose from, neither is decided: %s %s', (text, words, certainty) => {
  const told = { kind: 'medication', time: 'future', status: 'start' } as const
  const mention = givenMention(givenLines(`C: ${text}`), words, told)
  expect(readCertainty(text, mention, [])).toBe(certainty)
})

test.each([
  ["I don't think this is COPD.", 'possible'],
  ["I don't see anything that looks like COPD.", 'possible'],
  ["It doesn't sound like COPD to me.", 'possible'],
  ['The test rules out COPD.', 'ruled_out'],
  ["You don't have COPD.", 'ruled_out'],
])('an opinion excludes nothing: %s', (text, certainty) => {
  const told = { kind: 'assessment', polarity: 'absent', certainty: 'ruled_out' } as const
  const mention = givenMention(givenLines(`C: ${text}`), 'COPD', told)
  expect(readCertainty(text, mention, [])).toBe(certainty)
})

test.each([
  ['The nocturia is probably the pressure.', 'sure'],
  ['I think the nocturia could be from the pressure.', 'sure'],
  ['It is probably nocturia.', 'possible'],
])('a cause in doubt leaves the thing sure: %s', (text, certainty) => {
  const told = { kind: 'assessment', certainty: 'possible' } as const
  const mention = givenMention(givenLines(`C: ${text}`), 'nocturia', told)
  expect(readCertainty(text, mention, [])).toBe(certainty)
})

test.each([
  ['The heel pain could be due to your shoes.', 'heel pain could be due to', 'sure'],
  ['It could be heel pain that is probably from your shoes.', 'heel pain', 'possible'],
  ['I think maybe heel pain could be due to that.', 'maybe heel pain could be due to', 'possible'],
])('a cause that ends its own words leaves it sure: %s', (text, words, certainty) => {
  const told = { kind: 'assessment', certainty: 'possible' } as const
  const mention = givenMention(givenLines(`C: ${text}`), words, told)
  expect(readCertainty(text, mention, [])).toBe(certainty)
})

test.each([
  ['controlled', 'sure'],
  ['suspected', 'possible'],
] as const)('a problem of the list that stands somehow is known: %s', (status, certainty) => {
  const text = 'For your second problem of your gout it sounds like you do well.'
  const words = 'second problem of your gout it sounds like you do well'
  const told = { kind: 'assessment', certainty: 'possible', status } as const
  const mention = givenMention(givenLines(`C: ${text}`), words, told)
  expect(readCertainty(text, mention, [])).toBe(certainty)
})

test.each([
  ['My gran had uterine cancer, or ovarian, one of them.', 'possible'],
  ['My gran had uterine cancer, or so they said.', 'sure'],
])('one of two is not sure: %s', (text, certainty) => {
  const mention = givenMention(givenLines(`P: ${text}`), 'uterine cancer', { kind: 'family' })
  expect(readCertainty(text, mention, [])).toBe(certainty)
})

test.each([
  ["I would like to order a study, it's called a venogram.", 'sure'],
  ["Let's get you scheduled for a venogram.", 'sure'],
  ["We'll do the venogram next week.", 'sure'],
  ["Maybe we'll do the venogram in May.", 'possible'],
  ["We'll do the venogram in May, perhaps.", 'possible'],
  ["Let's do a venogram at some point.", 'possible'],
  ["Let's get a scan or a venogram.", 'possible'],
  ['I want to get a venogram if it stays.', 'possible'],
  ['We would like to talk about a venogram.', 'possible'],
])('who wants to order it has decided: %s', (text, certainty) => {
  const told = { kind: 'plan', act: 'order', certainty: 'possible', time: 'future' } as const
  const mention = givenMention(givenLines(`C: ${text}`), 'venogram', told)
  expect(readCertainty(text, mention, [])).toBe(certainty)
})

test.each([
  ["I'll go ahead and we can try to start you on tamsulosin.", 'possible', 'sure'],
  ["I'll go ahead and see whether tamsulosin is right.", 'possible', 'possible'],
  ['With a couple of options, we have tamsulosin I can give you.', 'sure', 'possible'],
  ['There are medications like tamsulosin for that.', 'sure', 'possible'],
  ['I give you tamsulosin.', 'sure', 'sure'],
] as const)('a drug to be started: %s', (text, certainty, told) => {
  const lines = givenLines(`C: ${text}`)
  const mention = givenMention(lines, 'tamsulosin', {
    kind: 'medication',
    status: 'start',
    time: 'future',
    certainty,
  })
  expect(readCertainty(text, mention, [])).toBe(told)
})

test.each([
  ['I might have had a fever because I was sweating.', 'sure'],
  ['I might have been sweating.', 'possible'],
])('a doubt before because is of what stands before it: %s', (text, certainty) => {
  const told = { certainty: 'possible' } as const
  const mention = givenMention(givenLines(`P: ${text}`), 'sweating', told)
  expect(readCertainty(text, mention, [])).toBe(certainty)
})

test('what it is taken for instead of is unlikely, and never excluded', () => {
  const text = 'It seems more like a sprain, rather than a fracture.'
  const told = { kind: 'assessment', polarity: 'absent', certainty: 'possible' } as const
  const mention = givenMention(givenLines(`C: ${text}`), 'rather than a fracture', told)
  expect(readCertainty(text, mention, [])).toBe('possible')
})

test.each([
  ['may be the cause of the rash', 'sure'],
  ['may be a cause of cancer', 'possible'],
])('what may be caused by something is there: %s', (words, certainty) => {
  const said = `The iron ${words}.`
  const told = { kind: 'assessment', certainty: 'possible', status: 'suspected' } as const
  const mention = givenMention(givenLines(`C: ${said}`), words, told)
  expect(readCertainty(said, mention, [])).toBe(certainty)
})
