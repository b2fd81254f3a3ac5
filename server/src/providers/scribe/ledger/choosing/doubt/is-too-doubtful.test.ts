import type { Fact } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { LEAST_SURENESS } from './is-too-doubtful.data.ts'
import { isTooDoubtful } from './is-too-doubtful.ts'

const at = (from: number) => ({ segment_id: 'a', from, to: from + 5, words: 'words' })
const heard = {
  source: 'heard',
  status: '',
  text: 'A plain sentence.',
  attributes: {},
  said: [at(0)],
} as unknown as Fact
const afar = { attributes: { dose: '5 mg' }, said: [at(0), at(90)] }

test.each(LEAST_SURENESS)('$kind is told from $least on', (row) => {
  const { least, ...of } = row
  expect(isTooDoubtful({ ...heard, ...of, sureness: least })).toBe(false)
  expect(isTooDoubtful({ ...heard, ...of, sureness: least - 0.01 })).toBe(true)
})

test.each([
  ['does that hurt', true],
  ['no pain in the knee', false],
])('a denied pain in the words %s', (words, expected) => {
  const denied = { kind: 'finding', polarity: 'absent', concept: 'pain', sureness: 0.9 } as const
  expect(isTooDoubtful({ ...heard, ...denied, said: [{ ...at(0), words }] })).toBe(expected)
})

test.each<[string, Partial<Fact>, boolean]>([
  [
    'a drug that goes on, though other drugs must be surer',
    { kind: 'medication', status: 'continue', sureness: 0.75 },
    false,
  ],
  ['a drug that is taken', { kind: 'medication', status: 'takes', sureness: 0.75 }, true],
  ['a warning', { kind: 'plan', act: 'safety_net', sureness: 0.3 }, false],
  ['what no clinician would write so', { kind: 'symptom', sureness: 0.95, acceptance: 0.3 }, true],
  ['a conclusion, however it was read', { kind: 'assessment', sureness: 0.4 }, false],
  [
    'a conclusion that is badly put, read surely',
    { kind: 'assessment', sureness: 0.65, acceptance: 0.2 },
    false,
  ],
  ['the same, read less surely', { kind: 'assessment', sureness: 0.55, acceptance: 0.2 }, true],
  ['a time from afar', { kind: 'symptom', sureness: 0.75, ...afar }, true],
  ['the same, read surely', { kind: 'symptom', sureness: 0.85, ...afar }, false],
  [
    'the same, of which the phraser wrote',
    { kind: 'symptom', sureness: 0.75, phrased: true, ...afar },
    false,
  ],
  [
    'a test that is not done',
    { kind: 'plan', act: 'order', polarity: 'absent', certainty: 'sure', acceptance: 0.15 },
    false,
  ],
  [
    'one that is done',
    { kind: 'plan', act: 'order', polarity: 'present', certainty: 'sure', acceptance: 0.15 },
    true,
  ],
  [
    'a plan that is badly put, read surely',
    { kind: 'plan', text: 'Refer to neurology.', sureness: 0.7, acceptance: 0.25 },
    false,
  ],
  [
    'the same, read less surely',
    { kind: 'plan', text: 'Refer to neurology.', sureness: 0.6, acceptance: 0.25 },
    true,
  ],
  [
    'one that says too little',
    { kind: 'plan', text: 'Follow up.', sureness: 0.7, acceptance: 0.25 },
    true,
  ],
  ['what somebody typed', { kind: 'symptom', sureness: 0.3, source: 'typed' }, false],
  ['what somebody corrected', { kind: 'symptom', source: 'corrected' }, false],
])('%s', (_, fact, expected) => {
  expect(isTooDoubtful({ ...heard, ...fact })).toBe(expected)
})

test.each<[string, Partial<Fact>, boolean]>([
  ['an operation that was had', {}, false],
  ['one that was read less surely', { sureness: 0.75 }, true],
  ['one that was not had', { polarity: 'absent' }, true],
  ['one that is to come', { time: 'future' }, true],
  ['one of which nobody said what', { concept: 'surgery' }, true],
  ['what was put on', { concept: 'cast' }, true],
  ['an operation that nobody had', { concept: 'thumb replacement' }, true],
])('%s', (_, told, expected) => {
  const had = {
    kind: 'history',
    polarity: 'present',
    time: 'past',
    concept: 'hip replacement',
  } as const
  expect(isTooDoubtful({ ...heard, ...had, sureness: 0.9, acceptance: 0.2, ...told })).toBe(
    expected,
  )
})

test.each<[string, Partial<Fact>, boolean]>([
  ['a symptom that is known by its name', {}, false],
  ['one that is read less surely', { sureness: 0.45 }, true],
  ['one that hardly matters', { importance: 'minor' }, true],
  ['one in doubt', { certainty: 'possible' }, true],
  ['one of which more is said', { text: 'Reports fatigue if like resting.' }, true],
  ['a name that no table has', { concept: 'lump into frames' }, true],
  ['pain, of nobody knows where', { concept: 'pain', text: 'Pain.' }, true],
  ['no pain there', { polarity: 'absent', concept: 'pain', text: 'Denies pain.' }, true],
  ['horrible pain', { concept: 'pain', text: 'Horrible pain.' }, false],
  ['one of somebody else', { who: 'mother' }, true],
  ['one that is gone', { said: [{ ...at(0), words: 'not so tired anymore' }] }, true],
])('%s, which nobody would accept as a sentence', (_, told, expected) => {
  const tired = {
    kind: 'symptom',
    who: 'patient',
    concept: 'fatigue',
    certainty: 'sure',
    importance: 'major',
    text: 'Fatigue.',
    sureness: 0.55,
    acceptance: 0.1,
  } as const
  expect(isTooDoubtful({ ...heard, ...tired, ...told })).toBe(expected)
})

test.each([
  ['Clinician', true],
  ['Patient', false],
  [null, false],
])('a bare symptom that the speaker %s alone names must be surer: %s', (speaker, expected) => {
  const fact = { ...heard, kind: 'symptom', who: 'patient', concept: 'nausea' } as const
  const told = {
    certainty: 'sure',
    importance: 'major',
    text: 'Nausea.',
    sureness: 0.55,
    acceptance: 0.1,
  } as const
  const line = { id: 'a', index: 0, text: 'It can give you nausea.', speaker }
  expect(isTooDoubtful({ ...fact, ...told }, [line])).toBe(expected)
})

test.each([
  ['Um, no.', 0.71, false],
  ['No.', 0.69, true],
  ['No, I just have the one.', 0.8, true],
  ['Not really.', 0.95, true],
  ['None except aspirin.', 0.95, true],
  ['No no, only the one.', 0.95, true],
])("'Any other tablets?' – '%s', read at %s", (answer, sureness, expected) => {
  const none = { kind: 'medication', status: 'takes', polarity: 'absent' } as const
  const said = [at(0), { ...at(0), words: answer }]
  expect(isTooDoubtful({ ...heard, ...none, concept: 'other tablets', said, sureness })).toBe(
    expected,
  )
})
