import type { Fact } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { isTooDoubtful } from './is-too-doubtful.ts'

const at = (from: number) => ({ segment_id: 'a', from, to: from + 5, words: 'words' })
const heard = { source: 'heard', status: '', attributes: {}, said: [at(0)] } as unknown as Fact
const afar = { attributes: { dose: '5 mg' }, said: [at(0), at(90)] }

test.each<[string, Partial<Fact>, boolean]>([
  ['a symptom that was hardly read', { kind: 'symptom', sureness: 0.55 }, true],
  ['a symptom that was read surely', { kind: 'symptom', sureness: 0.65 }, false],
  ['a past condition', { kind: 'history', sureness: 0.55 }, true],
  ['a value', { kind: 'measurement', sureness: 0.55 }, true],
  ['a result', { kind: 'result', sureness: 0.55 }, true],
  ['a drug that was started', { kind: 'medication', status: 'start', sureness: 0.55 }, true],
  ['a drug that is taken', { kind: 'medication', status: 'takes', sureness: 0.55 }, false],
  ['a drug that is advised', { kind: 'medication', status: 'advise', sureness: 0.55 }, false],
  ['a plan', { kind: 'plan', sureness: 0.45 }, false],
  ['a dose from afar', { kind: 'medication', status: 'takes', sureness: 0.75, ...afar }, true],
  [
    'the same, read surely',
    { kind: 'medication', status: 'takes', sureness: 0.85, ...afar },
    false,
  ],
  ['what somebody typed', { kind: 'symptom', sureness: 0.3, source: 'typed' }, false],
  ['what somebody corrected', { kind: 'symptom', source: 'corrected' }, false],
])('%s', (_, fact, expected) => {
  expect(isTooDoubtful({ ...heard, ...fact })).toBe(expected)
})
