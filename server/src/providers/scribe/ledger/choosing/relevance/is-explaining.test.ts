import { expect, test } from 'vitest'
import { givenFacts } from '../../../../../clinical/realise/testing/given-fact.ts'
import { isExplaining } from './is-explaining.ts'

test.each([
  ["Okay, that's when there are crystals in the ear.", 'assessment', true],
  ['So that is basically when there are crystals in the ear.', 'assessment', true],
  ['It means that the crystals in the ear move.', 'assessment', true],
  ["It's crystals in the ear.", 'assessment', false],
  ["You have gout. It's crystals in the ear.", 'assessment', false],
  ['I think you have crystals in the ear.', 'assessment', false],
  ["Okay, that's when there are crystals in the ear.", 'result', false],
] as const)('%s as a %s', (text, kind, expected) => {
  const words = 'crystals'
  const [fact] = givenFacts({ kind, concept: words })
  if (fact === undefined) throw new Error('no fact')
  const from = text.indexOf(words)
  const said = [{ segment_id: 's1', from, to: from + words.length, words }]
  const segment = { id: 's1', index: 1, text, speaker: 'Doctor', role: 'clinician' as const }
  expect(isExplaining({ ...fact, said, lines: [1] }, [segment])).toBe(expected)
})
