import { expect, test } from 'vitest'
import { askVisit, type Read } from './testing/ask-visit.ts'
import { TESTS_NAMED } from './naming/tests-named.data.ts'

const EXAMPLES: Readonly<Record<string, string>> = {
  'x-ray': 'the x-rays',
  mri: 'the mri',
  ct: 'a cat scan',
  ultrasound: 'the sonogram',
  echocardiogram: 'the echo',
  ekg: 'an ecg',
  mammogram: 'her mammogram',
  'stress test': 'the stress test',
  colonoscopy: 'the colonoscopy',
  endoscopy: 'a gastroscopy',
  angiogram: 'the angiography',
  'lung function': 'the spirometry',
  labs: 'the blood tests',
  biopsy: 'the biopsies',
  urine: 'the urinalysis',
  'bone density': 'a dexa scan',
  eeg: 'the eeg',
  'nerve study': 'the emg',
}

test.each(TESTS_NAMED)('%s is told apart from the other tests', (name) => {
  const words = EXAMPLES[name] ?? ''
  expect(TESTS_NAMED.filter(([, called]) => called.test(words)).map(([each]) => each)).toEqual([
    name,
  ])
})

const LINES = ['On the chest x-ray there is fluid. The echo shows a leaky valve.', 'Okay.']
const READ: Read[] = [
  [0, 'fluid', { kind: 'result', concept: 'fluid in the lungs' }],
  [0, 'leaky valve', { kind: 'result', concept: 'leaky valve' }],
]

test('of two tests in one line each is told by its own result', () => {
  const echo = askVisit('What did the echo show?', LINES, ...READ)
  expect(echo).toMatch(/leaky valve/i)
  expect(echo).not.toMatch(/fluid/i)
  expect(askVisit('What did the x-ray show?', LINES, ...READ)).not.toMatch(/valve/i)
})
