import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenLines, givenMention, givenModifier } from '../../testing/given-facts.ts'
import type { Mention } from '../../reading/find-mentions.ts'
import type { ModifierKind } from '../../reading/reader-layout.ts'
import { ownDrugWords } from './own-drug-words.ts'
import { frameFacts } from '../frame-facts.ts'

type Attributes = FactContent['attributes']

function attributesOf(
  said: readonly string[],
  words: string,
  status: Mention['status'],
  further: readonly (readonly [ModifierKind, string])[],
  polarity: Mention['polarity'] = 'present',
): Attributes | undefined {
  const lines = givenLines(...said)
  const time = /^(?:takes|took)$/.test(status) ? 'now' : 'future'
  const mention = givenMention(lines, words, { kind: 'medication', status, time, polarity })
  const modifiers = further.map(([kind, told]) => givenModifier(lines, kind, told))
  return frameFacts(lines, [mention], modifiers)[0]?.attributes
}

test.each<[string, string[], string, Mention['status'], [ModifierKind, string][], Attributes]>([
  [
    'a time long ago is not when a drug is taken',
    ['P: Furosemide, the nurse stopped the lunchtime one two weeks ago.'],
    'Furosemide',
    'takes',
    [['when', 'two weeks ago']],
    {},
  ],
  [
    'one night is not when a drug is taken',
    ['P: I am taking naproxen, had it last night.'],
    'naproxen',
    'takes',
    [['when', 'last night']],
    {},
  ],
  [
    'one of two times of the day is not told alone',
    ['P: Tylenol, two in the morning and two when I get home.'],
    'Tylenol',
    'takes',
    [['when', 'two in the morning and two when I get home']],
    {},
  ],
  [
    'one of two meals is not told alone',
    ['P: I take metformin with my lunch and with my supper, so at dinner.'],
    'metformin',
    'takes',
    [
      ['detail', 'with my lunch and'],
      ['detail', 'at dinner'],
    ],
    {},
  ],
  [
    'a dose that is said again is no detail',
    ['P: I take losartan, it was raised, 50 milligrams.'],
    'losartan',
    'takes',
    [['detail', '50 milligrams']],
    { dose: '50 mg' },
  ],
  [
    'what another one costs is not told',
    ['P: I still take my losartan, the bill was quite big on the new one.'],
    'losartan',
    'takes',
    [['detail', 'quite big on the new one']],
    {},
  ],
  [
    'what a drug can do is not what it is for',
    ['C: You take statins, and those can cause muscle pain.'],
    'statins',
    'takes',
    [['reason', 'cause muscle pain']],
    {},
  ],
  [
    'what a drug did is not what it was for',
    ['P: I took statins. They were making my legs ache.'],
    'statins',
    'took',
    [['reason', 'making my legs ache']],
    {},
  ],
  [
    'what was done before is not what a drug is for',
    ['C: Since we stopped your patch, start losartan.'],
    'losartan',
    'start',
    [['reason', 'stopped your patch']],
    {},
  ],
  [
    'a dose is increased from the one to the other',
    ['C: Increase losartan from fifty milligrams to a hundred milligrams.'],
    'losartan',
    'increase',
    [
      ['dose', 'fifty milligrams'],
      ['dose', 'hundred milligrams'],
    ],
    { dose: '100 mg' },
  ],
  [
    'a dose is increased from the one to the other, told as one',
    ['C: Increase losartan from fifty milligrams to a hundred milligrams.'],
    'losartan',
    'increase',
    [['dose', 'fifty milligrams to a hundred milligrams']],
    { dose: '100 mg' },
  ],
  [
    'what is done instead of another rate',
    ['C: Increase losartan. Rather than one tablet a day, take two tablets a day.'],
    'losartan',
    'increase',
    [
      ['frequency', 'Rather than one tablet a day'],
      ['frequency', 'two tablets a day'],
    ],
    { dose: '2 tablets', frequency: 'daily' },
  ],
  [
    'how many a day is not how long',
    ['P: I take like two ibuprofen a day.'],
    'ibuprofen',
    'takes',
    [['frequency', 'a day']],
    {},
  ],
  [
    'the strength of a tablet is not the dose of half of it',
    ['C: Start losartan. Take half a pill of the 50 milligram ones.'],
    'losartan',
    'start',
    [
      ['detail', 'half a pill'],
      ['dose', '50 milligram'],
    ],
    { detail: 'half a pill' },
  ],
  [
    'so many of a strength',
    ['C: Take two ibuprofen, 200 milligrams, three times a day.'],
    'two ibuprofen',
    'advise',
    [
      ['dose', '200 milligrams'],
      ['frequency', 'three times a day'],
    ],
    { dose: '2 x 200 mg', frequency: 'three times daily' },
  ],
  [
    'a time of the day is told',
    ['P: I take metformin in the morning.'],
    'metformin',
    'takes',
    [['when', 'in the morning']],
    { when: 'in the morning' },
  ],
  [
    'the strength of one tablet is told with how many are taken',
    ['P: There is furosemide, forty milligrams, he takes two in the morning.'],
    'furosemide',
    'takes',
    [
      ['dose', 'forty milligrams'],
      ['frequency', 'two in the morning'],
    ],
    { dose: '2 x 40 mg', when: 'in the morning' },
  ],
  [
    'the way to a dose is left out',
    ['P: Semaglutide, I started at the quarter, now one milligram.'],
    'Semaglutide',
    'takes',
    [
      ['detail', 'at the quarter'],
      ['dose', 'one milligram'],
    ],
    { dose: '1 mg' },
  ],
  [
    'what is stopped is stopped for something, and at no dose',
    ['C: So stop the hydroxyzine for sleep. Keep it for panic, 25 milligrams as needed.'],
    'hydroxyzine for sleep',
    'stop',
    [['dose', '25 milligrams as needed']],
    { reason: 'for sleep' },
  ],
  [
    'a drug has no side because something came right back',
    ['P: Augmentin, and it came right back.'],
    'Augmentin',
    'took',
    [['detail', 'it came right back']],
    { detail: 'it came right back' },
  ],
  [
    'what was given before is not what is decided',
    ['P: Five milligrams, three times.', 'C: You can give ibuprofen, ten milligrams.'],
    'ibuprofen',
    'start',
    [
      ['dose', 'Five milligrams'],
      ['dose', 'ten milligrams'],
    ],
    { dose: '10 mg' },
  ],
  [
    'what is told of the first one is not of the last',
    ['C: And in June trimethoprim.', 'P: The first one, I took it for two days.'],
    'trimethoprim',
    'took',
    [['duration', 'two days']],
    {},
  ],
  [
    'a time that nobody asked for is of something else',
    ['P: I take sertraline.', 'C: The whole tablet?', 'P: I did that for three weeks.'],
    'sertraline',
    'takes',
    [['duration', 'three weeks']],
    {},
  ],
  [
    'a time that was asked for is told',
    ['P: I take sertraline.', 'C: How long have you been on it?', 'P: For three weeks.'],
    'sertraline',
    'takes',
    [['duration', 'three weeks']],
    { duration: '3 weeks' },
  ],
  [
    'the number of a product is no dose',
    ['C: Use Dermol five hundred, it is a lotion.'],
    'Dermol five hundred',
    'start',
    [],
    {},
  ],
  ['nor is that of a vaccine', ['C: Today we do the prevnar 20.'], 'prevnar 20', 'start', [], {}],
  [
    'a cream has no milligrams that nobody has said',
    ['C: Start 10 of tacrolimus ointment.'],
    'tacrolimus ointment',
    'start',
    [],
    {},
  ],
  [
    'how sure somebody is, is no strength',
    ['P: I had amoxicillin once.', 'C: Are you sure?', 'P: Ninety percent.'],
    'amoxicillin',
    'took',
    [['severity', 'Ninety percent']],
    {},
  ],
  [
    'a limit is no dose',
    ['C: Use tylenol for your back, not more than two grams a day.'],
    'tylenol',
    'start',
    [],
    {},
  ],
  [
    'millilitres are a dose, and so many times at most are told so',
    ['C: Give calpol, ten mil, up to four times a day.'],
    'calpol',
    'start',
    [['dose', 'ten mil, up to four times a day']],
    { dose: '10 ml', frequency: 'up to four times daily' },
  ],
  [
    'days of a week are no course',
    ['P: I take excedrin three or four days a week.'],
    'excedrin',
    'takes',
    [['frequency', 'three or four days a week']],
    { frequency: '3-4 days a week' },
  ],
])('%s', (_, said, words, status, further, told) => {
  expect(attributesOf(said, words, status, further)).toEqual(told)
})

test('a dose behind the name of another drug is not told of the first', () => {
  const lines = givenLines(
    'C: Take paracetamol an hour before.',
    'P: And the other one?',
    'C: The desogestrel, as a bridge.',
    'P: Is that safe?',
    'C: Seventy five micrograms, one a day.',
  )
  const told = { kind: 'medication', status: 'advise', time: 'future' } as const
  const paracetamol = givenMention(lines, 'paracetamol', told)
  const desogestrel = givenMention(lines, 'desogestrel', told)
  const dose = givenModifier(lines, 'dose', 'Seventy five micrograms')
  const own = ownDrugWords(lines, paracetamol, [dose], [paracetamol, desogestrel])
  expect(own).toEqual([])
  expect(ownDrugWords(lines, paracetamol, [dose], [paracetamol])).toEqual([dose])
})

test('the dose of one drug is not that of the next in the list', () => {
  const lines = givenLines('C: You take amlodipine, 5 milligrams, and the simvastatin?')
  const mentions = ['amlodipine', 'simvastatin'].map((words) =>
    givenMention(lines, words, { kind: 'medication', status: 'takes' }),
  )
  const doses = frameFacts(lines, mentions, []).map(({ attributes }) => attributes.dose)
  expect(doses).toEqual(['5 mg', undefined])
})

test.each<[string, string, Mention['status'], Attributes]>([
  [
    'Hold the trulicity for one week before.',
    'trulicity',
    'hold',
    { duration: '1 week', when: 'before the procedure' },
  ],
  [
    'The semaglutide will be held for a week before the anesthesia.',
    'semaglutide',
    'hold',
    { duration: '1 week', when: 'before anesthesia' },
  ],
  [
    'Hold the metformin the day before and the morning of.',
    'metformin',
    'hold',
    { when: 'the day before and the morning of the procedure' },
  ],
  [
    'Take the ibuprofen an hour before.',
    'ibuprofen',
    'continue',
    { when: 'an hour before the procedure' },
  ],
  ['Take the omeprazole an hour before breakfast.', 'omeprazole', 'start', {}],
])('what is done for a procedure says so: %s', (said, words, status, told) => {
  expect(attributesOf([`C: ${said}`], words, status, [])).toEqual(told)
})

test('what is not ordered now has not the condition of ordering it', () => {
  const lines = givenLines('C: We do not need an MRI now. If the test changes, I would get one.')
  const told = { kind: 'plan', act: 'order', polarity: 'absent', time: 'future' } as const
  const mention = givenMention(lines, 'do not need an MRI', told)
  const condition = givenModifier(lines, 'condition', 'If the test changes')
  expect(frameFacts(lines, [mention], [condition])[0]?.attributes).toEqual({})
})

test('a number to call is told whole', () => {
  const lines = givenLines("C: If you feel faint, that's nine nine nine.")
  const mention = givenMention(lines, 'feel faint', { kind: 'plan', act: 'safety_net' })
  const detail = givenModifier(lines, 'detail', 'nine nine nine')
  expect(frameFacts(lines, [mention], [detail])[0]?.attributes.detail).toBe('call 999')
})

test.each([
  ["The only thing is paracetamol and I'll prescribe doxazosin and take that once a day.", 0],
  ['You take paracetamol and doxazosin once a day.', 1],
])('how often the drug named between is taken: %s', (said, count) => {
  const lines = givenLines(`C: ${said}`)
  const told = { kind: 'medication', status: 'start' } as const
  const drugs = ['paracetamol', 'doxazosin'].map((words) => givenMention(lines, words, told))
  const rate = givenModifier(lines, 'frequency', 'once a day')
  expect(ownDrugWords(lines, drugs[0]!, [rate], drugs)).toHaveLength(count)
})
