import type { FactKind } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { besideName } from './side-words.ts'

test.each<[FactKind, string, string, string]>([
  ['symptom', 'left', 'knee pain', 'left knee pain'],
  [
    'complaint',
    'right',
    'pain at the end of the middle finger',
    'pain at the end of the right middle finger',
  ],
  ['history', 'right', 'dropped a brick on the foot', 'dropped a brick on the right foot'],
  ['history', 'right', 'ran into a tree', 'ran into a tree'],
  ['assessment', 'right', 'fracture of the patella', 'fracture of the right patella'],
  ['history', 'right', 'falls', 'falls'],
  ['result', 'right', 'fracture', 'fracture on the right'],
  ['result', 'right', 'stent in the coronary artery', 'stent in the right coronary artery'],
  ['finding', 'bilateral', 'lungs clear', 'lungs clear bilaterally'],
  ['finding', 'bilateral', 'edema in both legs', 'edema in both legs'],
  ['finding', 'left', 'testicle normal', 'left testicle normal'],
  ['finding', 'right', 'decreased range of motion', 'decreased range of motion on the right'],
  ['finding', 'right', 'tenderness of the medial knee', 'tenderness of the right medial knee'],
  ['symptom', 'right', 'back pain', 'right-sided back pain'],
  ['symptom', 'right', 'pain', 'pain on the right'],
  ['complaint', 'left', 'hearing difficulty', 'left-sided hearing difficulty'],
  ['symptom', 'left', 'hearing worse', 'hearing worse on the left'],
  ['symptom', 'right', 'dysuria', 'dysuria'],
  ['symptom', 'bilateral', 'swelling in the legs', 'swelling in the legs bilaterally'],
  ['assessment', 'right', 'tenosynovitis', 'right tenosynovitis'],
  ['plan', 'right', 'move the finger', 'move the right finger'],
  ['plan', 'right', 'swimming and using the knee', 'swimming and using the right knee'],
  ['plan', 'right', 'physical therapy', 'physical therapy (right)'],
  ['plan', 'left', 'buy a wrist splint', 'buy a wrist splint (left)'],
  ['plan', 'right', 'knee injection', 'right knee injection'],
  ['social', 'bilateral', 'cotton buds', 'cotton buds'],
  ['symptom', 'right', 'pain down to the ankle', 'pain down to the right ankle'],
  ['complaint', 'left', 'cut on the thumb from a knife', 'cut on the left thumb from a knife'],
  ['history', 'left', 'chronic sided facial pain', 'chronic left-sided facial pain'],
  ['history', 'right', 'tear of the labrum', 'tear of the right labrum'],
  ['complaint', 'right', 'stiffness in the neck', 'stiffness in the neck on the right'],
  ['symptom', 'left', 'headache', 'left-sided headache'],
  ['assessment', 'left', 'small hernia', 'small left hernia'],
  ['assessment', 'right', 'end-stage hip arthritis', 'end-stage right hip arthritis'],
  ['assessment', 'right', 'small', 'right small'],
  ['symptom', 'mostly left', 'headache', 'headache, mostly left'],
])('%s, %s: %s', (kind, side, concept, placed) => {
  expect(besideName(kind, side, concept)).toBe(placed)
})
