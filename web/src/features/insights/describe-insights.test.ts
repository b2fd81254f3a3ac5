import { expect, test } from 'vitest'
import {
  announcement,
  comparedWords,
  countFindings,
  easeWords,
  lengthWords,
} from './describe-insights.ts'
import { findingsOf, neighbour, nextOfStanding } from './findings.ts'
import { givenInsights, givenOmission, givenSentence } from './testing/given-insights.ts'
import { usesOfLines } from './uses-of-lines.ts'

const LINE = '00000000-0000-4000-8000-000000000101'
const mixed = givenInsights({
  sentences: [
    givenSentence('One.', 'unsupported'),
    givenSentence('Two.', 'supported', [LINE]),
    givenSentence('Three.', 'contradicted'),
    givenSentence('[Four]', 'placeholder'),
    givenSentence('Five.', 'supported'),
  ],
  inner_conflicts: [{ kind: 'side', sentences: [0, 4], words: ['left', 'right'] }],
  omissions: [givenOmission('a'), givenOmission('b', 'Not relevant')],
})

test('what may need a look is counted; what was dismissed is not', () => {
  expect(countFindings(mixed)).toBe(5)
})

test('it is said in words what a new note is to be checked for', () => {
  expect(announcement(mixed)).toBe(
    'Insights: 1 sentence without a source, 1 sentence contradicts the transcript, 1 fact not in the note.',
  )
  expect(announcement(givenInsights({}))).toBe('Insights: nothing to check was found.')
  expect(announcement(givenInsights({ has_transcript: false }))).toBe('')
})

test('it is told what was compared, and never that nothing is missing', () => {
  expect(comparedWords(givenInsights({ compared_lines: 1, looked_for: ['drug'] }))).toBe(
    'Compared with 1 line; looked for drugs.',
  )
  expect(comparedWords(givenInsights({ compared_lines: 1_430, looked_for: [] }))).toBe(
    'Compared with 1,430 lines; what a note for an office leaves out is not looked for.',
  )
})

test('length and reading ease are told in words', () => {
  expect(lengthWords(givenInsights({ note_words: 1, visit_words: 1430 }))).toBe(
    'Note 1 word, visit 1,430 words',
  )
  expect(easeWords(64.4)).toBe('Easy to read (reading ease 64)')
  expect(easeWords(-3)).toBe('Very hard to read (reading ease -3)')
})

test('findings follow the note, then come its omissions; after the last comes the first', () => {
  const findings = findingsOf(mixed, [0, 1, 3, 4])
  expect(findings).toEqual([{ sentence: 0 }, { sentence: 3 }, { sentence: 4 }, { key: 'a' }])
  expect(neighbour(findings, -1, 1)).toEqual({ sentence: 0 })
  expect(neighbour(findings, 3, 1)).toEqual({ sentence: 0 })
  expect(neighbour(findings, -1, -1)).toEqual({ key: 'a' })
  expect(neighbour<number>([], -1, 1)).toBeUndefined()
})

test('the next sentence of a kind is behind the one looked at, and comes round', () => {
  const placed = [0, 1, 2, 3, 4]
  expect(nextOfStanding(mixed, placed, 'supported', 1)).toBe(4)
  expect(nextOfStanding(mixed, placed, 'supported', 4)).toBe(1)
  expect(nextOfStanding(mixed, placed, 'typed', 0)).toBeUndefined()
})

test('a line knows the sentences of all notes that rest on it', () => {
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
