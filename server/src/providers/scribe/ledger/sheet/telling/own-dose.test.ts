import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { spokenSentences } from '../speech/spoken-sentences.ts'
import { givenVisit, heardIn } from '../testing/given-visit.ts'
import { ownDose } from './own-dose.ts'

const drug: Partial<FactContent> = {
  kind: 'medication',
  status: 'start',
  attributes: { dose: '5 mg', frequency: 'once daily' },
}

/** The dose of the first medicine; its words are the name and how often it is taken. */
function doseOf(line: string, other?: Partial<FactContent>) {
  const segments = givenVisit(`doctor: ${line}`)
  const fact = heardIn(segments, 'ramipril', drug)
  const often = heardIn(segments, 'once a day', drug)
  const facts = [{ ...fact, said: [...fact.said, ...often.said] }]
  const more = other ? [{ ...heardIn(segments, 'ramipril', other), id: 'other' }] : []
  const [first = fact] = facts
  return ownDose(first, { facts: [...facts, ...more], spoken: spokenSentences(segments) })
}

test('a dose is told with its medicine', () => {
  expect(doseOf('As well as ramipril 5 milligrams. It is once a day.')).toEqual(drug.attributes)
})

test('not where another medicine is named in between', () => {
  expect(doseOf('As well as ramipril. The naproxen is 5 milligrams once a day.')).toEqual({})
})

test('not how much where somebody had a second thought', () => {
  const said = doseOf('As well as ramipril 50, sorry, 5 milligrams once a day.')
  expect(said).toEqual({ frequency: 'once daily' })
})

test('not where it was said otherwise, but in other units', () => {
  const line = 'As well as ramipril 5 milligrams once a day.'
  const another = { ...drug, concept: 'ramipril', attributes: { dose: '10 mg' } }
  expect(doseOf(line, another)).toEqual({ frequency: 'once daily' })
  expect(doseOf(line, { ...another, attributes: { dose: '2 tablets' } })).toEqual(drug.attributes)
})
