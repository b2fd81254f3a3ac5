import { describe, expect, test } from 'vitest'
import { dropArticles, phraseOrdered, phraseTaking, writeDoses } from './phrase-drugs.ts'

describe('a drug that is taken now', () => {
  test.each([
    ['We have the patient on the Norvasc.', 'takes the Norvasc.'],
    ['The patient is still taking the insulin.', 'still takes the insulin.'],
    ['For his reflux, we have the patient on Protonix.', 'For his reflux, takes Protonix.'],
  ])('%s', (said, written) => {
    expect(phraseTaking(said)).toBe(written)
  })

  test.each([
    'We had the patient on the Norvasc.',
    'We will have the patient on Norvasc.',
    'The patient is not on Norvasc.',
    'The patient was on Norvasc.',
    'The patient is on a low salt diet.',
    'He is on insulin.',
    'I think we have the patient on Norvasc.',
    'If the patient is on insulin, call us.',
  ])('is not this: %s', (said) => {
    expect(phraseTaking(said)).toBe(said)
  })
})

describe('an order', () => {
  test.each([
    ['continue the patient on the Norvasc.', 'continue the Norvasc.'],
    ['start him on a statin.', 'start a statin.'],
    ['prescribe the patient some naproxen.', 'prescribe some naproxen.'],
    ['refer the patient back to urology.', 'refer back to urology.'],
    ['order a lipid panel on the patient.', 'order a lipid panel.'],
    ['It is going to be naproxen 500 mg.', 'naproxen 500 mg.'],
  ])('names what is ordered: %s', (said, written) => {
    expect(phraseOrdered(said)).toBe(written)
  })

  test('is not what somebody says of it', () => {
    const said = 'We gave the patient a brace.'
    expect(phraseOrdered(said)).toBe(said)
  })
})

test('a drug needs no article, and other things keep theirs', () => {
  expect(
    dropArticles('Continue the Norvasc, her insulin and his Prozac with the brace and the statin.'),
  ).toBe('Continue Norvasc, insulin and Prozac with the brace and the statin.')
})

test('a drug that is only measured keeps its article', () => {
  expect(dropArticles('Repeat and check the lithium level, order the digoxin level.')).toBe(
    'Repeat and check the lithium level, order the digoxin level.',
  )
})

test.each([
  ['Prozac 20 mg a day.', 'Prozac 20 mg daily.'],
  ['Naprosyn 500 mg, twice a day.', 'Naprosyn 500 mg, twice daily.'],
  ['Sodium is 2000 mg per day.', 'Sodium is 2000 mg per day.'],
  ['The patient smokes 2 packs a day.', 'The patient smokes 2 packs a day.'],
  ['Start neurontin and aspirin.', 'Start Neurontin and aspirin.'],
])('doses and names: %s', (said, written) => {
  expect(writeDoses(said)).toBe(written)
})
