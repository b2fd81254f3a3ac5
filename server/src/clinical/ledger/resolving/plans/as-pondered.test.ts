import { expect, test } from 'vitest'
import { givenFact, givenLines } from '../../testing/given-facts.ts'
import { asPondered } from './as-pondered.ts'

const SURGERY = givenFact({ kind: 'plan', act: 'procedure', concept: 'bunion surgery' })

test.each([
  ['P: Can I think about it for a bit?', 'possible'],
  ["P: I'd like to sleep on it.", 'possible'],
  ['P: I want to talk it over with my wife.', 'possible'],
  ['P: Let me think this over.', 'possible'],
  ['P: I think about it all the time, yes, do it.', 'sure'],
  ['C: You can think about it.', 'sure'],
])('%s', (answer, certainty) => {
  const lines = givenLines('C: We fix that by bunion surgery.', answer)
  expect(asPondered(lines, SURGERY).certainty).toBe(certainty)
})

test.each([
  ["P: I don't know about the sertraline, can I think about it?", 'possible'],
  ['P: I take sertraline to sleep, and I think about it.', 'sure'],
  ['P: Can I think about it, and take sertraline until then?', 'sure'],
])('a drug: %s', (answer, certainty) => {
  const lines = givenLines('C: I start you on sertraline.', answer)
  const drug = givenFact({ kind: 'medication', status: 'start', concept: 'sertraline' })
  expect(asPondered(lines, drug).certainty).toBe(certainty)
})

test('what is worn until then is decided', () => {
  const lines = givenLines('C: You wear a cast.', 'P: Can I think about it?')
  const cast = givenFact({ kind: 'plan', act: 'procedure', concept: 'cast' })
  expect(asPondered(lines, cast)).toBe(cast)
})

const XRAY = givenFact({ kind: 'plan', act: 'order', concept: 'x-ray' })

test.each([
  ['P: Okay. Can I think about it?', 'possible'],
  ['P: Fine. My son asks: can I think about it later?', 'sure'],
  ['C: You can think about it.', 'sure'],
])('a test that was just ordered: %s', (answer, certainty) => {
  const lines = givenLines('C: We take an x-ray.', answer)
  expect(asPondered(lines, XRAY).certainty).toBe(certainty)
})

test('a test is ordered, where the patient has to think about an operation', () => {
  const lines = givenLines('C: Bunion surgery, and an x-ray.', 'P: Can I think about it?')
  expect(asPondered(lines, XRAY)).toBe(XRAY)
})
