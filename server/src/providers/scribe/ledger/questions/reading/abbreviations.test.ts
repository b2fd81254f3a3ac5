import { expect, test } from 'vitest'
import { ABBREVIATIONS } from './abbreviations.data.ts'

const inFull = (text: string) =>
  ABBREVIATIONS.reduce((words, [short, long]) => words.replace(short, long), text)

test.each([
  ['LMP?', 'last menstrual period?'],
  ['Any cardiac hx?', 'Any cardiac history?'],
  ['Dx?', 'diagnosis?'],
  ['What Rx did she get?', 'What prescription did she get?'],
  ['tx?', 'treatment?'],
  ['Sx?', 'symptoms?'],
  ['F/U?', 'follow-up?'],
  ['CC?', 'chief complaint?'],
  ['PMH?', 'past medical history?'],
  ['PSH', 'surgical history'],
  ['FHx?', 'family history?'],
  ['Plan for HTN?', 'Plan for hypertension?'],
  ['T2DM?', 'type 2 diabetes?'],
  ['Which abx?', 'Which antibiotics?'],
  ['PFTs?', 'pulmonary function tests?'],
  ['CXR?', 'chest x-ray?'],
  ['Any n/v?', 'Any nausea or vomiting?'],
  ['ROM?', 'range of motion?'],
  ['RR?', 'respiratory rate?'],
  ['Any LOC?', 'Any loss of consciousness?'],
  ['Did I refer to PT?', 'Did I refer to physical therapy?'],
  ['What did the pt say?', 'What did the pt say?'],
])('%s', (short, long) => {
  expect(inFull(short)).toBe(long)
})

test('every row has an example', () => {
  expect(ABBREVIATIONS).toHaveLength(21)
})
