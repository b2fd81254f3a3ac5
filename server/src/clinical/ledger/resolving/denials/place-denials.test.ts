import { expect, test } from 'vitest'
import { givenFact, givenLines, givenStretch } from '../../testing/given-facts.ts'
import { placeDenials } from './place-denials.ts'

function nameOf(concept: string, words: string, ...said: string[]) {
  const lines = givenLines(...said)
  const stretch = givenStretch(lines, words)
  const fact = givenFact({ concept, polarity: 'absent', said: [stretch], lines: [stretch.line] })
  return placeDenials(lines, [fact])[0]?.concept
}

test.each([
  ['pain', 'No pain', 'chest pain', 'C: Any chest pain?', 'P: No pain.'],
  ['lump', 'No lump', 'breast lump', 'C: any lump in the breast', 'P: No lump.'],
  ['lump', 'lump', 'abdominal lump', 'C: Any lump you feel in your belly?', 'P: No.'],
  ['drainage', 'drainage', 'ear discharge', 'C: Any drainage from the ear?', 'P: No.'],
  ['burning', 'No burning', 'dysuria', 'C: Any burning when you pee?', 'P: No burning.'],
  ['burning', 'Burning', 'dysuria', 'C: Any trouble urinating? Burning?', 'P: No.'],
  ['pain', 'pain', 'dysuria', 'C: Any trouble passing urine, like pain or blood?', 'P: No.'],
  ['pain', 'No pain', 'ear pain', 'C: No pain, no discharge coming from your ears.', 'P: No.'],
  ['swelling', 'swelling', 'ankle swelling', 'C: How are your ankles? Any swelling?', 'P: No.'],
  ['pain', 'pain', 'ear pain', 'C: I have a few questions about your ears. Any pain?', 'P: No.'],
  ['weakness', 'weakness', 'weakness on one side', 'C: Any weakness on one side?', 'P: No.'],
])('%s is denied where it was asked for: %s', (concept, words, name, ...said) => {
  expect(nameOf(concept, words, ...said)).toBe(name)
})

test.each([
  ['a question of two places', 'pain', 'No pain', 'C: Any chest pain or leg pain?', 'P: No pain.'],
  ['several parts', 'weakness', 'Weakness', 'C: Weakness in the face, arms or legs?', 'P: No.'],
  ['another sentence', 'pain', 'pain', 'C: Any pain? How is the leg?', 'P: No.'],
  ['a part of its own', 'weakness', 'weakness', 'C: How is your back? Any weakness?', 'P: No.'],
  ['a talk of two parts', 'pain', 'pain', 'C: How are your knees and hips? Any pain?', 'P: No.'],
  [
    'what was asked in between',
    'pain',
    'pain',
    'C: How is your leg? Any fever? Any pain?',
    'P: No.',
  ],
  ['what the patient says of it', 'pain', 'No pain', 'P: My chest is tight.', 'P: No pain.'],
  ['a list of parts', 'pain', 'pain', 'C: No pain, no rash on your ears or nose.', 'P: No.'],
  ['a word for several parts', 'pain', 'pain', 'C: Any pain around the bottom?', 'P: No.'],
])('it has no place by %s', (_, concept, words, ...said) => {
  expect(nameOf(concept, words, ...said)).toBe(concept)
})

test('a denial that has its place keeps it', () => {
  const lines = givenLines('C: Any chest pain?', 'P: No pain in the calf.')
  const stretch = givenStretch(lines, 'No pain')
  const fact = givenFact({
    concept: 'pain',
    polarity: 'absent',
    attributes: { site: 'calf' },
    said: [stretch],
    lines: [1],
  })
  expect(placeDenials(lines, [fact])[0]?.concept).toBe('pain')
})
