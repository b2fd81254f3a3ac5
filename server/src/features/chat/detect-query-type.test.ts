import type { QueryType } from '@chartwright/contract/query-types'
import { expect, test } from 'vitest'
import { detectQueryType } from './detect-query-type.ts'

test.each<[QueryType, string[]]>([
  [
    'note-edit',
    [
      'Shorten the plan',
      'make it a letter',
      'Please can you rewrite this for the patient',
      'Add a line about smoking to the plan',
      'remove the second paragraph',
      'Translate the note to Spanish',
      'Add: She will call on Monday.',
      'Change the dose to 40 mg',
      'Replace lisinopril with ramipril',
      'Put it into bullet points',
      'Remove the sentence about smoking',
    ],
  ],
  ['summary', ['Summarise the visit', 'Give me a summary of the plan', 'tl;dr', 'Key points?']],
  ['coding', ['ICD-10 for the diagnosis?', 'Which codes fit?', 'What do I bill under CPT']],
  [
    'dosage',
    ['What dose of lisinopril?', 'How often should she take the tablets', 'Was it 20 mg or 40mg?'],
  ],
  [
    'medication',
    [
      'Which medications is he on?',
      'What does the patient take?',
      'What did I prescribe?',
      'Make a list of drugs',
    ],
  ],
  ['patient-instructions', ['What was the patient told to do?', 'Advice given?']],
  ['follow-up', ['When is the next appointment?', 'follow up?', 'Was she referred to cardiology?']],
  ['investigation', ['Any blood work ordered?', 'What did the MRI show?', 'Test results']],
  ['diagnosis', ['What is the diagnosis?', 'Give me differentials', 'assessment please']],
  ['treatment', ['How should I treat this?', 'What is the plan', 'Physical therapy?']],
  [
    'history',
    ['Family history?', 'Does he smoke?', 'When did the pain begin?', 'Is she allergic to nuts?'],
  ],
  [
    'general',
    ['Hello', 'What colour was his shirt?', 'Who came along?', '   ', '?'.repeat(10_000)],
  ],
])('%s: %j', (type, questions) => {
  expect(questions.map(detectQueryType)).toEqual(questions.map(() => type))
})
