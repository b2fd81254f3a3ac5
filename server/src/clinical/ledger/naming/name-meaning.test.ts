import type { FactKind } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { EMPTY_BESIDE, MODIFIERS } from './leftover-words.data.ts'
import { nameConcept } from './name-concept.ts'

test.each<[FactKind, string, string]>([
  ['finding', 'breathing a little fast', 'rapid breathing'],
  ['complaint', 'lung infections', 'lung infection'],
  ['assessment', 'newly reduced left ventricular dysfunction', 'left ventricular dysfunction'],
  ['symptom', 'feeling sick', 'feeling sick'],
  ['symptom', "I've been sick", 'sickness'],
  ['symptom', 'vomiting or being sick', 'vomiting'],
  ['symptom', 'he is dribbling from his mouth', 'dribbling from the mouth'],
  ['symptom', "I'm not cold", 'feeling cold'],
  ['symptom', 'any mucus', 'mucus'],
  ['symptom', 'passing clots', 'clots'],
  ['symptom', 'passing wind', 'passing wind'],
  ['symptom', 'an aura', 'aura'],
  ['symptom', 'mouth ulcers', 'mouth ulcers'],
  ['finding', 'a break in the skin', 'broken skin'],
  ['finding', 'heart is regular', 'regular heart rhythm'],
  ['finding', 'regular rate and rhythm', 'regular rate and rhythm'],
  ['finding', 'pupils are equal', 'pupils equal'],
  ['finding', 'bowel sounds normal', 'bowel sounds normal'],
  ['result', 'fluid around the heart', 'pericardial effusion'],
  ['result', 'a heel spur', 'heel spur'],
  ['history', 'ear infections', 'ear infection'],
  ['history', 'perimenopausal', 'perimenopause'],
  ['family', 'bowel cancer', 'bowel cancer'],
  ['assessment', 'an ectopic', 'ectopic'],
  ['assessment', 'neuropathy', 'neuropathy'],
  ['assessment', 'your blood pressure is well controlled', 'blood pressure'],
  ['assessment', 'the sugar has come down to normal now', 'sugar has come down to normal'],
  ['medication', 'a preventative antibiotic', 'preventive antibiotics'],
  ['allergy', 'no allergies otherwise', 'allergies'],
  ['social', 'no alcohol', 'alcohol use'],
  ['measurement', 't4', 't4'],
  ['plan', 'a fit note', 'fit note'],
  ['plan', 'ear microsuction', 'ear microsuction'],
  ['plan', 'patch testing', 'patch testing'],
  ['plan', 'a metabolic panel', 'metabolic panel'],
  ['plan', 'sputum sample', 'sputum sample'],
  ['plan', 'keep the wound dry', 'keep the wound dry'],
  ['plan', 'keep taking ramipril', 'ramipril'],
  ['symptom', 'drinking a lot of fluid', 'drinking fluids'],
  ['symptom', 'peeing a lot', 'urinary frequency'],
  ['history', "otherwise I'm fit and well", 'feels well'],
  ['symptom', 'a little run-down', 'fatigue'],
  ['complaint', 'your hemoglobin is low', 'low hemoglobin'],
  ['finding', 'your blood pressure is a little high', 'elevated blood pressure'],
  ['finding', 'your blood pressure', 'blood pressure'],
  ['history', 'high blood pressure', 'hypertension'],
  ['finding', 'no clicks', 'click'],
  ['finding', 'some fine rales', 'fine crackles'],
  ['finding', 'erythema', 'erythema'],
  ['finding', 'no cva', 'cva tenderness'],
  ['symptom', 'any burning', 'burning'],
  ['symptom', 'toes', 'toes'],
  ['symptom', 'able to put weight on it', 'able to bear weight'],
  ['symptom', 'I put on some weight', 'weight gain'],
  ['history', 'learning disabilities', 'learning disability'],
  ['history', 'thrombocythemia', 'thrombocythemia'],
  ['symptom', 'cold like symptoms', 'cold-like symptoms'],
  ['symptom', 'issues with his bowel movements', 'bowel problems'],
  ['symptom', 'weird behavior', 'weird behavior'],
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

test.each<[FactKind, string, string]>([
  ['symptom', 'pain in the back of my head', 'pain in the back of the head'],
  ['symptom', 'the back of my head hurts', 'pain in the back of the head'],
  ['symptom', 'my back hurts', 'back pain'],
  ['finding', 'prostate seems a little bit enlarged', 'prostate enlarged'],
  ['assessment', 'your enlarged prostate', 'enlarged prostate'],
  ['symptom', "sounds in your heart as it's beating", 'sounds in the heart as it is beating'],
  ['symptom', 'my knee popped', 'knee pop'],
  ['finding', 'demarcated scaly erythematous plaques', 'demarcated scaly erythematous plaques'],
  ['finding', 'two out of six systolic ejection murmur', '2/6 systolic ejection murmur'],
  ['finding', 'a grade three over six systolic murmur', 'grade 3/6 systolic murmur'],
  ['assessment', 'acute exacerbation of your arthritis', 'acute exacerbation of arthritis'],
  ['assessment', 'so you have stage three kidney disease now', 'stage 3 kidney disease'],
  ['family', 'my dad also has type two diabetes', 'type 2 diabetes'],
  ['assessment', 'for your type two diabetes it looks like you do well', 'type 2 diabetes'],
  ['history', 'diabetes mellitus type two', 'type 2 diabetes'],
  ['history', 'stage three ovarian cancer', 'stage 3 ovarian cancer'],
  ['history', 'inguinal hernia repair', 'inguinal hernia repair'],
  ['plan', 'schedule you for an upper endoscopy', 'upper endoscopy'],
  ['plan', 'lumbar spine mri', 'lumbar spine mri'],
  ['plan', 'worsening tummy pain', 'worsening abdominal pain'],
  ['history', 'chronic headaches', 'chronic headaches'],
  ['symptom', 'constipation issues', 'constipation'],
  ['symptom', 'problems related to circumcision', 'problems related to circumcision'],
  ['result', 'positive for strep', 'positive for strep'],
  ['finding', "spurling's test is negative", "spurling's test"],
  ['finding', 'tenderness to the right lower quadrant', 'tenderness to the right lower quadrant'],
  ['symptom', 'a neck mass', 'neck mass'],
  ['finding', 'edema of the foot', 'foot edema'],
  ['social', 'drink a glass of wine', 'alcohol use'],
  ['social', 'drink socially', 'drinks alcohol socially'],
  ['social', 'drink', 'alcohol use'],
  ['social', 'not drink anything', 'drink anything'],
  ['social', 'not drink anything before bed', 'drink anything before bed'],
  ['social', 'drink a lot of coffee', 'drink a lot of coffee'],
])('what is left over beside a name is kept: %s "%s" is %s', (kind, words, concept) => {
  expect(nameConcept(kind, words)).toBe(concept)
})

test.each(MODIFIERS.split(/\s+/))('"%s" stays before a name', (word) => {
  expect(nameConcept('history', `${word} tummy ache`)).toBe(`${word} abdominal pain`)
})

test.each(EMPTY_BESIDE.split(/\s+/))('"%s" beside a name adds nothing to it', (word) => {
  expect(nameConcept('history', `${word} hiatus hernia`)).toBe('hiatal hernia')
})
