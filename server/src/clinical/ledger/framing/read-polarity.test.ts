import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../testing/given-facts.ts'
import { readPolarity } from './read-polarity.ts'

/** Of the cough in a line that the reader takes for denied. */
function polarityOf(...said: readonly string[]) {
  const lines = givenLines(...said)
  return readPolarity(lines, givenMention(lines, 'cough', { polarity: 'absent' }))
}

test.each([
  'No cough.',
  'I am not coughing, it is a cough of his.',
  'A cough? Nope.',
  'A cough? Nah.',
  'Of a cough, none.',
  'I never cough.',
  'Nothing like a cough.',
  'Nobody has a cough.',
  'A cough is nowhere.',
  'Neither a cough.',
  'Nor a cough.',
  'Without a cough.',
  'He denies a cough.',
  'He denied a cough.',
  'I deny a cough.',
  'Negative for cough.',
  'The cough is absent.',
  'Free of cough.',
  'A lack of cough.',
  'I cannot cough.',
  'A sneeze instead of a cough.',
  'A sneeze rather than a cough.',
  'I am off of the cough syrup.',
  'I quit the cough syrup.',
  'I stopped the cough syrup.',
  'I rarely cough.',
  'I hardly cough.',
  'The cough is gone.',
  'The cough went away.',
  'The cough has resolved.',
  'A cough is unlikely.',
  'A cough? Uh-uh.',
  'A cough? Mm-mm.',
  'I am unable to cough.',
  'I avoid cough syrup.',
  'I decline cough syrup.',
  'I declined cough syrup.',
  'I refused cough syrup.',
  'We hold off with cough syrup.',
  "I don't cough.",
  'i dont cough',
])('%s', (text) => {
  expect(polarityOf(`P: ${text}`)).toBe('absent')
})

test.each([
  [['P: I have a cough.'], 'present'],
  [['C: Any cough?', 'P: No.'], 'absent'],
  [['C: Any cough?', 'P: Well.', 'P: Not really.'], 'absent'],
  [['C: Any cough?', 'P: Only a sneeze.'], undefined],
  [['C: Any cough?', "P: I'm not sure."], undefined],
  [['C: any cough', 'P: only a sneeze'], undefined],
])('absence needs a word that denies: %j', (said, polarity) => {
  expect(polarityOf(...said)).toBe(polarity)
})
