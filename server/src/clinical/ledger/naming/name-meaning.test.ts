import type { FactKind } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { nameConcept } from './name-concept.ts'

test.each<[FactKind, string, string]>([
  ['finding', 'breathing a little fast', 'rapid breathing'],
  ['complaint', 'lung infections', 'lung infection'],
  ['assessment', 'newly reduced left ventricular dysfunction', 'left ventricular dysfunction'],
  ['symptom', 'feeling sick', 'feeling sick'],
  ['symptom', "I've been sick", 'feeling sick'],
  ['symptom', 'drinking a lot of fluid', 'drinking fluids'],
  ['symptom', 'peeing a lot', 'urinary frequency'],
  ['history', "otherwise I'm fit and well", 'feels well'],
  ['symptom', 'a little run-down', 'fatigue'],
  ['complaint', 'your hemoglobin is low', 'low hemoglobin'],
  ['finding', 'your blood pressure is a little high', 'elevated blood pressure'],
  ['history', 'high blood pressure', 'hypertension'],
  ['finding', 'no clicks', 'click'],
  ['finding', 'some fine rales', 'fine crackles'],
  ['finding', 'erythema', 'erythema'],
  ['finding', 'no cva', 'cva tenderness'],
  ['symptom', 'any burning', 'burning'],
  ['symptom', 'toes', 'toes'],
  ['symptom', 'able to put weight on it', 'able to bear weight'],
  ['symptom', 'I put on some weight', 'weight gain'],
])('a name means what was said: %s "%s" is %s', (kind, words, concept) => {
  expect(nameConcept(kind, words)).toBe(concept)
})

test.each<[FactKind, string, string]>([
  ['symptom', 'has anything changed', 'menopause'],
  ['plan', 'can look into that as well', 'in-toeing'],
  ['symptom', 'lose my breath so quickly', 'rapid breathing'],
  ['symptom', 'put any weight on it', 'weight gain'],
  ['plan', "symptoms aren't getting better", 'feels better'],
  ['symptom', "haven't had a bowel movement", 'bowels normal'],
])('a name never means another thing: %s "%s" is not %s', (kind, words, other) => {
  expect(nameConcept(kind, words)).not.toBe(other)
})
