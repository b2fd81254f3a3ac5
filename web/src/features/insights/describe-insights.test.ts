import type { Insights } from '@chartwright/contract/insights'
import { expect, test } from 'vitest'
import {
  announcement,
  comparedWords,
  countFindings,
  doubtsByLine,
  easeWords,
  lengthWords,
} from './describe-insights.ts'
import { findingsOf, neighbour, nextOfStanding } from './findings.ts'
import { usesOfLines } from './sources/uses-of-lines.ts'
import { givenInsights, givenOmission, givenSentence } from './testing/given-insights.ts'

const LINE = '00000000-0000-4000-8000-000000000101'
const mixed = givenInsights({
  sentences: [
    givenSentence('One.', 'unsupported'),
    givenSentence('Two.', 'supported', [LINE]),
    givenSentence('Three.', 'contradicted'),
    givenSentence('[Four]', 'placeholder'),
    givenSentence('Five.', 'supported'),
    givenSentence('Six.', 'uncertain'),
  ],
  inner_conflicts: [{ kind: 'side', sentences: [0, 4], words: ['left', 'right'] }],
  omissions: [givenOmission('a'), givenOmission('b', 'Not relevant')],
})

test('findings are counted; dismissed ones are not', () => {
  expect(countFindings(mixed)).toBe(6)
})

test('a new note’s announcement says in words what to check', () => {
  expect(announcement(mixed)).toBe(
    'Insights: 1 sentence without a source, 1 sentence contradicts the visit, 1 sentence uncertain, 1 fact not in the note.',
  )
  expect(announcement(givenInsights({}))).toBe('Insights: nothing to check was found.')
  expect(announcement(givenInsights({ has_transcript: false }))).toBe('')
})

test('everything is in the note only if all critical and major facts are', () => {
  const all = { weighty_facts: 23, told_facts: 23 }
  expect(comparedWords(givenInsights(all))).toBe(
    'Everything is in the note: all 23 critical and major facts of the visit.',
  )
  const notWhole: Partial<Insights>[] = [
    { ...all, told_facts: 22 },
    { ...all, told_facts: 22, omissions: [givenOmission('a', 'Not relevant')] },
    { ...all, told_facts: 9, looked_for: ['medication', 'plan'] },
    { ...all, told_facts: 0, looked_for: [] },
    { ...all, ledger: 'unavailable' },
    { ...all, ledger: 'too_long' },
    { weighty_facts: 0, told_facts: 0 },
  ]
  for (const insights of notWhole)
    expect(comparedWords(givenInsights(insights))).not.toMatch(/everything/i)
})

test('it says how many facts the note has, and says plainly if they are not known', () => {
  expect(comparedWords(givenInsights({ weighty_facts: 23, told_facts: 20 }))).toBe(
    '20 of 23 critical and major facts of the visit are in the note.',
  )
  expect(comparedWords(givenInsights({ ledger: 'unavailable' }))).toMatch(
    /^The facts of the visit could not be read, so it is not known what the note leaves out\./,
  )
  expect(announcement(givenInsights({ ledger: 'unavailable' }))).toBe(
    'Insights: the facts of the visit could not be read.',
  )
})

test('length and reading ease are given in words', () => {
  expect(lengthWords(givenInsights({ note_words: 1, visit_words: 1430 }))).toBe(
    'Note 1 word, visit 1,430 words',
  )
  expect(easeWords(64.4)).toBe('Easy to read (reading ease 64)')
  expect(easeWords(-3)).toBe('Very hard to read (reading ease -3)')
})

test('findings follow the note, then come its omissions; after the last comes the first', () => {
  const findings = findingsOf(mixed, [0, 1, 3, 4, 5])
  expect(findings).toEqual([
    { sentence: 0 },
    { sentence: 3 },
    { sentence: 4 },
    { sentence: 5 },
    { key: 'a' },
  ])
  expect(neighbour(findings, -1, 1)).toEqual({ sentence: 0 })
  expect(neighbour(findings, 4, 1)).toEqual({ sentence: 0 })
  expect(neighbour(findings, -1, -1)).toEqual({ key: 'a' })
  expect(neighbour<number>([], -1, 1)).toBeUndefined()
})

test('the next sentence of a kind comes after the current one, and wraps around', () => {
  const placed = [0, 1, 2, 3, 4]
  expect(nextOfStanding(mixed, placed, 'supported', 1)).toBe(4)
  expect(nextOfStanding(mixed, placed, 'supported', 4)).toBe(1)
  expect(nextOfStanding(mixed, placed, 'typed', 0)).toBeUndefined()
})

test('a line knows the sentences of all notes that are based on it', () => {
  const other = givenInsights({ sentences: [givenSentence('Again.', 'supported', [LINE])] })
  const uses = usesOfLines([
    { title: 'SOAP', insights: mixed },
    { title: 'Letter', insights: other },
  ])
  expect(uses.get(LINE)?.map(({ title, text }) => [title, text])).toEqual([
    ['SOAP', 'Two.'],
    ['Letter', 'Again.'],
  ])
})

test('a line is shown once for all its doubts, numbers first', () => {
  const unsure = { kind: 'unsure_words', segment_id: LINE, words: '610' } as const
  const number = { kind: 'implausible', segment_id: LINE, words: 'heart rate is 610' } as const
  const other = { kind: 'unclear', segment_id: null, words: '' } as const
  expect(doubtsByLine([unsure, other, number])).toEqual([
    [LINE, [number, unsure]],
    [null, [other]],
  ])
})
