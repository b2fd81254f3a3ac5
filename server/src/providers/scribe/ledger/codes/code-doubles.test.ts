import { expect, test } from 'vitest'
import { withoutDoubles, type CodeLine } from './code-doubles.ts'

const line = (concept: string, told: Partial<CodeLine> = {}): CodeLine => ({
  group: 'diagnoses',
  concept,
  who: 'patient',
  text: `${concept}: no code (detail not stated)`,
  factIds: [],
  ...told,
})
const left = (...lines: CodeLine[]) => withoutDoubles(lines).map(({ concept }) => concept)

test.each([
  ['elevated blood pressure', 'hypertension'],
  ['eczema', 'atopic dermatitis'],
  ['low hemoglobin', 'iron deficiency anemia'],
  ['headache', 'tension headache'],
  ['high cholesterol', 'hyperlipidemia'],
  ['heart disease', 'coronary artery disease'],
  ['body aches', 'myalgia'],
  ['feeling hot', 'fever'],
  ['rear-end collision', 'motor vehicle accident'],
  ['ulceration', 'nonhealing ulcer of the foot'],
])('%s is told by %s', (told, by) => {
  expect(left(line(told), line(by))).toEqual([by])
})

test('a line with a code stays', () => {
  const coded = line('arthritis', { text: 'Arthritis: M19.90' })
  expect(left(coded, line('acute exacerbation of arthritis'))).toHaveLength(2)
})

test('what is of another person or under another heading is no double', () => {
  expect(left(line('gout'), line('gout of the toe', { group: 'history' }))).toHaveLength(2)
  expect(left(line('gout'), line('gout of the toe', { who: 'mother' }))).toHaveLength(2)
  const uncertain = { group: 'uncertain' } as const
  expect(
    left(line('gastritis', uncertain), line('bleeding from gastritis', uncertain)),
  ).toHaveLength(2)
})

test.each(['history', 'uncertain'] as const)('what is concluded is not also %s', (group) => {
  expect(left(line('type 1 diabetes'), line('diabetes', { group }))).toEqual(['type 1 diabetes'])
  expect(left(line('diabetes'), line('type 1 diabetes', { group }))).toHaveLength(2)
})

test('history is listed once, under its fuller name', () => {
  const past = { group: 'history' } as const
  expect(left(line('diabetes', past), line('type 1 diabetes', past))).toEqual(['type 1 diabetes'])
  expect(left(line('lipoma', past), line('lipoma removal', past))).toHaveLength(2)
  expect(left(line('gout', past), line('recurrence of gout'))).toHaveLength(2)
})
