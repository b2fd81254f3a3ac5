import { describe, expect, test } from 'vitest'
import { guessTopics } from './guess-topic.ts'
import { finish } from './steps.ts'
import { statementOf } from './testing/statement-of.ts'
import weights from './weights.json' with { type: 'json' }

const topicOf = (text: string, rest = {}) =>
  finish(guessTopics(weights.topics, [{ statement: statementOf(text, rest), sentence: text }]))[0]
const PATIENT = { role: 'patient', position: 0.2 }

describe('what a statement is about', () => {
  test.each([
    ['i am allergic to penicillin', PATIENT, 'allergies'],
    ['i take metformin 500 mg twice a day', PATIENT, 'medications'],
    ['my mother had breast cancer', PATIENT, 'family'],
    ['i smoke 1 pack of cigarettes a day', PATIENT, 'social'],
    ['i feel depressed and anxious', PATIENT, 'mood'],
    ['any thoughts of hurting yourself', { answer: 'no' }, 'risk'],
    ['any chest pain or shortness of breath', { answer: 'no' }, 'ros'],
    ['does that hurt when i press here', { answer: 'no' }, 'exam'],
    ['your lungs are clear to auscultation bilaterally', {}, 'exam'],
    ['your ekg is completely normal', { position: 0.7 }, 'results'],
    ['the echocardiogram shows a reduced pumping function', { position: 0.7 }, 'results'],
    ['you are alert and oriented to time and place', { position: 0.7 }, 'exam'],
    ['your blood pressure and heart rate look good', { position: 0.6 }, 'vitals'],
    ['someone may get an allergic reaction', { position: 0.6 }, 'assessment'],
    ['i think you have pneumonia', { position: 0.8 }, 'assessment'],
    ['i am going to prescribe amoxicillin', { position: 0.8 }, 'plan'],
    ['i want to see you back in 2 weeks', { position: 0.9 }, 'followUp'],
    ['call us if you have trouble breathing', { position: 0.9 }, 'warning'],
  ])('%s', (text, rest, topic) => {
    expect(topicOf(text, rest)).toBe(topic)
  })
})
