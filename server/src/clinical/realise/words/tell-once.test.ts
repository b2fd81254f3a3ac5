import { expect, test } from 'vitest'
import type { FactAttribute, FactKind } from '@chartwright/contract/facts'
import { tellOnce } from './tell-once.ts'

type Told = Partial<Record<FactAttribute, string>>

test.each<[kind: FactKind, concept: string, told: Told, once: Told]>([
  [
    'medication',
    'ibuprofen',
    { frequency: 'as needed', condition: 'as needed' },
    { frequency: 'as needed' },
  ],
  [
    'symptom',
    'pain',
    { trigger: 'when sitting', condition: 'when sitting for long' },
    { condition: 'when sitting for long' },
  ],
  [
    'symptom',
    'pain',
    { trigger: 'when sitting', condition: 'if it is cold outside' },
    { trigger: 'when sitting', condition: 'if it is cold outside' },
  ],
  [
    'finding',
    'straight leg raise',
    { severity: 'positive', value: 'positive' },
    { value: 'positive' },
  ],
  [
    'medication',
    'paracetamol',
    { reason: 'for any bad pain', condition: 'any bad pain' },
    { condition: 'any bad pain' },
  ],
  ['symptom', 'able to bear weight', { severity: 'a little' }, {}],
  ['complaint', 'follow-up', { severity: 'chronic' }, {}],
  ['symptom', 'pain', { severity: 'a little' }, { severity: 'a little' }],
  ['social', 'smokes 2 packs a day', { detail: 'two packs a day' }, {}],
  ['symptom', 'abdominal pain', { site: 'abdomen', duration: '2 days' }, { duration: '2 days' }],
  ['plan', 'walk as tolerated', { duration: '2 days', when: '2 days' }, { when: '2 days' }],
  [
    'medication',
    'aciclovir',
    { frequency: '5 times a day', duration: '5 days' },
    { frequency: '5 times a day', duration: '5 days' },
  ],
  [
    'symptom',
    'chest pain',
    { trigger: 'before eating', relief: 'eating' },
    { trigger: 'before eating', relief: 'eating' },
  ],
  ['measurement', 'blood pressure high', { value: 'normal' }, { value: 'normal' }],
  [
    'finding',
    'pain on the dorsal aspect',
    { site: 'dorsal aspect of the forearm' },
    { site: 'forearm' },
  ],
  ['finding', 'knee tenderness', { site: 'knee' }, { site: 'knee' }],
  ['finding', 'edema in the legs', { site: 'lower extremities' }, {}],
  ['result', '8 mm cyst', { site: 'eight millimeter cyst' }, {}],
  ['result', '2 x 3 cm wound', { severity: 'two by three centimeter' }, {}],
  ['result', 'normal EKG', { value: 'nice' }, {}],
  [
    'assessment',
    'fracture of the ring finger',
    { site: 'ring finger or the fourth finger' },
    { site: 'ring finger' },
  ],
  [
    'assessment',
    'fracture of the middle finger',
    { site: 'the middle or third finger' },
    { site: 'the middle' },
  ],
  ['symptom', 'elbow pain', { site: 'in the elbow or wrist' }, { site: 'in the elbow or wrist' }],
  [
    'symptom',
    'headache',
    { duration: '3 days', trigger: 'light' },
    { duration: '3 days', trigger: 'light' },
  ],
  [
    'medication',
    'lisinopril',
    { dose: '10 mg', frequency: 'daily' },
    { dose: '10 mg', frequency: 'daily' },
  ],
])('%s: %s, %j', (kind, concept, told, once) => {
  expect(tellOnce({ kind, concept }, told)).toEqual(once)
})
