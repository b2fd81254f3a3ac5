import { expect, test } from 'vitest'
import type { Fact } from '@chartwright/contract/facts'
import { groupOfDrug } from '../../../../../clinical/realise/once/drug-names.ts'
import { askVisit, type Read } from '../../questions/testing/ask-visit.ts'
import { GROUPS_ASKED } from './group-asked.data.ts'

test.each(GROUPS_ASKED.map((row) => [row.example[0], row] as const))(
  '%s is asked for by a group',
  (question, { asked, example, classes, besides = [] }) => {
    expect(asked.test(question)).toBe(true)
    expect(GROUPS_ASKED.filter((row) => row.asked.test(question))).toHaveLength(1)
    expect([...classes, ...besides]).toContain(groupOfDrug(example[1]) ?? example[1])
  },
)

const took = (line: number, concept: string, status: Fact['status']): Read => [
  line,
  concept,
  { kind: 'medication', concept, status },
]
const LINES = [
  'We will start you on apixaban.',
  'I take tylenol for my head.',
  'Any allergies?',
  'I am allergic to aspirin.',
]

test('members of a group are told by their status', () => {
  const answer = askVisit('Any blood thinners?', LINES, took(0, 'apixaban', 'start'))
  expect(answer).toContain('Prescribed, changed or recommended in this visit:')
  expect(answer).toContain('apixaban')
  expect(answer).not.toMatch(/^(?:Yes|No)/)
})

test('an allergy to a member is a warning and never a yes', () => {
  const allergy: Read = [3, 'aspirin', { kind: 'allergy', concept: 'aspirin' }]
  const answer = askVisit(
    'Any aspirin or painkillers given?',
    LINES,
    took(1, 'tylenol', 'takes'),
    allergy,
  )
  expect(answer).not.toMatch(/\bYes\b/)
  expect(answer).toContain('Takes now:')
  expect(answer).toMatch(/Warning: .*allergic to aspirin/i)
})

test('an allergy to a drug is no yes to whether it is taken', () => {
  const allergy: Read = [3, 'aspirin', { kind: 'allergy', concept: 'aspirin' }]
  expect(askVisit('Is she on aspirin?', LINES, allergy)).not.toMatch(/^Yes/)
  expect(askVisit('Was any aspirin given?', LINES, allergy)).not.toMatch(/^Yes/)
  expect(askVisit('Is she allergic to aspirin?', LINES, allergy)).toMatch(/^Yes/)
})

test('a group of which nobody spoke is told as such', () => {
  expect(askVisit('Any antibiotics given?', LINES, took(1, 'tylenol', 'takes'))).toBe(
    'Nothing was found about antibiotics.',
  )
})

test('a question in the middle of a line is told with the next line', () => {
  const lines = [
    'I see. Are you on any blood thinners? I remember that we spoke of your heart. It was beating fast.',
    'I never took those, and I would rather not.',
  ]
  expect(askVisit('Any blood thinners?', lines)).toContain('I never took those')
})

test('a question for the group and its answer are told', () => {
  const lines = ['Are you on any blood thinners?', 'No, none.']
  expect(askVisit('Any blood thinners?', lines)).toMatch(/^No, by this answer:/)
})
