import { expect, test } from 'vitest'
import { isPutOff } from './is-put-off.ts'
import { saidFact } from '../testing/said-fact.ts'

const offered = saidFact('We do the [hip replacement] on Friday.', { act: 'procedure' })
const answered = (text: string, index = 1, speaker = 'patient') =>
  isPutOff(offered.fact, [...offered.segments, { id: 's9', index, speaker, text }])

test('what the patient wants to think about is not decided', () => {
  expect(answered('Can I think about it for a while?')).toBe(true)
  expect(answered("I'd like to sleep on it.")).toBe(true)
  expect(answered('Sounds good, I think.')).toBe(false)
  expect(answered('Can I think about it?', 9)).toBe(false)
  expect(answered('You can think about it.', 1, 'doctor')).toBe(false)
})

test('a device that is handed out is not put off', () => {
  const { fact, segments } = saidFact('Here is a [wrist splint].', { act: 'procedure' })
  const later = { id: 's9', index: 1, speaker: 'patient', text: 'Let me think about it.' }
  expect(isPutOff(fact, [...segments, later])).toBe(false)
})
