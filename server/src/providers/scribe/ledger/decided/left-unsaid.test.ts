import type { Fact } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { spokenSentences } from '../sheet/speech/spoken-sentences.ts'
import { givenVisit, heardIn } from '../sheet/testing/given-visit.ts'
import { leftUnsaid } from './left-unsaid.ts'

const VISIT = givenVisit(
  'doctor: We may need a scan of the hip later on.',
  'doctor: I ordered the sleep study for you.',
  'patient: So I go on with the exercises then.',
  'doctor: Let me check your left ankle for swelling.',
)
const SPOKEN = spokenSentences(VISIT)
const plan = (words: string, sureness: number, more: Parameters<typeof heardIn>[2] = {}) =>
  heardIn(VISIT, words, { kind: 'plan', act: 'order', sureness, ...more })
const textsOf = (facts: readonly Fact[]) => leftUnsaid(facts, [], SPOKEN).map(({ text }) => text)

test('what may come is told though the reader is not sure of it', () => {
  expect(textsOf([plan('scan of the hip', 0.35, { certainty: 'possible' })])).toEqual([
    '“We may need a scan of the hip later on.”',
  ])
})

test('what was decided must be read more surely', () => {
  expect(textsOf([plan('sleep study', 0.5)])).toEqual(['“I ordered the sleep study for you.”'])
  expect(textsOf([plan('for you', 0.5)])).toEqual([])
})

test('a decision in the mouth of a patient must be nearly certain', () => {
  expect(textsOf([plan('exercises', 0.7)])).toEqual([])
  expect(textsOf([plan('exercises', 0.85)])).toHaveLength(1)
})

test('a step of the examination is no decision', () => {
  expect(textsOf([plan('left ankle', 0.9)])).toEqual([])
})

test('what an item tells by its name is not told again', () => {
  const told = { use: 'step', text: '“We will do a sleep study.”', lines: [0], facts: [] } as const
  expect(leftUnsaid([plan('sleep study', 0.9)], [told], SPOKEN)).toEqual([])
})

test('of a sentence that goes on for too long the clause is quoted', () => {
  const long = `${'and so on we go with the walking every single day '.repeat(7)}and we order the sleep study for you now`
  const visit = givenVisit(`doctor: ${long}`)
  const fact = heardIn(visit, 'sleep study', { kind: 'plan', act: 'order' })
  const [item] = leftUnsaid([fact], [], spokenSentences(visit))
  expect(item?.text).toContain('we order the sleep study for you now')
  expect(item?.text.split(' ').length).toBeLessThan(40)
})
