import { describe, expect, test } from 'vitest'
import { phraseAnswer } from './phrase-answer.ts'

describe('an answered question as a statement', () => {
  test.each([
    ['any chest pain?', 'no', 'denies chest pain'],
    ['have you had any fever or chills?', 'no', 'denies fever or chills'],
    ['any symptoms like nausea, vomiting, anything like that?', 'no', 'denies nausea, vomiting'],
    ['nausea, vomiting, diarrhea?', 'no', 'denies nausea, vomiting, diarrhea'],
    ['do you have a podiatrist', 'no', 'you do not have a podiatrist'],
    ['do you smoke?', 'no', 'you do not smoke'],
    ['does it radiate anywhere', 'no', 'it does not radiate anywhere'],
    ['are you having any headaches', 'yes', 'reports headaches'],
    ['are you taking your medication?', 'yes', 'you are taking your medication'],
    ['you are taking your medication?', 'yes', 'you are taking your medication'],
    ['can you describe the pain?', 'yes', null],
    ['are you on any medications?', 'yes', null],
    ['are you on any medications?', 'no', 'you are not on any medications'],
    ['do you have any antihistamines with you?', 'no', 'denies antihistamines'],
    ['do you have any medications?', 'yes', null],
    ['any things, blood in your stool?', 'no', 'denies blood in your stool'],
    ['have you noticed any other symptoms at all, with your breath?', 'no', null],
    [
      'specifically fever, rash, weakness, passing out?',
      'no',
      'denies fever, rash, weakness, passing out',
    ],
    ['have you been feverish, for example?', 'yes', 'you have been feverish'],
    ['you mentioned a cough, anything else?', 'yes', 'you mentioned a cough'],
    ['is it sharp or dull', 'yes', null],
    ['how are you?', 'yes', null],
    ['do you have any questions?', 'no', null],
  ] as const)('%s — %s', (question, answer, phrased) => {
    expect(phraseAnswer(question, answer)).toBe(phrased)
  })
})
