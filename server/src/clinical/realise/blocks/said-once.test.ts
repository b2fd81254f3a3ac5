import { expect, test } from 'vitest'
import { withoutBroader, withoutSame, withOthers } from './said-once.ts'

test('of two findings the one that says more is told', () => {
  expect(withoutBroader(['swelling', 'swelling of the medial ankle', 'warmth'])).toEqual([
    'swelling of the medial ankle',
    'warmth',
  ])
  expect(withoutBroader(['ecchymosis of the heel', 'bruising over the heel'])).toEqual([
    'ecchymosis of the heel',
  ])
  expect(withoutBroader(['edema in the legs', 'trace edema of the lower extremities'])).toEqual([
    'trace edema of the lower extremities',
  ])
  expect(withoutBroader(['2+ pulses', '2+ pulses in the feet'])).toHaveLength(2)
})

test('what was not found is told once, by its shorter name', () => {
  expect(withoutSame(['palpable nodes', 'nodes', 'rash'])).toEqual(['nodes', 'rash'])
  expect(withoutSame(['nodes', 'axillary nodes'])).toHaveLength(2)
})

test('what is denied in general besides is other', () => {
  expect(withOthers(['surgery', 'back surgery', 'asthma'])).toEqual([
    'back surgery',
    'asthma',
    'other surgery',
  ])
  expect(withOthers(['asthma', 'eczema'])).toEqual(['asthma', 'eczema'])
})
