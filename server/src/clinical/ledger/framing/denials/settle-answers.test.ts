import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../testing/given-facts.ts'
import { settleAnswers } from './settle-answers.ts'

/** What is left of a thing that was asked for and that the reader takes for present. */
function settled(asked: string, answered: string, words: string) {
  const lines = givenLines(`C: ${asked}`, `P: ${answered}`)
  return settleAnswers(lines, [givenMention(lines, words)], []).mentions.map((mention) => [
    mention.line,
    mention.words,
  ])
}

test.each([
  ['Do you snore?', "I don't know.", []],
  ['Do you snore?', "I'm not really sure, to be honest.", []],
  ['Do you snore?', "I'm not sure.", []],
  ['Do you snore? Any tiredness?', "I'm not sure.", []],
  ['How long do you snore? Weeks?', "I'm not sure.", [[0, 'snore']]],
  ['Do you snore?', 'Why do you ask?', []],
  ['Do you snore?', 'Sorry, say that again.', []],
  ['Do you snore?', 'Sorry to say, every night.', [[0, 'snore']]],
  ['I hear that you snore. Is that right?', 'Pardon.', []],
  ['Do you snore?', 'Yes, why do you ask?', [[0, 'snore']]],
  ['Do you snore?', 'Every night.', [[0, 'snore']]],
  ['Do you snore? Tell me about your nights.', "I don't know.", [[0, 'snore']]],
  ['You snore.', "I don't know.", [[0, 'snore']]],
])('%s %s', (asked, answered, left) => {
  expect(settled(asked, answered, 'snore')).toEqual(left)
})

test.each([
  ['Just on my legs.', [[1, 'rash on my legs']]],
  ['On my arms.', [[0, 'rash on your arms']]],
  ['Only on my arms.', [[0, 'rash on your arms']]],
  [
    'Yes, and some on my legs.',
    [
      [0, 'rash on your arms'],
      [1, 'rash on my legs'],
    ],
  ],
  ['I put some cream on my legs.', [[0, 'rash on your arms']]],
])('a rash on your arms? %s', (answered, left) => {
  expect(settled('Any rash on your arms?', answered, 'rash on your arms')).toEqual(left)
})

test('what was asked of one place is not there where something is told of another', () => {
  const lines = givenLines('C: Any blood in the stool?', 'P: Just some spotting in my urine.')
  const mentions = ['blood in the stool', 'spotting in my urine'].map((words) =>
    givenMention(lines, words),
  )
  const { mentions: left } = settleAnswers(lines, mentions, [])
  expect(left.map(({ words }) => words)).toEqual(['spotting in my urine'])
})

test.each([
  ['Coughing up anything, any fevers?', 'No fever, bringing up some phlegm.', ['fevers']],
  [
    'Coughing up anything, any fevers?',
    'No fever, no nothing, some phlegm.',
    ['Coughing', 'fevers'],
  ],
  ['Coughing up anything, any fevers?', 'No cough, no fever, some phlegm.', ['Coughing', 'fevers']],
])('%s %s', (asked, answered, left) => {
  const lines = givenLines(`C: ${asked}`, `P: ${answered}`)
  const mentions = [
    ...['Coughing', 'fevers'].map((words) => givenMention(lines, words, { polarity: 'absent' })),
    ...['No cough', 'No fever', 'no fever']
      .filter((words) => answered.includes(words))
      .map((words) => givenMention(lines, words, { polarity: 'absent' })),
    givenMention(lines, 'phlegm'),
  ]
  const { mentions: kept } = settleAnswers(lines, mentions, [])
  expect(kept.filter(({ line }) => line === 0).map(({ words }) => words)).toEqual(left)
})

test.each([
  ['A little blood this morning, besides that, not at all.', []],
  ['No, the blood is gone.', ['blood in your urine']],
])('what is affirmed is not denied: %s', (answered, left) => {
  const lines = givenLines('C: Any blood in your urine?', `P: ${answered}`)
  const mentions = [
    givenMention(lines, 'blood in your urine', { polarity: 'absent' }),
    { ...givenMention(lines, 'blood'), line: 1, from: 9, to: 14 },
  ]
  const { mentions: kept } = settleAnswers(lines, mentions, [])
  expect(kept.filter(({ line }) => line === 0).map(({ words }) => words)).toEqual(left)
})

test.each([
  ['A GP.', []],
  ['The physiotherapist.', [[0, 'physiotherapist']]],
  ['Yes.', [[0, 'physiotherapist']]],
])('a GP or a physiotherapist? %s', (answered, left) => {
  expect(settled('Was it a GP or a physiotherapist?', answered, 'physiotherapist')).toEqual(left)
})

test("what an answer names behind 'but' is not denied by the question, nor what it passes over", () => {
  const lines = givenLines(
    'C: any other symptoms such as weight loss, vomiting or trouble passing water',
    'P: no vomiting but a weight loss of ten pounds',
  )
  const denied = { polarity: 'absent' } as const
  const asked = ['weight loss', 'vomiting', 'trouble passing water'].map((words) =>
    givenMention(lines, words, denied),
  )
  const answered = [
    givenMention(lines, 'no vomiting', denied),
    givenMention(lines, 'a weight loss of ten pounds'),
  ]
  const { mentions } = settleAnswers(lines, [...asked, ...answered], [])
  expect(mentions.map(({ words }) => words)).toEqual([
    'vomiting',
    ...answered.map(({ words }) => words),
  ])
})

test.each([
  ['Any pain when you swallow?', 'pain when you swallow', 'No, no pain.', 'no pain', 1],
  ['Any pain?', 'pain', 'No, no chest pain.', 'no chest pain', 2],
])('an answer that repeats a part of the question adds nothing: %s', (...given) => {
  const [asked, words, answer, repeated, left] = given
  const lines = givenLines(`C: ${asked}`, `P: ${answer}`)
  const mentions = [words, repeated].map((each) =>
    givenMention(lines, each, { polarity: 'absent' }),
  )
  expect(settleAnswers(lines, mentions, []).mentions).toHaveLength(left)
})

test.each([
  ['Joint pain, mouth sores?', 'mouth sores', 'My knees ache. No eye thing.', 'knees ache', 0],
  ['Lumps in your tummy, any pain?', 'Lumps', "Bit sore at the top. It's not bad.", 'sore', 0],
  ['Any weight loss?', 'weight loss', 'Normal, yes. I lost two kilos this week.', 'lost', 0],
  ['Joint pain, mouth sores?', 'mouth sores', 'No. My knees ache.', 'knees ache', 1],
  ['Joint pain, mouth sores?', 'mouth sores', 'Just my knees ache.', 'knees ache', 1],
  ['Joint pain, mouth sores?', 'mouth sores', 'My knees ache, otherwise fine.', 'knees ache', 1],
  ['Any weight loss?', 'weight loss', "I wish. No, I've put on a stone.", 'put on a stone', 1],
  ['Joint pain, red eyes?', 'red eyes', 'My knees ache. No eye thing.', 'knees ache', 1],
  ['Ankle swelling?', 'Ankle swelling', 'The left. No more than usual.', 'left', 1],
  ['Joint pain, no mouth sores?', 'mouth sores', 'My knees ache.', 'knees ache', 1],
])('%s (%s) %s', (asked, words, answer, named, left) => {
  const lines = givenLines(`C: ${asked}`, `P: ${answer}`)
  const mentions = [givenMention(lines, words, { polarity: 'absent' }), givenMention(lines, named)]
  expect(settleAnswers(lines, mentions, []).mentions).toHaveLength(left + 1)
})

test.each([
  ['I got the flu one. Not pneumonia.', 0],
  ['Yes, not pneumonia, but pneumococcal.', 1],
  ['I got the flu one.', 1],
])('did you get the pneumonia shot? %s', (answer, left) => {
  const lines = givenLines('C: Did you get the pneumonia shot?', `P: ${answer}`)
  const asked = givenMention(lines, 'pneumonia shot', { kind: 'history' })
  expect(settleAnswers(lines, [asked], []).mentions).toHaveLength(left)
})

test.each([
  ['Not loss of taste, I would say.', ['loss of taste']],
  ['Not loss of taste, or any of them, neither.', ['loss of taste', 'odd smells']],
  ['Not really.', ['loss of taste', 'odd smells']],
  ['No loss of taste.', ['loss of taste']],
  ['No taste.', ['loss of taste', 'odd smells']],
  ['No, no loss of taste.', ['loss of taste', 'odd smells']],
])('one of two that is denied by name leaves the other open: %s', (answer, left) => {
  const lines = givenLines('C: Have you had any loss of taste or odd smells?', `P: ${answer}`)
  const mentions = ['loss of taste', 'odd smells'].map((words) =>
    givenMention(lines, words, { polarity: 'absent' }),
  )
  const { mentions: kept } = settleAnswers(lines, mentions, [])
  expect(kept.map(({ words }) => words)).toEqual(left)
})
