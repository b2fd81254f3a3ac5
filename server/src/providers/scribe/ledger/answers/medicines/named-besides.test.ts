import { expect, test } from 'vitest'
import { spokenSentences } from '../../sheet/speech/spoken-sentences.ts'
import { givenVisit, heardIn } from '../../sheet/testing/given-visit.ts'
import { namedBesides } from './named-besides.ts'

function named(...lines: readonly string[]): string[] {
  return namedBesides([], spokenSentences(givenVisit(...lines)), new Set()).map(({ name }) => name)
}

test('a medicine that somebody takes and nobody read is named', () => {
  expect(named('patient: I took a Mobic on Sunday.')).toEqual(['Mobic'])
})

test.each([
  ['without a word of taking', 'doctor: Your insulin level is normal.'],
  ['a vaccine', 'patient: I took the flu vaccine.'],
  ['of a relative', 'patient: My mother took metformin for years.'],
])('a name %s is not', (_, line) => {
  expect(named(line)).toEqual([])
})

test('what was read is not named again, by its brand either', () => {
  const visit = givenVisit('patient: I took Tylenol, acetaminophen that is.')
  const read = heardIn(visit, 'acetaminophen', { kind: 'medication', status: 'takes' })
  expect(namedBesides([read], spokenSentences(visit), new Set())).toEqual([])
})

test('a medicine without a name is told by its sentence, unless the line goes on to name it', () => {
  expect(named("doctor: I'm going to prescribe you an oral steroid.")).toEqual([''])
  expect(named("doctor: I'll give you a pain medicine. It is called tramadol.")).toEqual([])
})
