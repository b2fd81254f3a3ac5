import { expect, test } from 'vitest'
import { nameVoices } from './name-voices.ts'

const line = (voice: number | null, label: string | null = null, seconds = 3) => {
  return { voice, label, seconds }
}

test('new voices are counted, and what is unsure has no label', () => {
  const lines = [line(0), line(1), line(null), line(0)]
  expect(nameVoices(lines, [])).toEqual(['Speaker 1', 'Speaker 2', null, 'Speaker 1'])
})

test('a voice keeps its label when the visit grows and voices are numbered otherwise', () => {
  const lines = [line(1, 'Speaker 1'), line(0, 'Speaker 2'), line(1), line(2)]
  expect(nameVoices(lines, [])).toEqual(['Speaker 1', 'Speaker 2', 'Speaker 1', 'Speaker 3'])
})

test('of two voices that were one, the longer keeps the label', () => {
  const lines = [line(0, 'Speaker 1', 2), line(1, 'Speaker 1', 9), line(2, 'Speaker 2')]
  expect(nameVoices(lines, [])).toEqual(['Speaker 3', 'Speaker 1', 'Speaker 2'])
})

test('a label that a person has named is not given to somebody else', () => {
  expect(nameVoices([line(0), line(1)], ['Speaker 1'])).toEqual(['Speaker 2', 'Speaker 3'])
})
