import { expect, test } from 'vitest'
import { TOPICS } from './topics.ts'

/** A question for each topic, in the order of the topics. */
const EXAMPLES: readonly (readonly [question: string, nothing: string])[] = [
  ['What does he do for a living?', 'Nothing about work'],
  ['How old is she?', 'No age'],
  ['Who lives with him?', 'Nothing about living at home'],
  ['Any recreational drugs?', 'Nothing about drug use'],
  ['How is she doing?', 'How the patient is'],
  ['Which knee is it?', 'No side'],
  ['What dose of lisinopril?', 'No dose'],
  ['Any allergies?', 'No allergies'],
  ['What was prescribed?', 'No prescription or change'],
  ['What has she tried?', 'Nothing that was tried'],
  ['Which drugs has he had before?', 'No earlier drug'],
  ['Which tablets were stopped?', 'No drug was found that was stopped'],
  ['What medications is she on?', 'No medication'],
  ['What are the red flags?', 'No warning signs'],
  ['When is the follow-up?', 'No follow-up'],
  ['Was she referred?', 'No referral'],
  ['What blood tests are we doing?', 'No order of a test'],
  ['What did the labs show?', 'No laboratory result'],
  ['What did the x-ray show?', 'No result'],
  ['What were the vitals?', 'No vital signs'],
  ['What did I hear on the heart?', 'No finding of an examination'],
  ['What is the diagnosis?', 'No diagnosis'],
  ['What was he told to do at home?', 'No advice'],
  ['Is surgery planned?', 'No operation that is planned'],
  ['Any procedure?', 'No procedure'],
  ['Are we doing anything for the knee?', 'No plan'],
  ['What runs in the family?', 'No family history'],
  ['Has he had surgery?', 'No operation was found'],
  ['What is the social history?', 'No social history'],
  ['What is his background?', 'No past history'],
  ['What is bothering her?', 'No reason for the visit'],
  ['What caused it?', 'What caused it'],
  ['How did it happen?', 'How it happened'],
  ['Where is the pain?', 'Where it is'],
  ['How long will it take until then?', 'How long it will be'],
  ['When did it start?', 'No time was found'],
  ['How bad is it?', 'How bad it is'],
  ['How often does it come?', 'No number'],
  ['What brings the dizziness on?', 'Nothing was found that brings it on'],
  ['What helps?', 'Nothing was found that helps'],
  ['Which symptoms does she have?', 'No symptoms'],
]

test.each(EXAMPLES)('%s is of its topic', (question, nothing) => {
  expect(TOPICS.find(({ asked }) => asked.test(question))?.nothing).toContain(nothing)
})

test('each topic has an example', () => {
  expect(EXAMPLES.map(([, nothing]) => nothing)).toHaveLength(TOPICS.length)
  for (const [at, topic] of TOPICS.entries()) expect(topic.nothing).toContain(EXAMPLES[at]?.[1])
})

test.each([
  ['How long should she take the tablets?', 'How long it will be'],
  ['When is he seen again?', 'No follow-up'],
  ['What brings her in?', 'No reason for the visit'],
])('%s is not taken by a topic before its own', (question, nothing) => {
  expect(TOPICS.find(({ asked }) => asked.test(question))?.nothing).toContain(nothing)
})

test('trouble at home is no advice', () => {
  expect(TOPICS.find(({ asked }) => asked.test('Any problems at home?'))).toBeUndefined()
})
