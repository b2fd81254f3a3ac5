import { expect, test } from 'vitest'
import type { Fact } from '@chartwright/contract/facts'
import { givenFacts } from '../../../../../clinical/realise/testing/given-fact.ts'
import { saidFact } from '../testing/said-fact.ts'
import { topicOf } from './topic-of.ts'

const FACTS: readonly Fact[] = givenFacts(
  { kind: 'assessment', concept: 'back pain' },
  { kind: 'assessment', concept: 'anemia' },
  { kind: 'symptom', concept: 'nausea' },
  { kind: 'symptom', concept: 'hip pain', polarity: 'absent' },
)

function topic(sentence: string): string | undefined {
  const { fact, segments } = saidFact(sentence, { act: 'order' })
  return topicOf(fact, FACTS, segments)
}

test.each([
  ['For your first problem, your back pain, I will order an [MRI].', 'back pain'],
  ['So for the second concern of back pain I think it is a strain. Get an [MRI].', 'back pain'],
  ['And for your anemia, we check some [labs].', 'anemia'],
  [
    'For your first issue , um , your bloating and your nausea , I want some [labs].',
    'bloating and the nausea',
  ],
  ['For your back pain, ice. For your anemia, I want some [labs].', 'anemia'],
])('%s', (sentence, told) => {
  expect(topic(sentence)).toBe(told)
})

test.each([
  ['For your back pain, we use ice. As for the cough, I want a [CT].'],
  ['For your back pain, we use ice. Now the cough, I want a [CT].'],
  ['For your back pain, we use ice. In terms of your cough, I want a [CT].'],
  ['For your back pain, we use ice. The next thing is the cough, I want a [CT].'],
  ['For your back pain, we use ice. You have nausea too. I want a [CT].'],
  ['For your hip pain, I want an [MRI].'],
  ['For your sister, I want an [MRI].'],
  ['For your convenience, I order the [labs].'],
  ['You had an injection for the back pain last year. I want some [labs].'],
  ['I want an [MRI]. For your back pain, we use ice.'],
])('tells no topic: %s', (sentence) => {
  expect(topic(sentence)).toBeUndefined()
})

test('a patient who talks about something else ends the topic', () => {
  const { fact, segments } = saidFact('Then I want an [MRI].', { act: 'order' })
  const [own] = segments
  const told = (reply: string) =>
    topicOf(
      fact,
      FACTS,
      [
        { speaker: 'doctor', text: 'For your back pain, we use ice.' },
        { speaker: 'patient', text: reply },
        { speaker: 'doctor', text: own!.text },
      ].map((line, index) => ({
        ...own!,
        ...line,
        index,
        id: index === 2 ? own!.id : String(index),
      })),
    )
  expect(told('Okay.')).toBe('back pain')
  expect(told('My shoulder still hurts a lot.')).toBeUndefined()
})
