import { expect, test } from 'vitest'
import type { Fact } from '@chartwright/contract/facts'
import { givenVisit, heardIn } from '../../sheet/testing/given-visit.ts'
import { isToldByEmergency } from './told-by-emergency.ts'

const VISIT = givenVisit(
  'doctor: If your hand turns cold or white, go to the ER.',
  'doctor: If the cast cracks, come back.',
)
const net = (words: string, concept: string, condition: string): Fact =>
  heardIn(VISIT, words, { kind: 'plan', act: 'safety_net', concept, attributes: { condition } })

const EMERGENCY = net('go to the ER', 'emergency department', 'your hand turns cold or white')

test.each([
  ['the same signs', net('hand turns cold', 'cold hand', 'your hand turns cold or white'), true],
  ['another sign of that line', net('white', 'fever', 'you get a fever'), false],
  ['a sign of another line', net('cast cracks', 'cast cracks', 'the cast cracks'), false],
  ['the call itself', EMERGENCY, false],
])('%s', (_, fact, expected) => {
  expect(isToldByEmergency(fact, [fact, EMERGENCY])).toBe(expected)
})
