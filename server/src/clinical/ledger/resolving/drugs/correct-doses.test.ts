import { expect, test } from 'vitest'
import type { FramedFact } from '../../fact.ts'
import { givenFact, givenLines, givenStretch } from '../../testing/given-facts.ts'
import { correctDoses } from './correct-doses.ts'

function drug(
  lines: ReturnType<typeof givenLines>,
  words: string,
  told: Partial<FramedFact>,
): FramedFact {
  const said = givenStretch(lines, words)
  const concept = words.toLowerCase().replace(/[^a-z]+$/, '')
  return givenFact({
    kind: 'medication',
    status: 'takes',
    concept,
    said: [said],
    lines: [said.line],
    ...told,
  })
}

test.each<[string, string[], string, string]>([
  [
    'a dose that was cut',
    ['C: Metoprolol, it is 100 milligrams?', 'P: It was 100, but they cut it to 50.'],
    '100 mg',
    '50 mg',
  ],
  [
    'a dose that was put up',
    ['C: You take metoprolol, 5 milligrams?', 'P: I am on the 10 now, though.'],
    '5 mg',
    '10 mg',
  ],
  [
    'a dose that is another by now',
    ['C: You take metoprolol, 5 milligrams?', "P: Metoprolol's ten now."],
    '5 mg',
    '10 mg',
  ],
  ['a slip', ['P: Metoprolol, eighty milligrams. No, forty.'], '80 mg', '40 mg'],
  [
    'a figure behind the name later on',
    ['C: Metoprolol 100 milligrams.', 'P: Yes.', 'C: Stay on metoprolol 50.'],
    '100 mg',
    '50 mg',
  ],
  [
    'nothing, where other things are counted',
    ['P: I take metoprolol, 100 milligrams, and I went to 12 classes.'],
    '100 mg',
    '100 mg',
  ],
  [
    'nothing, where the clinician thinks aloud',
    ['C: Metoprolol 100 milligrams.', 'P: Yes.', 'C: I thought we went to 50.'],
    '100 mg',
    '100 mg',
  ],
  [
    'nothing, where days are counted',
    ['P: Metoprolol 100 milligrams, no, 20 days.'],
    '100 mg',
    '100 mg',
  ],
])('what is taken has the dose that was said last: %s', (_, said, dose, told) => {
  const lines = givenLines(...said)
  const named = said.flatMap((line, at) => {
    const words = /metoprolol(?: 50)?/i.exec(line)?.[0]
    return words === undefined ? [] : [{ words, at }]
  })
  const facts = named.map(({ words, at }, place) => {
    const from = lines[at]?.text.indexOf(words) ?? 0
    return drug(lines, words, {
      concept: 'metoprolol',
      said: [{ line: at, from, to: from + words.length }],
      lines: [at],
      ...(place === 0 ? { attributes: { dose } } : { status: 'continue' }),
    })
  })
  expect(correctDoses(lines, facts)[0]?.attributes.dose).toBe(told)
})

test('the correction of the next drug is not of the one before', () => {
  const lines = givenLines('P: Ramipril 5 milligrams and metformin, no, 850.')
  const facts = ['Ramipril', 'metformin'].map((words) =>
    drug(lines, words, { attributes: { dose: words === 'Ramipril' ? '5 mg' : '500 mg' } }),
  )
  const doses = correctDoses(lines, facts).map(({ attributes }) => attributes.dose)
  expect(doses).toEqual(['5 mg', '850 mg'])
})

test('a figure of the name is no dose', () => {
  const lines = givenLines('C: Continue vitamin b 12.')
  const fact = drug(lines, 'vitamin b 12', {
    concept: 'vitamin b12',
    status: 'continue',
    attributes: { dose: '1000 mcg' },
  })
  expect(correctDoses(lines, [fact])[0]?.attributes.dose).toBe('1000 mcg')
})

test('a dose that it shall be changed to is not taken yet', () => {
  const lines = givenLines('P: Metoprolol, 50 milligrams.', 'C: Cut the metoprolol to 25.')
  const taken = drug(lines, 'Metoprolol', { attributes: { dose: '50 mg' } })
  const cut = drug(lines, 'metoprolol to 25', { concept: 'metoprolol', status: 'decrease' })
  expect(correctDoses(lines, [taken, cut])[0]?.attributes.dose).toBe('50 mg')
})

test('milligrams are not told as grams', () => {
  const lines = givenLines('P: Metoprolol, a gram. No, 40.')
  const taken = drug(lines, 'Metoprolol', { attributes: { dose: '1 g' } })
  expect(correctDoses(lines, [taken])[0]?.attributes.dose).toBe('1 g')
})
