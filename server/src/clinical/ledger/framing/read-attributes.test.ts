import { expect, test } from 'vitest'
import { givenLines, givenMention, givenModifier } from '../testing/given-facts.ts'
import type { ModifierKind } from '../reading/reader-layout.ts'
import { readAttributes } from './read-attributes.ts'

function attributesOf(said: string, ...told: [ModifierKind, string][]) {
  const lines = givenLines(`C: ${said}`)
  const mention = givenMention(lines, 'codeine', { kind: 'medication', status: 'start' })
  const modifiers = told.map(([kind, words]) => givenModifier(lines, kind, words))
  return readAttributes(said, mention, modifiers, [0, Infinity])
}

test('the last rate counts, and as needed stays with it', () => {
  const said = 'codeine once a day, sorry, every six hours, as needed'
  const rates = ['once a day', 'every six hours', 'as needed']
  const told = rates.map((words): [ModifierKind, string] => ['frequency', words])
  expect(attributesOf(said, ...told).frequency).toBe('every 6 hours as needed')
})

test('of two counts the last one, of two strengths the first one', () => {
  const tablets = attributesOf(
    'codeine two tablets, no, one tablet',
    ['dose', 'two tablets'],
    ['dose', 'one tablet'],
  )
  expect(tablets.dose).toBe('1 tablet')
  const strengths = attributesOf('codeine 30 mg or 60 mg', ['dose', '30 mg'], ['dose', '60 mg'])
  expect(strengths.dose).toBe('30 mg')
})

test('how long a drug is to be taken', () => {
  const told: [ModifierKind, string] = ['frequency', 'one tablet twice a day for three days']
  expect(attributesOf('codeine, one tablet twice a day for three days', told)).toMatchObject({
    dose: '1 tablet',
    frequency: 'twice daily',
    duration: '3 days',
  })
})

test('an operation lasts no days, and stutters are heard once', () => {
  const lines = givenLines('P: I had a discectomy, and it hurts at the the night, for five days.')
  const told = [
    givenModifier(lines, 'duration', 'five days'),
    givenModifier(lines, 'condition', 'at the the night'),
  ]
  const read = (words: string, kind: 'history' | 'symptom') =>
    readAttributes(lines[0]?.text ?? '', givenMention(lines, words, { kind }), told, [0, Infinity])
  expect(read('discectomy', 'history').duration).toBeUndefined()
  const begun = [givenModifier(givenLines('P: five days ago'), 'onset', 'five days ago')]
  const operation = givenMention(lines, 'discectomy', { kind: 'history' })
  expect(readAttributes(lines[0]?.text ?? '', operation, begun, [0, Infinity])).toEqual({
    when: '5 days ago',
  })
  expect(read('hurts', 'symptom')).toMatchObject({ duration: '5 days', condition: 'at the night' })
})

test('words of a time are read by the form that they have', () => {
  expect(attributesOf('codeine for three weeks', ['onset', 'for three weeks']).duration).toBe(
    '3 weeks',
  )
})

test('what is so today has not begun today', () => {
  const lines = givenLines('P: It is sore today. It started aching today.')
  const onsetOf = (words: string) =>
    readAttributes(lines[0]?.text ?? '', givenMention(lines, words), [], [0, Infinity]).onset
  expect(onsetOf('sore today')).toBeUndefined()
  expect(onsetOf('started aching today')).toBe('today')
})

test('how long relief goes on is not how long it lasts', () => {
  const lines = givenLines('P: I get cramps, a bath helps for two hours.')
  const relief = givenModifier(lines, 'relief', 'a bath helps for two hours')
  const cramps = givenMention(lines, 'cramps')
  expect(
    readAttributes(lines[0]?.text ?? '', cramps, [relief], [0, Infinity]).duration,
  ).toBeUndefined()
})

test.each([
  ['follow-up', undefined],
  ['cramps', '3 months'],
])('a visit does not last: %s', (words, duration) => {
  const lines = givenLines(`C: You are here for ${words}, so three months.`)
  const time = givenModifier(lines, 'duration', 'three months')
  const mention = givenMention(lines, words, { kind: 'complaint' })
  expect(readAttributes(lines[0]?.text ?? '', mention, [time], [0, Infinity]).duration).toBe(
    duration,
  )
})

test('how often it came yesterday is not since when', () => {
  const lines = givenLines('P: I get cramps, about eight times yesterday.')
  const rate = givenModifier(lines, 'frequency', 'about eight times yesterday')
  const cramps = givenMention(lines, 'cramps')
  expect(readAttributes(lines[0]?.text ?? '', cramps, [rate], [0, Infinity]).onset).toBeUndefined()
})

test.each([
  ['I have no cramps when I run.', 'when i run'],
  ['I have no cramps my foot itches when I run.', undefined],
])('what is denied has its circumstance right behind it: %s', (said, condition) => {
  const lines = givenLines(`P: ${said}`)
  const cramps = givenMention(lines, 'cramps', { polarity: 'absent' })
  expect(readAttributes(said, cramps, [], [0, Infinity]).condition).toBe(condition)
})

test('what is named with its time has it', () => {
  const lines = givenLines('P: I vomited twice, and I had a heart attack in 2018.')
  const read = (words: string, kind: 'history' | 'symptom') =>
    readAttributes(lines[0]?.text ?? '', givenMention(lines, words, { kind }), [], [0, Infinity])
  expect(read('vomited twice', 'symptom').frequency).toBe('twice')
  expect(read('heart attack in 2018', 'history').when).toBe('2018')
})

test.each([
  ['1/23/2020', '1/23/2020'],
  ['on january 15th , 2021', 'january 15th, 2021'],
  ['april 10th', 'april 10th'],
  ['in march of 2019', 'march of 2019'],
  ['first thing in the morning', 'first thing in the morning'],
  ['after surgery I guess', 'after surgery'],
  ['whenever it is', undefined],
])('when: %s', (words, when) => {
  expect(attributesOf(`codeine ${words}`, ['when', words]).when).toBe(when)
})

test.each([
  ['no fever for two days', '2 days'],
  ['two days of cough and no fever', undefined],
])('a denial has a time that is said of it: %s', (said, duration) => {
  const lines = givenLines(`P: ${said}`)
  const mention = givenMention(lines, 'no fever', { polarity: 'absent' })
  const told = [givenModifier(lines, 'duration', 'two days')]
  expect(readAttributes(said, mention, told, [0, Infinity]).duration).toBe(duration)
})

test.each([
  ['It is both, but the right elbow is worse, elbow pain', 'bilateral'],
  ['Lungs are clear bilaterally no elbow pain', undefined],
  ['Edema in the right ankle no elbow pain', undefined],
  ['On the right some elbow pain', 'right'],
  ['You have elbow pain how about the left elbow', undefined],
])('the side of the elbow: %s', (said, side) => {
  const lines = givenLines(`C: ${said}`)
  const told = ['both', 'right elbow is worse']
    .filter((words) => said.includes(words))
    .map((words) => givenModifier(lines, 'side', words))
  const mention = givenMention(lines, 'elbow pain', { kind: 'symptom' })
  expect(readAttributes(said, mention, told, [0, Infinity]).side).toBe(side)
})

test.each([
  ['oxygen is 92, ninety two', 'ninety two', undefined],
  ['oxygen was at about six- 92', 'about six', undefined],
  ['oxygen 92 on room air', 'on room air', 'on room air'],
])('a number is no detail of a measurement: %s', (said, words, detail) => {
  const lines = givenLines(`C: ${said}`)
  const mention = givenMention(lines, 'oxygen', { kind: 'measurement' })
  const told = [givenModifier(lines, 'detail', words)]
  expect(readAttributes(said, mention, told, [0, Infinity]).detail).toBe(detail)
})

test('a temperature whose point stands behind its words is read whole', () => {
  const said = 'temperature is ninety seven . one today'
  const mention = givenMention(givenLines(`C: ${said}`), 'temperature is ninety seven', {
    kind: 'measurement',
  })
  expect(readAttributes(said, mention, [], [0, Infinity]).value).toBe('97.1')
})

test('the grade of a finding is written in figures', () => {
  const said = 'one plus pitting edema, or almost one and a half plus'
  const lines = givenLines(`C: ${said}`)
  const mention = givenMention(lines, 'one plus pitting edema', { kind: 'finding' })
  const read = (...told: string[]) =>
    readAttributes(
      said,
      mention,
      told.map((words) => givenModifier(lines, 'severity', words)),
      [0, Infinity],
    ).severity
  expect(read()).toBe('1+')
  expect(read('one and a half')).toBe('1.5+')
})

test.each([
  [
    'Before surgery you stay off codeine for a week.',
    { duration: '1 week', when: 'before surgery' },
  ],
  ['Hold codeine prior to the procedure.', { when: 'before procedure' }],
  ['Hold codeine for a week.', { duration: '1 week' }],
])('how long and before what a drug is held: %s', (said, pause) => {
  const mention = givenMention(givenLines(`C: ${said}`), 'codeine', {
    kind: 'medication',
    status: 'hold',
  })
  expect(readAttributes(said, mention, [], [0, Infinity])).toEqual(pause)
})

test('how long a thing has got worse is no duration', () => {
  const lines = givenLines('P: An itch, worsening for six months.')
  const told = [
    givenModifier(lines, 'course', 'worsening'),
    { ...givenModifier(lines, 'course', 'six months'), words: 'worsening over the past 6 months' },
  ]
  expect(
    readAttributes(lines[0]?.text ?? '', givenMention(lines, 'itch'), told, [0, Infinity]),
  ).toEqual({ course: 'worsening over the past 6 months' })
})

test('how often that nobody can read is no duration', () => {
  const lines = givenLines('P: I get heartburn maybe three, four nights a week.')
  const often = givenModifier(lines, 'frequency', 'three, four nights a week')
  const mention = givenMention(lines, 'heartburn')
  const text = lines[0]?.text ?? ''
  expect(readAttributes(text, mention, [often], [0, Infinity]).duration).toBeUndefined()
})

test('how a thing goes on is told without its name', () => {
  const lines = givenLines('P: The joint pain is going away.')
  const course = givenModifier(lines, 'course', 'joint pain is going away')
  const text = lines[0]?.text ?? ''
  const mention = givenMention(lines, 'joint pain')
  expect(readAttributes(text, mention, [course], [0, Infinity]).course).toBe('is going away')
})

test.each([
  ['result', 'the x-ray', '37.2'],
  ['finding', 'neck muscles', 'one two three'],
] as const)('a %s such as %s is no number', (kind, words, number) => {
  const lines = givenLines(`C: Here are ${words}.`, `P: It is ${number}.`)
  const told = givenModifier(lines, 'value', number)
  const mention = givenMention(lines, words, { kind })
  const text = lines[0]?.text ?? ''
  expect(readAttributes(text, mention, [told], [0, Infinity]).value).toBeUndefined()
})

test.each([
  [
    'C: The weight, it was 90 at the start, and 84 today.',
    'weight',
    ['90 at the start', '84'],
    '84',
  ],
  ['C: The weight, you used to be 90.', 'weight', ['90'], '90'],
])('%s', (said, name, numbers, value) => {
  const lines = givenLines(said)
  const told = numbers.map((words) => givenModifier(lines, 'value', words))
  const mention = givenMention(lines, name, { kind: 'measurement' })
  const text = lines[0]?.text ?? ''
  expect(readAttributes(text, mention, told, [0, Infinity]).value).toBe(value)
})

const measured = (said: string, name: string, ...told: [ModifierKind, string][]) => {
  const lines = givenLines(`C: ${said}`)
  const mention = givenMention(lines, name, { kind: 'measurement' })
  const modifiers = told.map(([kind, words]) => givenModifier(lines, kind, words))
  return readAttributes(said, mention, modifiers, [0, Infinity])
}

test('what a value ought to be was not measured', () => {
  const said = 'your ferritin was about 61, and it should be more than 80'
  expect(measured(said, 'ferritin', ['value', 'more than 80']).value).toBe('61')
  expect(measured(said, 'ferritin', ['detail', 'more than 80']).value).toBe('61')
})

test('a value of another day has its time', () => {
  expect(measured('your ferritin was 61 last year', 'ferritin', ['value', '61 last year'])).toEqual(
    {
      value: '61',
      when: 'last year',
    },
  )
  expect(measured('it was 170 over 90 when you went to urgent care', '170 over 90').when).toBe(
    'at urgent care',
  )
})

test('a grade may stand before the words of its finding', () => {
  const said = 'there is almost two and a half plus swelling'
  const swelling = givenMention(givenLines(`C: ${said}`), 'swelling', { kind: 'finding' })
  expect(readAttributes(said, swelling, [], [0, Infinity]).severity).toBe('2.5+')
  const denied = { ...swelling, polarity: 'absent' as const }
  expect(readAttributes(said, denied, [], [0, Infinity]).severity).toBeUndefined()
})

test.each<
  [said: string, name: string, kind: 'measurement' | 'result', told: string[], value: string]
>([
  ['The temperature is normal, 97.1.', 'temperature', 'measurement', ['normal', '97.1'], '97.1'],
  ['The hemoglobin is low at 8.2.', 'hemoglobin', 'result', ['low', '8.2'], '8.2'],
  ['ALT and the rest were all normal.', 'ALT', 'result', ['all', 'normal'], 'normal'],
  ['The thyroid panel is really good.', 'thyroid panel', 'result', ['really'], 'good'],
  ['The EEG is basically unchanged.', 'EEG', 'result', ['basically', 'unchanged'], 'unchanged'],
])('%s', (said, name, kind, told, value) => {
  const lines = givenLines(`C: ${said}`)
  const values = told.map((words) => givenModifier(lines, 'value', words))
  const mention = givenMention(lines, name, { kind })
  expect(readAttributes(said, mention, values, [0, Infinity]).value).toBe(value)
})

test('how much is no value', () => {
  const said = 'Your thyroid panel is quite a riddle.'
  const lines = givenLines(`C: ${said}`)
  const mention = givenMention(lines, 'thyroid panel', { kind: 'result' })
  const told = [givenModifier(lines, 'value', 'quite')]
  expect(readAttributes(said, mention, told, [0, Infinity])).toEqual({})
})

test('what is a little low is not slight', () => {
  const said = 'The function is a little low.'
  const lines = givenLines(`C: ${said}`)
  const told = [givenModifier(lines, 'value', 'low'), givenModifier(lines, 'severity', 'a little')]
  const mention = givenMention(lines, 'function', { kind: 'result' })
  expect(readAttributes(said, mention, told, [0, Infinity])).toEqual({ value: 'low' })
})
