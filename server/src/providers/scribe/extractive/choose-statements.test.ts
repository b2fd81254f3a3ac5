import { describe, expect, test } from 'vitest'
import type { LinearModel } from '../../../clinical/linear-model.ts'
import type { Written } from './choose-statements.ts'
import { chooseStatements } from './choose-statements.ts'
import { finish } from './steps.ts'
import { statementOf } from './testing/statement-of.ts'

const NEVER = { bias: -5, weights: {} }
const ALWAYS = { bias: 5, weights: {} }
const write = (sentence: string, position = 0.5) => ({
  sentence,
  statement: statementOf(sentence.toLowerCase(), { position, role: 'patient' }),
})
const choose = (model: LinearModel, written: readonly Written[]) =>
  finish(chooseStatements(model, written))

describe('the choice', () => {
  test('keeps drugs, allergies and denials however unlikely they look', () => {
    const written = [
      'The patient takes warfarin.',
      'The patient is allergic to latex.',
      'Denies fever.',
      'The patient likes tea.',
    ].map((text) => write(text))
    expect(choose(NEVER, written).map(({ sentence }) => sentence)).toEqual(
      written.slice(0, 3).map(({ sentence }) => sentence),
    )
  })
  test('keeps what the clinician wants done where nothing else of it is likely', () => {
    const statement = statementOf('we will order an mri', { position: 0.9 })
    expect(
      choose(NEVER, [
        { statement, sentence: 'We will order an MRI.' },
        write('The patient likes tea.'),
      ]).map(({ sentence }) => sentence),
    ).toEqual(['We will order an MRI.'])
  })
  test('says a thing once', () => {
    expect(
      choose(ALWAYS, [write('The left knee is swollen.'), write('Left knee swollen.')]),
    ).toHaveLength(1)
  })
  test('keeps the order of the visit', () => {
    const chosen = choose(ALWAYS, [
      write('Second thing happened.', 0.8),
      write('First event occurred.', 0.1),
    ])
    expect(chosen.map(({ sentence }) => sentence)).toEqual([
      'First event occurred.',
      'Second thing happened.',
    ])
  })
})
