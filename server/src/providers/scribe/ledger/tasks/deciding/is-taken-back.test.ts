import { expect, test } from 'vitest'
import { saidFact } from '../testing/said-fact.ts'
import { isTakenBack } from './is-taken-back.ts'

const start = { kind: 'medication', status: 'start' } as const

test.each([
  ['Let me start you on [sertraline]. Actually, no, it makes you sleepy.', true],
  ['Let me start you on [sertraline] at night. Oh, scratch that.', true],
  ['Let me start you on [sertraline] 12.5 milligrams. Never mind.', true],
  ["Let me start you on [sertraline]. Actually we don't need it.", true],
  ['Let me start you on [sertraline]. Forget that.', true],
  ["Let me start you on [sertraline]. Forget that it's bitter.", false],
  ['Let me start you on [sertraline]. Never mind what you read about it.', false],
  ["Let me start you on [sertraline]. You don't have to take it with food.", false],
  ["Let me start you on [sertraline]. We don't need it in the morning.", false],
  ["Let me start you on [sertraline]. As for the gout, let's hold off for now.", false],
  ['Let me start you on [sertraline]. You can have a think about the operation.', false],
  ['Let me start you on [sertraline]. It helps. Actually, no, you had a question.', false],
])('%s', (sentence, expected) => {
  const { fact, segments } = saidFact(sentence, start)
  expect(isTakenBack(fact, segments)).toBe(expected)
})

test('only the clinician goes on to take it back', () => {
  const { fact, segments } = saidFact('Let me start you on [sertraline].', start)
  const backBy = (...speakers: string[]) =>
    isTakenBack(fact, [
      ...segments,
      ...speakers.map((speaker, at) => ({
        id: `s${at + 1}`,
        index: at + 1,
        speaker,
        text: speaker === 'patient' ? 'Do I need food with it?' : 'Actually, no.',
      })),
    ])
  expect(backBy('doctor')).toBe(true)
  expect(backBy('patient', 'doctor')).toBe(false)
})

test.each([
  ['I really want none of that.', "Okay, I won't start it then.", true],
  ['I really want none of that.', "That's fine. We won't do that.", true],
  ['Should I stop driving?', "We won't do that.", false],
  ['I really want none of that.', "We won't do that operation.", false],
])('what is dropped when the patient objects: %s %s', (patient, doctor, expected) => {
  const { fact, segments } = saidFact('Let me start you on [sertraline].', start)
  const lines = [
    { id: 's1', index: 1, speaker: 'patient', text: patient },
    { id: 's2', index: 2, speaker: 'doctor', text: doctor },
  ]
  expect(isTakenBack(fact, [...segments, ...lines])).toBe(expected)
  const both = [...fact.said, { segment_id: 's1', from: 0, to: 1, words: patient.slice(0, 1) }]
  const named = { ...fact, said: both, lines: [0, 1] }
  expect(isTakenBack(named, [...segments, ...lines])).toBe(expected)
})
