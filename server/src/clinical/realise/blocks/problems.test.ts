import { expect, test } from 'vitest'
import { realise } from '../realise.ts'
import { givenFacts } from '../testing/given-fact.ts'

test.each([
  ['cluster headache', 'Cluster headache: order labs.'],
  ['most likely related to the bones', 'Order labs.'],
  ['rule out lymphoma', 'Order labs.'],
  ['posterior cruciate ligament', 'Order labs.'],
  ['not what we think', 'Order labs.'],
])('%s heads its plan where it is a problem', (problem, told) => {
  const facts = givenFacts({ kind: 'plan', act: 'order', concept: 'labs', problem, time: 'future' })
  expect(
    realise('assessment-and-plan', facts, { reader: 'clinician' }).map(({ text }) => text),
  ).toEqual([told])
})
