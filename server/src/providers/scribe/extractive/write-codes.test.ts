import { describe, expect, test } from 'vitest'
import { parseTemplate } from '../parse-template.ts'
import { finish } from './steps.ts'
import { statementOf } from './testing/statement-of.ts'
import { writeCodes } from './write-codes.ts'

const TEMPLATE = parseTemplate({
  prompt:
    '## Diagnoses\n## Symptoms and Findings\n## History and Status\n## Uncertain or Ruled Out',
})
const code = (text: string, rest = {}) =>
  finish(writeCodes(TEMPLATE, [statementOf(text, rest)])).map(({ sentences }) => sentences[0]?.text)
const NONE = 'Not discussed.'

describe('codes', () => {
  test.each([
    ['your hypertension is controlled', ['Hypertension: I10', NONE, NONE, NONE]],
    ['your diabetes is better', ['Diabetes: no code (type not stated)', NONE, NONE, NONE]],
    ['this could be gout', [NONE, NONE, NONE, 'Gout: no code (named as uncertain or ruled out)']],
    [
      'my mother had breast cancer',
      [NONE, NONE, 'Breast cancer: no code (named as history)', NONE],
    ],
    ['i have had a cough', [NONE, 'Cough: R05.9', NONE, NONE]],
    ['take lisinopril every day', [NONE, NONE, NONE, NONE]],
  ])('%s', (text, lines) => {
    expect(code(text)).toEqual(lines)
  })
  test('what was denied is not coded', () => {
    expect(code('do you have asthma', { isQuestion: true, answer: 'no' })).toEqual([
      NONE,
      NONE,
      NONE,
      NONE,
    ])
  })
})
