import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenFacts } from '../../../clinical/realise/testing/given-fact.ts'
import { parseTemplate } from '../parse-template.ts'
import { renderNote } from './render-note.ts'
import { writeCodes } from './write-codes.ts'

const HEADINGS =
  '## Diagnoses\n## Symptoms and Findings\n## History and Status\n## Uncertain or Ruled Out'

function codes(...told: readonly Partial<FactContent>[]): string {
  const facts = givenFacts(...told.map((fact) => ({ kind: 'assessment' as const, ...fact })))
  return renderNote(writeCodes(parseTemplate({ prompt: HEADINGS }), { facts }))
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
  const text = renderNote(writeCodes(parseTemplate({ prompt: HEADINGS }), { facts, edition }))
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
  ['a joint with its side', [{ concept: 'frozen shoulder', attributes: { side: 'left' } }], 'M75'],
])('%s has no code of the name alone', (_, told, code) => {
  expect(codes(...told)).not.toContain(code)
})
