import type { Fact } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenFacts } from '../../../../../clinical/realise/testing/given-fact.ts'
import type { ScribeSegment } from '../../../scribe.ts'
import { leansOnBefore } from './leans-on-before.ts'

const SENT: Partial<Fact> = { kind: 'plan', act: 'emergency', concept: 'emergency department' }
const SIGN: Partial<Fact> = { kind: 'plan', act: 'safety_net', attributes: { condition: 'x' } }

test.each<[string[], string, Partial<Fact>, boolean]>([
  [['A black stool is bad. You need to go to hospital for that.'], 'hospital', SENT, true],
  [['You need to go to hospital now for the stitches.'], 'hospital', SENT, false],
  [
    ['You need to go to hospital for that.'],
    'hospital',
    { ...SENT, attributes: { condition: 'if black' } },
    false,
  ],
  [['If you get a numb foot,', 'Any of those and you ring 999.'], 'numb foot', SIGN, true],
  [
    ['If you get a numb foot, call us.', 'Any of those and you ring 999.'],
    'numb foot',
    SIGN,
    false,
  ],
  [['If you get a numb foot,', 'Then see me on Monday.'], 'numb foot', SIGN, false],
  [['If you get a numb foot,', 'My father went to hospital.'], 'numb foot', SIGN, false],
])('%j: %s %j', (texts, words, told, expected) => {
  const spoken = texts.flatMap((text) => [text, 'Mm-hmm.'])
  const segments = spoken.map((text, index): ScribeSegment => ({
    id: `s${index}`,
    index,
    text,
    speaker: index % 2 === 0 ? 'Doctor' : 'Patient',
    role: index % 2 === 0 ? 'clinician' : 'patient',
  }))
  const [fact] = givenFacts(told)
  if (fact === undefined) throw new Error('no fact')
  const from = texts[0]?.indexOf(words) ?? 0
  const said = [{ segment_id: 's0', from, to: from + words.length, words }]
  expect(leansOnBefore({ ...fact, said }, segments)).toBe(expected)
})
