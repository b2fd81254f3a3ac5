import { expect, test } from 'vitest'
import type { FactKind } from '@chartwright/contract/facts'
import { givenLines, givenMention, givenModifier } from '../../testing/given-facts.ts'
import type { ModifierKind } from '../../reading/reader-layout.ts'
import { linkModifiers } from './link-modifiers.ts'

test.each<[string, string[], Record<string, FactKind>, [ModifierKind, string], string[]]>([
  [
    'an answer decides all that was asked last',
    ['C: Asthma?', 'C: Fever, chills?', 'P: No.'],
    { Asthma: 'history', Fever: 'symptom', chills: 'symptom' },
    ['answer', 'No'],
    ['Fever', 'chills'],
  ],
  [
    'an answer stands behind its question',
    ['P: No.', 'C: Fever?'],
    { Fever: 'symptom' },
    ['answer', 'No'],
    [],
  ],
  [
    'a dose is of a drug, however near a symptom is',
    ['P: Aspirin for the pain, 100 mg.'],
    { Aspirin: 'medication', pain: 'symptom' },
    ['dose', '100 mg'],
    ['Aspirin'],
  ],
  [
    'a remark before an illness is named is of something else',
    ['P: I am a little better now.', 'C: And how is the epilepsy?'],
    { epilepsy: 'history' },
    ['course', 'a little better'],
    [],
  ],
  [
    'how long one was asked about is not how long a conclusion is so',
    ['P: It was two years.', 'C: I think it is gout.'],
    { gout: 'assessment' },
    ['duration', 'two years'],
    [],
  ],
  [
    'a conclusion has no duration',
    ['C: I think it is gout for two years.'],
    { gout: 'assessment' },
    ['duration', 'two years'],
    [],
  ],
  [
    'a measurement has no details',
    ['C: The weight is 80 kilos after the holidays.'],
    { weight: 'measurement' },
    ['detail', 'after the holidays'],
    [],
  ],
  [
    'but how it was measured',
    ['C: The oxygen is 88 percent on room air.'],
    { oxygen: 'measurement' },
    ['detail', 'on room air'],
    ['oxygen'],
  ],
  [
    'a first dose is of no illness',
    ['P: I had shingles, and I took my first dose.'],
    { shingles: 'history' },
    ['detail', 'first dose'],
    [],
  ],
  [
    'the nearest of two',
    ['P: A cough and fever for two days.'],
    { cough: 'symptom', fever: 'symptom' },
    ['duration', 'two days'],
    ['fever'],
  ],
  [
    'the same sentence goes before the nearer place',
    ['P: A cough. For two days there was this fever.'],
    { cough: 'symptom', fever: 'symptom' },
    ['duration', 'two days'],
    ['fever'],
  ],
  [
    'a time is of what was told before it, not of an operation that comes up later',
    ['P: A cough.', 'P: About five days ago.', 'P: I had a discectomy.'],
    { cough: 'symptom', discectomy: 'history' },
    ['onset', 'five days ago'],
    ['cough'],
  ],
  [
    'a condition of another sentence is not of the drug',
    ['C: Take ibuprofen after food. If you get any heartburn, stop taking it.'],
    { ibuprofen: 'medication' },
    ['condition', 'If you get any heartburn'],
    [],
  ],
  [
    'a time that was told before, in another sentence, is of something else',
    ['P: Tuesday in the afternoon. Now it is more nausea.'],
    { nausea: 'symptom' },
    ['when', 'in the afternoon'],
    [],
  ],
  [
    'what a drug did is not of what was asked before it',
    ['C: Thirsty?', 'P: I took Imodium. It helped for a few hours.'],
    { Thirsty: 'symptom', Imodium: 'medication' },
    ['relief', 'helped for a few hours'],
    ['Imodium'],
  ],
  [
    'three lines are too far',
    ['P: A cough.', 'C: Oh.', 'C: Yes.', 'P: Two days.'],
    { cough: 'symptom' },
    ['duration', 'Two days'],
    [],
  ],
])('%s', (_, said, things, [kind, words], linked) => {
  const lines = givenLines(...said)
  const mentions = Object.entries(things).map(([thing, of]) =>
    givenMention(lines, thing, { kind: of }),
  )
  const found = linkModifiers(lines, mentions, [givenModifier(lines, kind, words)])
  const owners = mentions.filter((__, place) => found[place]?.length === 1)
  expect(owners.map((mention) => mention.words)).toEqual(linked)
})

test('words point at what they tell more of, however near something else is', () => {
  const lines = givenLines('P: Aspirin and naproxen, 500 mg.')
  const to = (...values: number[]) => [
    [{ window: 0, weight: 1, values: Float32Array.from(values) }],
  ]
  const mentions = [
    { ...givenMention(lines, 'Aspirin', { kind: 'medication' }), pointed: to(4, 0) },
    { ...givenMention(lines, 'naproxen', { kind: 'medication' }), pointed: to(0, 4) },
  ]
  const dose = givenModifier(lines, 'dose', '500 mg')
  const linkedBy = (...values: number[]) =>
    linkModifiers(lines, mentions, [{ ...dose, pointing: to(...values) }]).map(
      ({ length }) => length,
    )
  expect(linkedBy(2, -2)).toEqual([1, 0])
  expect(linkedBy(-2, 2)).toEqual([0, 1])
  expect(linkedBy(-2, -2)).toEqual([0, 0])
  expect(linkedBy(2, 2)).toEqual([1, 1])
})

test.each([
  ['P: The cough began two days ago.', 1],
  ['P: The cough is what brought me here to you, I mean it began two days ago.', 0],
])('words further on must point more surely: %s', (said, count) => {
  const lines = givenLines(said)
  const vector = [[{ window: 0, weight: 1, values: Float32Array.of(1) }]]
  const when = { ...givenModifier(lines, 'onset', 'two days ago'), pointing: vector }
  const linkedAt = (product: number) => {
    const pointed = [[{ window: 0, weight: 1, values: Float32Array.of(product) }]]
    const cough = { ...givenMention(lines, 'cough', { kind: 'symptom' }), pointed }
    return linkModifiers(lines, [cough], [when])[0]?.length
  }
  expect(linkedAt(1.5)).toBe(count)
  expect(linkedAt(2)).toBe(1)
})

test('what answers a question may point less surely from another line', () => {
  const linkedIn = (...said: string[]) => {
    const lines = givenLines(...said)
    const at = (product: number) => [[{ window: 0, weight: 1, values: Float32Array.of(product) }]]
    const dizzy = { ...givenMention(lines, 'dizzy', { kind: 'symptom' }), pointed: at(1.5) }
    const when = { ...givenModifier(lines, 'onset', 'last Tuesday'), pointing: at(1) }
    return linkModifiers(lines, [dizzy], [when])[0]?.length
  }
  expect(linkedIn('P: I am dizzy.', 'C: When did that begin?', 'P: It was last Tuesday.')).toBe(1)
  expect(linkedIn('P: I am dizzy.', 'C: I see.', 'P: It rained last Tuesday.')).toBe(0)
})

test('a second dose is of the drug that was named between', () => {
  const lines = givenLines('C: Meloxicam 15 mg along with some Ultram, 50 mg as needed.')
  const to = (...values: number[]) => [
    [{ window: 0, weight: 1, values: Float32Array.from(values) }],
  ]
  const mentions = [
    { ...givenMention(lines, 'Meloxicam', { kind: 'medication' }), pointed: to(4, 0) },
    { ...givenMention(lines, 'Ultram', { kind: 'medication' }), pointed: to(0, 4) },
  ]
  const doses = ['15 mg', '50 mg'].map((words) => ({
    ...givenModifier(lines, 'dose', words),
    pointing: to(4, -4),
  }))
  const linked = linkModifiers(lines, mentions, doses)
  expect(linked.map((own) => own.map(({ words }) => words))).toEqual([['15 mg'], ['50 mg']])
})

test.each<[string, string[], string, ModifierKind, string, number]>([
  [
    'a condition of its own clause is of no other sentence',
    ['C: The risk is a little higher if the BMI is over 40. We do a nose swab.'],
    'nose swab',
    'condition',
    'the BMI is over 40',
    0,
  ],
  [
    'a condition that begins its sentence may be of the next',
    ['C: If the BMI is over 40. We do a nose swab.'],
    'nose swab',
    'condition',
    'If the BMI is over 40',
    1,
  ],
  [
    'a time that was said before an order came up is not of it',
    ['C: Two months?', 'C: They will text you about the blood test.'],
    'blood test',
    'when',
    'Two months',
    0,
  ],
])('%s', (_, said, thing, kind, words, count) => {
  const lines = givenLines(...said)
  const mention = givenMention(lines, thing, { kind: 'plan', act: 'order' })
  const [own] = linkModifiers(lines, [mention], [givenModifier(lines, kind, words)])
  expect(own).toHaveLength(count)
})

test('what is denied has no place of another sentence', () => {
  const lines = givenLines('P: No numbness. The inner side, along the joint.')
  const site = givenModifier(lines, 'site', 'The inner side')
  const linked = (polarity: 'absent' | 'present') =>
    linkModifiers(lines, [givenMention(lines, 'numbness', { polarity })], [site])[0]
  expect(linked('absent')).toEqual([])
  expect(linked('present')).toEqual([site])
})

test.each([
  ['Keep a diary if it is high also weigh yourself daily.', 'weigh yourself daily', 0],
  ['Keep a diary. If it is high also weigh yourself daily.', 'weigh yourself daily', 1],
  ['If it is high weigh yourself and call me if you gain weight.', 'gain weight', 0],
  ['If it is high weigh yourself and gain weight.', 'gain weight', 1],
])('whose condition it is: %s', (said, words, count) => {
  const lines = givenLines(`C: ${said}`)
  const modifier = givenModifier(
    lines,
    'condition',
    said.includes('if it') ? 'if it is high' : 'If it is high',
  )
  const act = words === 'gain weight' ? 'safety_net' : 'advise'
  const mention = givenMention(lines, words, { kind: 'plan', act })
  expect(linkModifiers(lines, [mention], [modifier])[0]).toHaveLength(count)
})

test('uncontrolled is the problem that it names', () => {
  const lines = givenLines('C: The kidney disease was caused by uncontrolled diabetes.')
  const to = (...values: number[]) => [
    [{ window: 0, weight: 1, values: Float32Array.from(values) }],
  ]
  const told = { kind: 'assessment', pointed: to(4, 0) } as const
  const modifier = {
    ...givenModifier(lines, 'severity', 'uncontrolled'),
    pointing: to(4, 0),
  }
  const mentions = ['kidney disease', 'uncontrolled diabetes'].map((words) =>
    givenMention(lines, words, told),
  )
  const linked = linkModifiers(lines, mentions, [modifier])
  expect(linked.map((own) => own.length)).toEqual([0, 1])
})
