import { expect, test } from 'vitest'
import { spokenSentences } from '../speech/spoken-sentences.ts'
import { givenVisit, heardIn } from '../testing/given-visit.ts'
import { toldForQuoted } from './told-for-quoted.ts'

const SEGMENTS = givenVisit('doctor: I will put you on ramipril, 5 mg.')
const quotation = { use: 'medicine' as const, text: '', factIds: ['ramipril'], lines: [0] }

function toldOf(told: Partial<Parameters<typeof heardIn>[2]>, use: 'medicine' | 'step') {
  const start = { kind: 'medication', status: 'start', ...told } as const
  const fact = heardIn(SEGMENTS, 'ramipril', start)
  return toldForQuoted([fact], [{ ...quotation, use }], spokenSentences(SEGMENTS))
}

test('a medicine that is quoted and was read surely could be told', () => {
  expect(toldOf({}, 'medicine')).toHaveLength(1)
})

test.each([
  [{}, 'step'],
  [{ sureness: 0.7 }, 'medicine'],
  [{ certainty: 'possible' }, 'medicine'],
  [{ status: 'takes', time: 'now' }, 'medicine'],
] as const)('else it is only quoted: %o %s', (told, use) => {
  expect(toldOf(told, use)).toEqual([])
})
