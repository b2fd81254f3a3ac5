import { expect, test } from 'vitest'
import { spokenSentences } from '../../sheet/speech/spoken-sentences.ts'
import { givenVisit, heardIn } from '../../sheet/testing/given-visit.ts'
import { namedBesides } from './named-besides.ts'

function named(...lines: readonly string[]): string[] {
  return namedBesides([], [], spokenSentences(givenVisit(...lines))).map(({ name }) => name)
}

test('a medicine that somebody takes and nobody read is named', () => {
  expect(named('patient: I took a Mobic on Sunday.')).toEqual(['Mobic'])
})

test.each([
  ['without a word of taking', 'doctor: Your insulin level is normal.'],
  ['a vaccine', 'patient: I took the flu vaccine.'],
  ['of a relative', 'patient: My mother took metformin for years.'],
  ['of a relative up to now', "patient: My dad's been taking metformin for years."],
  ['of a relative who is on it', "patient: My sister's on metformin and takes it well."],
  ['of a child', 'patient: My little girl takes metformin.'],
])('a name %s is not', (_, line) => {
  expect(named(line)).toEqual([])
})

test('what was read is not named again, by its brand either', () => {
  const visit = givenVisit('patient: I took Tylenol, acetaminophen that is.')
  const listed = { name: 'acetaminophen', passages: [{ places: [0] }] }
  expect(namedBesides([listed], [], spokenSentences(visit))).toEqual([])
})

test('a medicine without a name is told by its sentence, unless the line goes on to name it', () => {
  expect(named("doctor: I'm going to prescribe you an oral steroid.")).toEqual([''])
  expect(named("doctor: I'll give you a pain medicine. It is called tramadol.")).toEqual([])
})

test.each([
  ['that was only asked for', 'doctor: Do you take aspirin?', []],
  ['that is given in one breath', 'doctor: I will give you iron and aspirin.', ['aspirin']],
  ['that a told sentence names otherwise', 'doctor: Iron works, but some take aspirin.', []],
])('beside iron, a medicine %s', (_, line, names) => {
  const spoken = spokenSentences(givenVisit(line))
  const listed = line.includes('ron') ? [{ name: 'iron', passages: [{ places: [0] }] }] : []
  expect(namedBesides(listed, [], spoken).map(({ name }) => name)).toEqual(names)
})

test('a class that the same line names its medicine of is not told again', () => {
  const spoken = spokenSentences(
    givenVisit('doctor: You use clobetasol. It is cheap. I will give you some steroids today.'),
  )
  const listed = [{ name: 'clobetasol', passages: [{ places: [0] }] }]
  expect(namedBesides(listed, [], spoken)).toEqual([])
})

test('the pill beside its name is no second medicine', () => {
  const spoken = spokenSentences(givenVisit('patient: I take the pill, Microgynon.'))
  const listed = [{ name: 'microgynon', passages: [{ places: [0] }] }]
  expect(namedBesides(listed, [], spoken)).toEqual([])
})

test('what was read as somebody else’s is not named', () => {
  const visit = givenVisit('patient: I take iron, and Ann takes warfarin.')
  const listed = [{ name: 'iron', passages: [{ places: [0] }] }]
  const fact = heardIn(visit, 'warfarin', { kind: 'medication', status: 'takes', who: 'other' })
  expect(namedBesides(listed, [fact], spokenSentences(visit))).toEqual([])
})
