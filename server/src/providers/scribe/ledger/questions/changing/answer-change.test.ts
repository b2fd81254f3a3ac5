import type { Fact, FactContent } from '@chartwright/contract/facts'
import { describe, expect, test } from 'vitest'
import { tellFact } from '../../../../../clinical/realise/telling/tell-fact.ts'
import { givenFacts } from '../../../../../clinical/realise/testing/given-fact.ts'
import { spokenClauses } from '../../answers/spoken-clauses.ts'
import { answerChange } from './answer-change.ts'
import { CHANGES, MAY_CHANGE, OPEN } from './change.data.ts'

const EXAMPLES: Readonly<Record<string, readonly [is: string, isNot: string]>> = {
  more: ['Was the ramipril increased?', 'Was the ramipril continued?'],
  less: ['Did they lower the ramipril?', 'Did they raise the ramipril?'],
  ended: ['Was the ramipril stopped?', 'Was the ramipril started?'],
  held: ['Is the ramipril held?', 'Is the ramipril taken?'],
  'other than before': ['Was the dose adjusted?', 'Was the dose missed?'],
}

test.each(CHANGES)('asked for: %s', (name, asked) => {
  const [is, isNot] = EXAMPLES[name] ?? ['', '']
  expect(asked.test(is)).toBe(true)
  expect(asked.test(isNot)).toBe(false)
})

test('words of a change', () => {
  expect(MAY_CHANGE.test('We go from 5 to 10.')).toBe(true)
  expect(MAY_CHANGE.test('We keep you on 10.')).toBe(false)
  expect(OPEN.test('We could go up to 10.')).toBe(true)
  expect(OPEN.test('Stay on 5 for a week, then go up to 10.')).toBe(true)
  expect(OPEN.test('We go up to 10.')).toBe(false)
})

const drug = (status: FactContent['status'], dose: string): Partial<FactContent> => ({
  kind: 'medication',
  concept: 'ramipril',
  status,
  attributes: { dose },
})

function told(...facts: Partial<FactContent>[]): Fact[] {
  return givenFacts(...facts).map((fact) => ({ ...fact, text: tellFact(fact) }))
}

describe('whether a medicine was changed', () => {
  const asked = 'Was the dose of ramipril changed?'

  test('is not told by its being continued', () => {
    expect(answerChange(asked, told(drug('continue', '5 mg')), [])).toMatch(/^No, it goes on: /)
    expect(answerChange('Was ramipril stopped?', told(drug('continue', '5 mg')), [])).toMatch(
      /^No, it goes on: /,
    )
  })

  test('is not known where it is only taken, or of two doses', () => {
    expect(answerChange(asked, told(drug('takes', '5 mg')), [])).toMatch(/^Whether it is so/)
    const two = told(drug('takes', '5 mg'), drug('continue', '10 mg'))
    expect(answerChange(asked, two, [])).toMatch(/^Whether it is so/)
  })

  test('is told by what was decided', () => {
    const facts = told(drug('takes', '5 mg'), drug('increase', '10 mg'))
    expect(answerChange(asked, facts, [])).toMatch(/^Yes:/)
    expect(answerChange('Was ramipril decreased?', facts, [])).toMatch(/^Whether it is so/)
  })

  test('is not known where its words name a change', () => {
    const text = 'We continue the ramipril, but we go from 5 to 10.'
    const spoken = spokenClauses([{ id: 's0', index: 0, speaker: 'doctor', text }])
    const [fact] = told(drug('continue', '10 mg'))
    const said = [{ segment_id: 's0', from: 16, to: 24, words: 'ramipril' }]
    expect(answerChange(asked, fact ? [{ ...fact, said }] : [], spoken)).toMatch(/^Whether/)
  })

  test('is told by the words of two doses, unless they leave it open', () => {
    const answer = (text: string) => {
      const from = text.indexOf('ramipril')
      const [fact] = told(drug('increase', '5 mg'))
      const said = [{ segment_id: 's0', from, to: from + 8, words: 'ramipril' }]
      const spoken = spokenClauses([{ id: 's0', index: 0, speaker: 'doctor', text }])
      return answerChange(asked, fact ? [{ ...fact, said }] : [], spoken)
    }
    expect(answer('We raise the ramipril from 5 milligrams to 10 milligrams.')).toBe(
      'Yes: “We raise the ramipril from 5 milligrams to 10 milligrams.” [1]',
    )
    expect(answer('We might raise the ramipril from 5 milligrams to 10 milligrams.')).toMatch(
      /^Whether/,
    )
  })

  test('is nothing for other questions', () => {
    expect(answerChange('Did she stop smoking?', told(drug('takes', '5 mg')), [])).toBeUndefined()
    expect(answerChange('Is he on ramipril?', told(drug('takes', '5 mg')), [])).toBeUndefined()
  })
})
