import { expect, test } from 'vitest'
import { quoteClause } from './quote-clause.ts'

function quote(text: string, words: string): string {
  const from = text.indexOf(words)
  return quoteClause(text, { from, to: from + words.length })
}

test.each([
  [
    'Um, so, my red cell count has increased. Anything else?',
    'red cell count',
    'my red cell count has increased',
  ],
  [
    'However, if it hurts just book another visit, OK?',
    'book',
    'if it hurts just book another visit',
  ],
  [
    'well call me if the swelling gets worse okay',
    'swelling',
    'call me if the swelling gets worse',
  ],
  [
    'okay so we talked about the knee and how it all began last summer at the lake with the boat and you came in and i do not see any evidence of a fracture on the film and we will see you in two weeks for another look at it and then decide',
    'fracture',
    'i do not see any evidence of a fracture on the film',
  ],
  [
    'use clobetasol that is a zero . zero five percent solution twice daily. And rest.',
    'clobetasol',
    'use clobetasol that is a zero . zero five percent solution twice daily',
  ],
  [
    'okay so we talked about the knee and how it all began last summer at the lake with the boat and if it does not get better then we can get an x-ray of it and then you told me about the boat and the lake again',
    'x-ray',
    'if it does not get better then we can get an x-ray of it',
  ],
  [
    "and i want you to continue to ice it you can ice it five times a day for twenty minutes at a time just to help that swelling go down i'm gon na give you an air cast to help you stabilize the ankle",
    'ice it five times',
    'you can ice it five times a day for twenty minutes at a time just to help that swelling go down',
  ],
  [
    "and i want you to keep the leg up on a pillow for most of the day if it gets any worse or more swollen than it was on the day of the fall at the farm you can take ibuprofen with food three times a day i'm gon na give you an air cast",
    'take ibuprofen',
    'if it gets any worse or more swollen than it was on the day of the fall at the farm you can take ibuprofen with food three times a day',
  ],
  [
    'Something, called either Nitrofurantoin, or Trimethoprim.',
    'Trimethoprim',
    'Something, called either Nitrofurantoin, or Trimethoprim',
  ],
  [
    'i do want to add spironolactone twelve . five milligrams daily . And rest.',
    'spironolactone',
    'i do want to add spironolactone twelve . five milligrams daily',
  ],
  [
    'i do want you to drink plenty of water what kind of questions do you have about that',
    'drink',
    'i do want you to drink plenty of water',
  ],
  [
    'that is how the knee began do you take any painkillers for it',
    'painkillers',
    'do you take any painkillers for it',
  ],
  [
    'i want to send you for a blood test at the clinic down the road to see if you have a clotting problem so this kind of clot is treated with tablets for three months and after that we decide',
    'treated',
    'this kind of clot is treated with tablets for three months',
  ],
  ['i do not have any pain anywhere else', 'pain', 'i do not have any pain anywhere else'],
  [
    'you said it is at the back of the knee any swelling anywhere else',
    'knee',
    'you said it is at the back of the knee',
  ],
  [
    'they gave you a water tablet and is that is that helping',
    'water tablet',
    'they gave you a water tablet',
  ],
  [
    'you say you hurt that hip before tell me about that',
    'hip',
    'you say you hurt that hip before',
  ],
  [
    'any bleeding that you have from the gums tell me about it right away',
    'bleeding',
    'any bleeding that you have from the gums tell me about it right away',
  ],
  ['it showed what you have in your knee', 'showed', 'it showed what you have in your knee'],
])('%s: the clause of %s', (text, words, clause) => {
  expect(quote(text, words)).toBe(clause)
})

test('a warning may be longer', () => {
  const warning = `if you ${'or you '.repeat(20)}have chest pain then call me`
  const from = warning.indexOf('chest')
  expect(quoteClause(warning, { from, to: from + 10 }, 80)).toBe(warning)
})

test.each([
  ['blood pressure and was', 'blood pressure'],
  ['heart and lungs', 'heart'],
  ['Whether we have to admit you to hospital straight away.', 'hospital'],
  ["I'm going to take a listen to your heart and lungs now.", 'heart'],
  ['hey dragon, show me the last x-ray of the knee', 'x-ray'],
])('%s is no clause that says something by itself', (text, words) => {
  expect(quote(text, words)).toBe('')
})
