import type { Fact } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { isPlainFinding, isPlainNumber } from './is-plain-finding.ts'

const red = {
  kind: 'finding',
  concept: 'pharyngeal erythema',
  polarity: 'present',
  certainty: 'sure',
  who: 'patient',
  time: 'now',
  attributes: {},
  text: 'Pharyngeal erythema.',
  said: [{ segment_id: 'a', from: 0, to: 18, words: 'your throat is red' }],
} as unknown as Fact

test.each<[string, Partial<Fact>, boolean]>([
  ['a finding of the tables', {}, true],
  ['one that is denied', { polarity: 'absent', text: 'No pharyngeal erythema.' }, true],
  ['one that no table has', { concept: 'red stuff' }, false],
  ['a felt thing', { kind: 'symptom' }, false],
  ['one in doubt', { certainty: 'possible' }, false],
  ['one of last year', { time: 'past' }, false],
  ["a brother's", { who: 'brother' }, false],
  ['one with its side', { attributes: { side: 'left' } }, true],
  ['one of which more is said', { attributes: { trigger: 'coughing' } }, false],
])('%s', (_, told, expected) => {
  expect(isPlainFinding({ ...red, ...told })).toBe(expected)
})

test.each([
  ['is your throat red?', false],
  ['any redness of the throat', false],
  ['throat is red', true],
])('said as "%s": %s', (words, expected) => {
  const said = [{ ...red.said[0], words }] as unknown as Fact['said']
  expect(isPlainFinding({ ...red, said })).toBe(expected)
})

test.each<[string, Partial<Fact>, boolean]>([
  ['a fever with its number', { concept: 'fever', attributes: { value: '38.6' } }, true],
  ['a pressure', { concept: 'blood pressure', attributes: { value: '118/76' } }, true],
  ['a number of nobody knows what', { concept: 'it', attributes: { value: '38.6' } }, false],
  ['no number', { concept: 'fever', attributes: { value: 'high' } }, false],
  ['one of somebody else', { concept: 'fever', who: 'son', attributes: { value: '39' } }, false],
])('%s', (_, told, expected) => {
  expect(isPlainNumber({ ...red, kind: 'measurement', ...told })).toBe(expected)
})
