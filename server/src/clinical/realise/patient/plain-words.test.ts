import { expect, test } from 'vitest'
import { realise } from '../realise.ts'
import { sentenceOf } from '../words/sentence.ts'
import { givenFacts } from '../testing/given-fact.ts'
import { ADVICE_WORDS, PLAIN_WORDS } from './plain-words.data.ts'
import { plainWords } from './plain-words.ts'

test.each(PLAIN_WORDS)('%s', (trade, plain) => {
  for (const word of trade.split('|')) expect(plainWords(word.replace(/.\?/g, ''))).toBe(plain)
})

test('a word within another is told by the longer one', () => {
  expect(plainWords('metformin twice daily, up to 4 times daily')).toBe(
    'metformin twice a day, up to 4 times a day',
  )
})

test.each(ADVICE_WORDS)('%s, said to the patient', (concepts, said) => {
  for (const concept of concepts.split('|')) {
    const facts = givenFacts({ kind: 'plan', act: 'advise', concept, time: 'future' })
    const [sentence] = realise('advice', facts, { reader: 'patient' })
    expect(sentence?.text).toBe(sentenceOf(said))
  }
})

test('to the patient, in plain words', () => {
  const facts = givenFacts(
    { kind: 'assessment', concept: 'hypertension', status: 'uncontrolled' },
    { kind: 'assessment', concept: 'kidney stone' },
    { kind: 'assessment', concept: 'pneumonia', certainty: 'ruled_out' },
    { kind: 'plan', act: 'advise', concept: 'low salt diet', time: 'future' },
    { kind: 'plan', act: 'order', concept: 'lipid panel', time: 'future' },
    { kind: 'plan', act: 'refer', concept: 'cardiology', time: 'future' },
    {
      kind: 'plan',
      act: 'follow_up',
      concept: 'follow-up',
      time: 'future',
      attributes: { when: '2 weeks' },
    },
    { kind: 'plan', act: 'safety_net', concept: 'dyspnea', time: 'future' },
    { kind: 'plan', act: 'safety_net', concept: 'fever', time: 'future' },
  )
  const say = (block: 'assessment' | 'plan') =>
    realise(block, facts, { reader: 'patient' }).map(({ text }) => text)
  expect([...say('assessment'), ...say('plan')]).toEqual([
    'You have a kidney stone.',
    'Your high blood pressure is not under control.',
    'You do not have pneumonia.',
    'Eat less salt.',
    'You are being referred to a heart doctor (cardiology).',
    'Come back in 2 weeks.',
    'You will have this test: cholesterol test.',
    'Call or come back if you have trouble breathing or fever.',
  ])
})
