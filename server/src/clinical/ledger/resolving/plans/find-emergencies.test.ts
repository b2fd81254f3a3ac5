import { expect, test } from 'vitest'
import { givenFact, givenLines, givenStretch } from '../../testing/given-facts.ts'
import { findEmergencies } from './find-emergencies.ts'

test.each([
  ['C: Call nine one one right away.', 'call 911', 'emergency', undefined],
  ['C: Dial 999 now.', 'call 999', 'emergency', undefined],
  ['C: Ring one one two.', 'call 112', 'emergency', undefined],
  ['C: Phone for an ambulance.', 'call an ambulance', 'emergency', undefined],
  [
    'C: Go straight to the emergency room if it bleeds again.',
    'emergency department',
    'safety_net',
    'it bleeds again',
  ],
  ['C: In case of fever, call 911.', 'call 911', 'safety_net', 'fever'],
])('%s', (said, concept, act, condition) => {
  const [call, ...others] = findEmergencies(givenLines(said), [])
  expect(call).toMatchObject({ concept, act, importance: 'critical' })
  expect(call?.attributes.condition).toBe(condition)
  expect(others).toEqual([])
})

test('a call is whole: what else was read of its words goes, what stands beside it stays', () => {
  const lines = givenLines('C: Take aspirin and call nine one one.')
  const number = givenFact({ concept: 'nine one', said: [givenStretch(lines, 'nine one')] })
  const aspirin = givenFact({ concept: 'aspirin', said: [givenStretch(lines, 'aspirin')] })
  const concepts = findEmergencies(lines, [number, aspirin]).map(({ concept }) => concept)
  expect(concepts).toEqual(['aspirin', 'call 911'])
})

test('a patient who tells of a call has had one', () => {
  expect(findEmergencies(givenLines('P: My wife had to call 911.'), [])).toEqual([])
})

test.each([
  ['C: Have you passed out, or had to call 911?', 0],
  ['C: Did you call an ambulance?', 0],
  ['C: And why was it that you had to go to the emergency room?', 0],
  ['C: I see that she ended up having to call 911.', 0],
  ['C: You have to go to the emergency room.', 1],
  ['C: If it comes back, will you call 911?', 1],
  ["C: You don't need to go to the emergency room.", 0],
  ["C: There's no need to call an ambulance.", 0],
  ["C: I'm not going to call an ambulance.", 0],
  ["C: And why didn't you call an ambulance?", 0],
  ["C: Why don't you go to the emergency room?", 1],
  ["C: Don't wait, call 911.", 1],
  ["C: Don't hesitate to call 911.", 1],
  ['C: If not, go to the emergency room.', 1],
  ["C: You don't need to go to the emergency room unless you faint.", 1],
])('who asks for what was sends nobody: %s', (said, calls) => {
  expect(findEmergencies(givenLines(said), [])).toHaveLength(calls)
})

test.each([
  ['Either make an appointment, or go to A and E.', 'possible'],
  ['In some cases it is better to go straight to A and E.', 'possible'],
  ['You could go to the emergency room.', 'possible'],
  ['I would normally call an ambulance now.', 'possible'],
  ['This could be a clot, so go straight to A and E now.', 'sure'],
  ['I want you to call 999 today or tonight.', 'sure'],
])('nobody is sent now who may choose: %s', (said, certainty) => {
  expect(findEmergencies(givenLines(`C: ${said}`), [])).toMatchObject([
    { act: 'emergency', certainty },
  ])
})

test('a condition that was said before belongs to the call', () => {
  const lines = givenLines(
    'C: If your lips swell up, do not wait.',
    'P: Okay.',
    'C: Either call us or go to A and E.',
  )
  expect(findEmergencies(lines, [])).toMatchObject([
    { act: 'safety_net', certainty: 'sure', attributes: { condition: 'your lips swell up' } },
  ])
})

test.each([
  ["C: We're going to call 911 for you.", 'call an ambulance'],
  ['C: I will call 999 now.', 'call an ambulance'],
  ['C: I want you to call 911.', 'call 911'],
])('who calls it: %s', (said, concept) => {
  expect(findEmergencies(givenLines(said), []).map((fact) => fact.concept)).toEqual([concept])
})
