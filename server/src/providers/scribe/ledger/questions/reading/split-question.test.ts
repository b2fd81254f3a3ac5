import { expect, test } from 'vitest'
import { splitQuestion } from './split-question.ts'

test.each([
  [
    'What did the x-ray show and what is the plan for the knee?',
    ['What did the x-ray show', 'what is the plan for the knee?'],
  ],
  [
    'When was the colonoscopy and what did it show?',
    ['When was the colonoscopy', 'what did colonoscopy show?'],
  ],
  ['What is the diagnosis and the plan?', ['What is the diagnosis', 'What is the plan']],
  ['What is bothering him and since when?', ['What is bothering him', 'since when?']],
  ['Is he a smoker or drinker?', ['Is he a smoker', 'Is he a drinker']],
  ['Any nausea, vomiting or diarrhea?', ['Any nausea', 'Any vomiting', 'Any diarrhea']],
  [
    'Any bowel problems, and what does she take for them?',
    ['Any bowel problems', 'what does she take for bowel?'],
  ],
  [
    'How often should she take the tablets and for how long?',
    ['How often should she take the tablets', 'for how long should she take the tablets?'],
  ],
  [
    'Is he on a diuretic and was the dose changed?',
    ['Is he on a diuretic', 'was the dose changed of diuretic'],
  ],
])('%s is asked in parts', (question, parts) => {
  expect(splitQuestion(question)).toEqual(parts)
})

test.each([
  'Is it the left or the right knee?',
  'Is the pain better or worse?',
  'Did she take two or three tablets?',
  'Is he smoking or not?',
  'What did we say about salt and water?',
  'Does she have weakness of the arms and legs?',
  'When is follow-up and with whom?',
  'What did we prescribe and how should he use it?',
  'When does she come back and what does she need before then?',
])('%s is one question', (question) => {
  expect(splitQuestion(question)).toEqual([question])
})
