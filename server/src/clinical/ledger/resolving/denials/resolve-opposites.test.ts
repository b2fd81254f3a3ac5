import { expect, test } from 'vitest'
import { givenFact, givenLines } from '../../testing/given-facts.ts'
import { ONE_OF_TWO } from './opposites.data.ts'
import { resolveOpposites } from './resolve-opposites.ts'

test.each(ONE_OF_TWO)('what was concluded counts: %s', (stem) => {
  const facts = [
    givenFact({ kind: 'history', concept: `hyper${stem}` }),
    givenFact({ kind: 'assessment', concept: `hypo${stem}` }),
  ]
  const lines = givenLines(`C: hyper${stem}, hyper${stem}, hypo${stem}`)
  expect(resolveOpposites(lines, facts).map(({ concept }) => concept)).toEqual([
    `hypo${stem}`,
    `hypo${stem}`,
  ])
})

const both = ['hyperkalemia', 'hypokalemia'].map((concept) => givenFact({ concept }))

test('else what was said more often', () => {
  const lines = givenLines('C: hypokalemia', 'P: hypokalemia', 'C: hyperkalemia')
  expect(resolveOpposites(lines, both).map(({ concept }) => concept)).toEqual([
    'hypokalemia',
    'hypokalemia',
  ])
})

test('else both are doubtful', () => {
  const lines = givenLines('C: hypokalemia', 'C: hyperkalemia')
  expect(resolveOpposites(lines, both).map(({ certainty }) => certainty)).toEqual([
    'possible',
    'possible',
  ])
})

test('blood pressure and sugar may be both, and one that is denied is no slip', () => {
  const lines = givenLines('C: hypoglycemia', 'C: hyperglycemia', 'C: hyperkalemia')
  const sugar = ['hyperglycemia', 'hypoglycemia'].map((concept) => givenFact({ concept }))
  expect(resolveOpposites(lines, sugar)).toEqual(sugar)
  const denied = [givenFact({ concept: 'hypokalemia', polarity: 'absent' }), ...both.slice(0, 1)]
  expect(resolveOpposites(lines, denied)).toEqual(denied)
})

test('what was hardly heard speaks against nothing', () => {
  const facts = [
    givenFact({ kind: 'history', concept: 'hypokalemia' }),
    givenFact({ kind: 'assessment', concept: 'hyperkalemia', sureness: 0.1 }),
  ]
  expect(resolveOpposites(givenLines('C: hyperkalemia'), facts)).toEqual(facts)
})

test('of each person by itself', () => {
  const lines = givenLines('P: hypokalemia', 'P: hypokalemia', 'C: hyperkalemia')
  const ofMother = both.map((fact) => ({ ...fact, who: 'mother' }))
  expect(resolveOpposites(lines, ofMother).map(({ concept }) => concept)).toEqual([
    'hypokalemia',
    'hypokalemia',
  ])
  const [one, other] = both
  const apart = [one, { ...other, who: 'mother' }] as typeof both
  expect(resolveOpposites(lines, apart)).toEqual(apart)
})
