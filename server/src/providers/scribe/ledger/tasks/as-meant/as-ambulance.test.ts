import { expect, test } from 'vitest'
import { saidFact } from '../testing/said-fact.ts'
import { aroundOf } from '../task-around.ts'
import { asAmbulance } from './as-ambulance.ts'

test.each([
  ['I think we need to [call an ambulance].', {}, 'ambulance'],
  ["I'll [call the ambulance] and stay on the line.", {}, 'ambulance'],
  ['You need to [call an ambulance].', {}, 'call an ambulance'],
  ["We'll [call an ambulance].", { condition: 'if you faint' }, 'call an ambulance'],
])('%s', (sentence, attributes, expected) => {
  const { fact, segments } = saidFact(sentence, { act: 'emergency', attributes })
  expect(asAmbulance(fact, aroundOf(fact, segments)).concept).toBe(expected)
})
