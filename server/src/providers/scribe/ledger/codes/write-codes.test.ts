import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenFacts } from '../../../../clinical/realise/testing/given-fact.ts'
import { parseTemplate } from '../../parse-template.ts'
import { renderNote } from '../render-note.ts'
import { saidFact } from '../tasks/testing/said-fact.ts'
import { writeCodes } from './write-codes.ts'

const HEADINGS =
  '## Diagnoses\n## Symptoms and Findings\n## History and Status\n## Uncertain or Ruled Out'

function codes(...told: readonly Partial<FactContent>[]): string {
  const facts = givenFacts(...told.map((fact) => ({ kind: 'assessment' as const, ...fact })))
  return renderNote(writeCodes(parseTemplate({ prompt: HEADINGS }), { facts, segments: [] }))
}

test('a concluded, present condition of the patient has the code of its name', () => {
  expect(codes({ concept: 'hypertension' })).toContain('## Diagnoses\n- Hypertension: I10')
})

test.each<[string, Partial<FactContent>]>([
  ['possible', { certainty: 'possible' }],
  ['suspected', { status: 'suspected' }],
  ['ruled out', { certainty: 'ruled_out' }],
  ['absent', { polarity: 'absent' }],
  ['a relative’s', { who: 'mother' }],
  ['past', { time: 'past' }],
  ['resolved', { status: 'resolved' }],
  ['history only', { kind: 'history' }],
  ['a relative’s history', { kind: 'family', who: 'father' }],
  ['the complaint only', { kind: 'complaint' }],
])('what is %s has no code', (_, fact) => {
  expect(codes({ concept: 'hypertension', ...fact })).not.toContain('I10')
})

test('what is uncertain or ruled out is listed as such', () => {
  const text = codes(
    { concept: 'asthma', certainty: 'possible' },
    { concept: 'pneumonia', certainty: 'ruled_out' },
  )
  expect(text).toContain('- Asthma: no code (named as uncertain)')
  expect(text).toContain('- Pneumonia: no code (ruled out)')
})

test('an imported edition adds its own names with its year, and takes away what it dropped', () => {
  const facts = givenFacts(
    { kind: 'assessment', concept: 'hypertension' },
    { kind: 'assessment', concept: 'tonsillitis' },
    { kind: 'assessment', concept: 'striated nail' },
  )
  const edition = {
    year: 2027,
    byName: new Map([['striated nail', 'L60.9']]),
    has: (code: string) => code !== 'I10',
  }
  const text = renderNote(
    writeCodes(parseTemplate({ prompt: HEADINGS }), { facts, segments: [], edition }),
  )
  expect(text).toContain('- Hypertension: no code (I10 is not in ICD-10-CM 2027)')
  expect(text).toContain('- Tonsillitis: J03.90')
  expect(text).toContain('- Striated nail: L60.9 (ICD-10-CM 2027)')
})

test.each<[string, readonly Partial<FactContent>[], string]>([
  [
    'high blood pressure beside heart failure',
    [{ concept: 'hypertension' }, { concept: 'heart failure' }],
    'I10',
  ],
  ['diabetes out of control', [{ concept: 'type 2 diabetes', status: 'uncontrolled' }], 'E11.9'],
  [
    'diabetes beside kidney disease',
    [{ concept: 'type 2 diabetes' }, { concept: 'chronic kidney disease' }],
    'E11.9',
  ],
  [
    'high blood sugar of a diabetic',
    [{ concept: 'hyperglycemia' }, { concept: 'diabetes' }],
    'R73',
  ],
  ['asthma that is worse', [{ concept: 'asthma', status: 'worse' }], 'J45'],
  ['weight loss, which may be wanted', [{ concept: 'weight loss' }], 'R63'],
  [
    'arteries with angina',
    [{ concept: 'coronary artery disease' }, { kind: 'history', concept: 'angina' }],
    'I25',
  ],
  [
    'a joint of which the complaint tells the place',
    [{ concept: 'arthritis' }, { kind: 'complaint', concept: 'big toe pain' }],
    'M19',
  ],
  ['both wrists', [{ concept: 'carpal tunnel syndrome', attributes: { side: 'both' } }], 'G56'],
  ['a joint with its side', [{ concept: 'frozen shoulder', attributes: { side: 'left' } }], 'M75'],
])('%s has no code of the name alone', (_, told, code) => {
  expect(codes(...told)).not.toContain(code)
})

/** A conclusion in the words of a line. */
function codedFrom(line: string, words: string, concept: string): string {
  const from = line.indexOf(words)
  const [fact] = givenFacts({ kind: 'assessment', concept })
  const said = [{ segment_id: 's0', from, to: from + words.length, words }]
  const segments = [{ id: 's0', index: 0, speaker: null, text: line }]
  const facts = fact ? [{ ...fact, said }] : []
  return renderNote(writeCodes(parseTemplate({ prompt: HEADINGS }), { facts, segments }))
}

test('a code stands only beside what was said by that name', () => {
  expect(codedFrom('you have type two diabetes', 'type two diabetes', 'type 2 diabetes')).toContain(
    'E11.9',
  )
  expect(codedFrom('those lung infections', 'lung infections', 'pneumonia')).toContain(
    '- Pneumonia: no code (not said by this name)',
  )
})

test.each([
  'it could be a migraine',
  'I think you probably do have a migraine',
  'your symptoms are consistent with migraine',
])('%s is uncertain, and has no code', (line) => {
  expect(codedFrom(line, 'migraine', 'migraine')).toContain(
    '- Migraine: no code (named as uncertain)',
  )
})

test('doubt in another sentence does not count', () => {
  expect(codedFrom('it could rain. you have a migraine', 'migraine', 'migraine')).toContain(
    'G43.909',
  )
})

test('talk that names no condition is not listed', () => {
  const text = codes(
    { kind: 'history', concept: 'eat before' },
    { kind: 'history', concept: 'asthma' },
  )
  expect(text).toContain('- Asthma: no code (named as history or status)')
  expect(text).not.toContain('Eat before')
})

test('an operation is history, and no diagnosis', () => {
  expect(codes({ concept: 'cataract surgery' })).toContain(
    '## History and Status\n- Cataract surgery: no code (named as history or status)',
  )
})

test('a symptom whose cause is uncertain is not itself uncertain', () => {
  const doubted = { concept: 'chest pain', certainty: 'possible' } as const
  expect(codes(doubted, { kind: 'complaint', concept: 'chest pain' })).toContain(
    '- Chest pain: no code (a complaint, no diagnosis)',
  )
  expect(codes(doubted)).toContain('- Chest pain: no code (named as uncertain)')
})

test('a known disease that the patient comes with is no symptom, and a past symptom no history', () => {
  expect(codes({ kind: 'complaint', concept: 'asthma' })).toContain(
    '- Asthma: no code (named as history or status)',
  )
  expect(codes({ kind: 'history', concept: 'chest pain' })).not.toContain('Chest pain')
})

test.each<[string, Partial<FactContent>]>([
  ['a part of the body', { concept: 'posterior cruciate ligament' }],
  ['where it comes from', { concept: 'most likely related to the diet' }],
  ['pain without its place', { kind: 'complaint', concept: 'pain' }],
  ['an allergy without its substance', { kind: 'allergy', concept: 'allergies' }],
])('%s is not listed', (_, fact) => {
  expect(codes(fact)).not.toContain('no code')
})

test('pain is listed with its place, and its side behind it', () => {
  expect(
    codes({ kind: 'complaint', concept: 'pain', attributes: { side: 'left', site: 'arm' } }),
  ).toContain('- Pain (left arm): no code')
  expect(
    codes({ kind: 'complaint', concept: 'knee pain', attributes: { side: 'left' } }),
  ).toContain('- Left knee pain: no code')
})

test('a place in spoken words is left out', () => {
  const attributes = { site: 'round my side' }
  expect(codes({ kind: 'complaint', concept: 'rash', attributes })).toContain('- Rash: no code')
  expect(codes({ kind: 'complaint', concept: 'pain', attributes })).not.toContain('Pain')
})

test('what is thought unlikely is not ruled out', () => {
  expect(codes({ concept: 'stroke', polarity: 'absent', certainty: 'possible' })).toContain(
    '- Stroke: no code (thought unlikely)',
  )
})

test('a condition that is only possible leaves the code of another one', () => {
  expect(
    codes(
      { concept: 'chronic obstructive pulmonary disease' },
      { concept: 'asthma', certainty: 'possible' },
    ),
  ).toContain('J44.9')
})

test('what comes and goes and was found to be fine is history', () => {
  expect(
    codedFrom(
      'for your kidney stone, i think everything seems to be fine',
      'kidney stone',
      'kidney stone',
    ),
  ).toContain('- Kidney stone: no code (named as history or status)')
  expect(codedFrom('for your gout, everything is fine', 'gout', 'gout')).toContain('M10.9')
})

test.each([
  ['the kidney stone sits in the ureter', 'kidney stone'],
  ['elevated liver enzymes, the alt is high', 'elevated liver enzymes'],
])('%s has no code of its name alone', (line, concept) => {
  expect(codedFrom(line, concept, concept)).toContain('no code (the code depends on')
})

test('a scar of nobody knows what has no code', () => {
  const coded = codedFrom('there is scar tissue around it, a scar', 'scar', 'scar')
  expect(coded).not.toMatch(/scar|L90/i)
})

test('a conclusion that was hardly heard has a code only where something backs it', () => {
  const sureness = 0.5
  const listed = (line: string, ...others: Partial<FactContent>[]) => {
    const { fact, segments } = saidFact(line, { kind: 'assessment', time: 'now' })
    const rest = givenFacts(...others).map((other) => ({ ...other, id: 'other' }))
    const facts = [{ ...fact, sureness }, ...rest]
    return renderNote(writeCodes(parseTemplate({ prompt: HEADINGS }), { facts, segments }))
  }
  expect(listed('you have [gout].')).toContain('- Gout: no code (not heard clearly enough)')
  expect(listed('now for your [gout], we wait.')).toContain('M10.9')
  expect(listed('you have [gout].', { kind: 'history', concept: 'gout' })).toContain('M10.9')
})

function codesOfSaid(sentence: string, told: Partial<FactContent>): string {
  const { fact, segments } = saidFact(sentence, told)
  return renderNote(writeCodes(parseTemplate({ prompt: HEADINGS }), { facts: [fact], segments }))
}

test('a lasting disease that a plan is made for is a diagnosis of the visit', () => {
  const told = { kind: 'history', concept: 'hypertension', time: 'now' } as const
  const managed = "And for your [hypertension], um, we'll keep the tablets."
  expect(codesOfSaid(managed, told)).toContain('- Hypertension: I10')
  expect(codesOfSaid('From a [hypertension] standpoint you do well.', told)).toContain('I10')
  expect(codesOfSaid('Your history is of [hypertension].', told)).not.toContain('I10')
})

test('a disc of the neck has not the code of the lower back', () => {
  const told = { kind: 'assessment', concept: 'degenerative disc disease' } as const
  expect(codesOfSaid('You have [degenerative disc disease] at C5.', told)).toContain('no code (')
  expect(codesOfSaid('You have [degenerative disc disease].', told)).toContain('M51')
})

test('hay fever is no allergen, and a deed no diagnosis', () => {
  const allergy = codes({ kind: 'allergy', concept: 'hay fever' })
  expect(allergy).not.toContain('Allergy to hay fever')
  expect(codes({ concept: 'treat the infection' })).not.toContain('Treat')
})

test.each([
  ['It is [pneumonia], possibly.', 'named as uncertain'],
  ['[Pneumonia] is what I am worried about.', 'named as uncertain'],
  ['Perhaps a [pneumonia].', 'named as uncertain'],
  ['You have [pneumonia], probably from the flu.', 'J18.9'],
])('%s', (sentence, expected) => {
  const { fact, segments } = saidFact(sentence, { kind: 'assessment', time: 'now' })
  const named = { ...fact, concept: 'pneumonia' }
  const text = renderNote(
    writeCodes(parseTemplate({ prompt: HEADINGS }), { facts: [named], segments }),
  )
  expect(text).toContain(expected)
})

test('an arthritis beside a joint that hurts has no code without its place', () => {
  expect(codes({ concept: 'arthritis' })).toContain('M19.90')
  expect(codes({ concept: 'arthritis' }, { kind: 'symptom', concept: 'knee pain' })).not.toContain(
    'M19.90',
  )
})

test('a hypertension beside a weak heart has no code of its own', () => {
  expect(
    codes({ concept: 'hypertension' }, { concept: 'left ventricular dysfunction' }),
  ).not.toContain('I10')
})

test.each([
  ["My husband's diabetes is out of control.", 'E11.9'],
  ['Your diabetes is out of control.', 'no code (the code depends on'],
])('the kind of a condition is told of the patient: %s', (line, code) => {
  const lines = ['You have type 2 diabetes.', line]
  const words = ['type 2 diabetes', 'diabetes']
  const facts = givenFacts(
    { kind: 'assessment', concept: 'type 2 diabetes' },
    { kind: 'history', concept: 'diabetes' },
  ).map((fact, at) => {
    const from = lines[at]?.indexOf(words[at] ?? '') ?? 0
    const named = words[at] ?? ''
    return {
      ...fact,
      said: [{ segment_id: `s${at}`, from, to: from + named.length, words: named }],
    }
  })
  const segments = lines.map((text, index) => ({ id: `s${index}`, index, speaker: null, text }))
  expect(
    renderNote(writeCodes(parseTemplate({ prompt: HEADINGS }), { facts, segments })),
  ).toContain(code)
})

test('what no fact was read from changes no code', () => {
  const [fact] = givenFacts({ kind: 'assessment', concept: 'anemia' })
  const said = [{ segment_id: 's0', from: 9, to: 15, words: 'anemia' }]
  const texts = ['You have anemia.', 'My sister has sickle cells.']
  const segments = texts.map((text, index) => ({ id: `s${index}`, index, speaker: null, text }))
  const facts = fact ? [{ ...fact, said }] : []
  expect(
    renderNote(writeCodes(parseTemplate({ prompt: HEADINGS }), { facts, segments })),
  ).toContain('D64.9')
})

test.each<[string, string | undefined, ...Partial<FactContent>[]]>([
  ['alone', 'R06.02'],
  ['beside a diagnosis', undefined, { concept: 'heart failure exacerbation' }],
  ['beside one that is only possible', 'R06.02', { concept: 'asthma', certainty: 'possible' }],
  [
    'that is denied as well',
    undefined,
    { kind: 'symptom', concept: 'shortness of breath', polarity: 'absent' },
  ],
])('a symptom %s', (_, code, ...others) => {
  const name = { concept: 'shortness of breath' } as const
  const text = codes(name, { kind: 'complaint', ...name }, ...others)
  if (code === undefined) expect(text).not.toContain('R06')
  else expect(text).toContain(code)
  expect(codes(name)).not.toContain('R06')
})

test('a condition that is ruled out as well has no code, one that is not felt today has', () => {
  const absent = { concept: 'migraine', polarity: 'absent' } as const
  expect(codes({ concept: 'migraine' }, { kind: 'symptom', ...absent })).toContain('G43.909')
  expect(codes({ concept: 'migraine' }, absent)).not.toContain('G43.909')
})
