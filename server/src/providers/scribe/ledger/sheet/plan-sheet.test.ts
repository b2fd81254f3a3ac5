import { expect, test } from 'vitest'
import { QUOTED } from '../section.ts'
import { placeQuotations } from './quoting/place-quotations.ts'
import { planSheet } from './plan-sheet.ts'
import { givenVisit, heardIn } from './testing/given-visit.ts'
import { withQuotations } from './quoting/with-quotations.ts'

const quotation = (use: 'warning' | 'home' | 'reason', text: string) => ({
  use,
  text,
  factIds: ['f'],
  lines: [0],
})

test('why somebody came is quoted where no complaint has a clean name', () => {
  const segments = givenVisit(
    "doctor: What's brought you in?",
    'patient: I was in the garden. My hands are itchy. Is it bad?',
  )
  const itch = heardIn(segments, 'itchy', { kind: 'symptom', time: 'now' })
  expect(planSheet([itch], segments).quotations).toEqual([
    { use: 'reason', text: 'You said: “My hands are itchy.”', factIds: ['itchy'], lines: [1] },
  ])
  expect(planSheet([], segments).quotations).toEqual([])
  const cough = givenVisit('doctor: What brings you in?', 'patient: I have a cough.')
  const fact = heardIn(cough, 'cough', { kind: 'complaint', time: 'now' })
  expect(planSheet([fact], cough)).toMatchObject({ quotations: [], facts: [{ concept: 'cough' }] })
})

test.each([
  'I see you sent me for the itchy hands.',
  "It's like, like it's basically itchy hands.",
])('nobody is quoted with %s', (said) => {
  const segments = givenVisit("doctor: What's brought you in?", `patient: ${said}`)
  const itch = heardIn(segments, 'itchy', { kind: 'symptom', time: 'now' })
  expect(planSheet([itch], segments).quotations).toEqual([])
})

test.each([
  ['Of course, I was gonna say no alcohol, not ever.', 'I was gonna say no alcohol, not ever.'],
  [
    'I was gonna say, something called abstinence.',
    'I was gonna say, something called abstinence.',
  ],
])('a quotation loses only what leads on to it: %s', (said, told) => {
  const { paragraphs } = withQuotations({ paragraphs: [], isList: true }, [
    quotation('home', `“${said}”`),
  ])
  expect(paragraphs.flat().map(({ text }) => text)).toEqual([QUOTED, `“${told}”`])
})

test('a quotation stands under the heading that wants the fewest other things', () => {
  const wants = [{ blocks: ['plan', 'safety-net', 'advice'] }, { blocks: ['safety-net'] }] as const
  const placed = placeQuotations([quotation('warning', '“A.”'), quotation('home', '“B.”')], wants)
  expect(placed).toEqual([1, 0])
  expect(placeQuotations([quotation('home', '“B.”')], [{ blocks: ['exam'] }])).toEqual([undefined])
})

test('quotations follow what is told, led over to once, and each stands once', () => {
  const told = { paragraphs: [[{ text: 'Rest.', factIds: ['r'] }]], isList: false }
  const quotations = [
    quotation('home', '“A.”'),
    quotation('home', '“B.”'),
    quotation('home', '“A.”'),
  ]
  const { paragraphs, isList } = withQuotations(told, quotations)
  expect(paragraphs.flat().map(({ text }) => text)).toEqual(['Rest.', QUOTED, '“A.”', '“B.”'])
  expect(isList).toBe(true)
  expect(withQuotations(told, [])).toBe(told)
})

test('advice is told with how often it was said to be followed', () => {
  const line = 'Then I want you to stretch the heel. Best is three times a day.'
  const segments = givenVisit('patient: It hurts.', `doctor: ${line}`)
  const attributes = { frequency: '3 times a day' }
  const advice = heardIn(segments, 'stretch the heel', { kind: 'plan', act: 'advise', attributes })
  const often = heardIn(segments, 'three times a day', {}).said
  const sheet = planSheet([{ ...advice, said: [...advice.said, ...often] }], segments)
  expect(sheet.quotations).toEqual([])
  expect(sheet.facts).toMatchObject([{ concept: 'stretch the heel', attributes }])
  expect(planSheet([advice], segments).facts).toEqual([])
})
