import { expect, test } from 'vitest'
import { isPlaceholder } from './judging/is-placeholder.ts'
import { readerOf } from './reader-of.ts'

test.each([
  ['Patient Instructions', 'medical', '', 'patient'],
  ['Recall', 'dental', 'Write a letter to the patient in plain words.', 'patient'],
  ['Sick Note', 'administrative', '', 'office'],
  ['ICD-10 Codes', 'medical', '', 'office'],
  ['SOAP', 'medical', 'Write what the patient said.', 'clinician'],
] as const)('%s is for the %s reader', (title, type, prompt, reader) => {
  expect(readerOf({ title, type, prompt })).toBe(reader)
})

test.each([
  ['Not discussed.', true],
  ['Allergies: not discussed', true],
  ['Signature: ____', true],
  ['Return on [date].', true],
  ['N/A', true],
  ['Discussed not smoking.', false],
  ['No known allergies.', false],
])('%s is a placeholder: %s', (sentence, expected) => {
  expect(isPlaceholder(sentence)).toBe(expected)
})
