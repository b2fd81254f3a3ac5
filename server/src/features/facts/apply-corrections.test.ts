import type { Fact } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { applyCorrections } from './apply-corrections.ts'
import type { Correction } from './correction.ts'

const LINES = ['one', 'two', 'three'].map((id) => ({ id, text: `The words of line ${id}.` }))

function heardFact(id: string, line: number, given: Partial<Fact> = {}): Fact {
  const segment_id = LINES[line]?.id ?? ''
  return {
    id,
    kind: 'medication',
    concept: 'lisinopril',
    polarity: 'present',
    certainty: 'sure',
    who: 'patient',
    time: 'now',
    status: 'takes',
    act: '',
    attributes: { dose: '20 mg' },
    problem: '',
    importance: 'major',
    source: 'heard',
    said: [{ segment_id, from: 4, to: 9, words: 'words' }],
    lines: [line],
    text: 'Takes lisinopril 20 mg.',
    ...given,
  }
}

function correctionOf(fact: Fact, given: Partial<Correction> = {}): Correction {
  const [said] = fact.said
  return {
    factId: fact.id,
    wasHeard: true,
    heard: fact,
    content: { ...fact, attributes: { dose: '40 mg' } },
    isDeleted: false,
    anchor: said?.segment_id ? { segmentId: said.segment_id, from: said.from, to: said.to } : null,
    ...given,
  }
}

const shown = (facts: readonly Fact[]) =>
  facts.map(({ id, source, attributes }) => `${id} ${source} ${attributes.dose ?? ''}`)

test('words that are cut differently by now still have their correction, under its id', () => {
  const said = [{ segment_id: 'one', from: 6, to: 20, words: '' }]
  const after = applyCorrections(
    [heardFact('new', 0, { said })],
    [correctionOf(heardFact('old', 0))],
    LINES,
  )
  expect(shown(after)).toEqual(['old corrected 40 mg'])
})

test('the same words as another kind of fact are not corrected; the corrected fact stays beside it', () => {
  const other = heardFact('new', 0, { kind: 'allergy', status: '' })
  const after = applyCorrections([other], [correctionOf(heardFact('old', 0))], LINES)
  expect(shown(after)).toEqual(['new heard 20 mg', 'old corrected 40 mg'])
  expect(after[1]?.said).toMatchObject([{ segment_id: 'one', words: 'words' }])
})

test('if the line is gone, the same thing said elsewhere is corrected', () => {
  const correction = correctionOf(heardFact('old', 0), {
    anchor: { segmentId: 'gone', from: 4, to: 9 },
  })
  expect(shown(applyCorrections([heardFact('new', 1)], [correction], LINES))).toEqual([
    'old corrected 40 mg',
  ])
  const other = heardFact('new', 1, { attributes: { dose: '10 mg' } })
  const after = applyCorrections([other], [correction], LINES)
  expect(shown(after)).toEqual(['new heard 10 mg', 'old corrected 40 mg'])
  expect(after[1]).toMatchObject({ said: [], lines: [] })
})

test('a correction that has lost its words does not take over another fact', () => {
  const one = heardFact('one', 1)
  const lost = correctionOf(heardFact('lost', 0), {
    anchor: { segmentId: 'gone', from: 4, to: 9 },
    isDeleted: true,
  })
  expect(shown(applyCorrections([one], [lost, correctionOf(one)], LINES))).toEqual([
    'one corrected 40 mg',
  ])
})

test('what belongs to a problem belongs to it under its corrected name', () => {
  const problem = heardFact('problem', 0, { kind: 'assessment', concept: 'flu', status: 'new' })
  const content = { ...problem, concept: 'influenza a' }
  const after = applyCorrections(
    [problem, heardFact('plan', 1, { problem: 'flu' })],
    [correctionOf(problem, { content })],
    LINES,
  )
  expect(after.map(({ concept, problem: of }) => [concept, of])).toEqual([
    ['influenza a', ''],
    ['lisinopril', 'influenza a'],
  ])
})
