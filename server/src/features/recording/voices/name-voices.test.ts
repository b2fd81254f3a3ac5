import { expect, test } from 'vitest'
import { nameVoices } from './name-voices.ts'

const line = (voice: number | null, label: string | null = null, seconds = 3) => {
  return { voice, label, seconds }
}

test('new voices are numbered, and uncertain lines have no label', () => {
  const lines = [line(0), line(1), line(null), line(0)]
  expect(nameVoices(lines, [])).toEqual(['Speaker 1', 'Speaker 2', null, 'Speaker 1'])
})

test('a voice keeps its label as the visit grows and voices are renumbered', () => {
  const lines = [line(1, 'Speaker 1'), line(0, 'Speaker 2'), line(1), line(2)]
  expect(nameVoices(lines, [])).toEqual(['Speaker 1', 'Speaker 2', 'Speaker 1', 'Speaker 3'])
})

test('of two voices that were one, the longer one keeps the label', () => {
  const lines = [line(0, 'Speaker 1', 2), line(1, 'Speaker 1', 9), line(2, 'Speaker 2')]
  expect(nameVoices(lines, [])).toEqual(['Speaker 3', 'Speaker 1', 'Speaker 2'])
})

test('a label that a person has named is not given to somebody else', () => {
  expect(nameVoices([line(0), line(1)], ['Speaker 1'])).toEqual(['Speaker 2', 'Speaker 3'])
})
