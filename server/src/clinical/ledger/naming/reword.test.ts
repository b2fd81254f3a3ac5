import type { FactKind } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { rewriteBy, type Row } from '../../realise/words/rows.ts'
import { nameConcept } from './name-concept.ts'
import { EMPTY_WORDS, FELT_WORDS } from './reword.data.ts'
import { CONCLUDED_WORDS, PLAN_WORDS } from './reword-decided.data.ts'
import { EVENT_WORDS, FOUND_WORDS } from './reword-found.data.ts'
import { withGerunds } from './reword.ts'

const TABLES: Readonly<Record<string, readonly Row[]>> = {
  'adds nothing': EMPTY_WORDS,
  felt: FELT_WORDS,
  found: FOUND_WORDS,
  happened: EVENT_WORDS,
  planned: PLAN_WORDS,
  concluded: CONCLUDED_WORDS,
}

test.each(
  Object.entries(TABLES).flatMap(([name, rows]) => rows.map((row) => [name, row, rows] as const)),
)('%s: %s', (_, row, rows) => {
  const [, , example, becomes] = row
  expect(rewriteBy([row], example)).not.toBe(example)
  expect(withGerunds(rewriteBy(rows, example)).trim()).toBe(becomes)
})

test.each<[FactKind, string, string]>([
  ['symptom', 'palpitating a lot', 'palpitations'],
  ['symptom', 'really tough to hold a pen', 'difficulty holding a pen'],
  ['symptom', 'such a rough time climbing', 'difficulty climbing'],
  ['symptom', 'throwing up in the mornings', 'vomiting in the mornings'],
  ['symptom', 'my chest gets tight', 'chest tightness'],
  ['symptom', 'it hurts to bend over', 'pain with bending over'],
  ['symptom', 'no trouble with your stomach', 'stomach problems'],
  ['symptom', 'I lost 110 pounds', 'weight loss of 110 pounds'],
  ['complaint', 'weird swelling on my elbow', 'elbow swelling'],
  ['finding', 'your heart is nice and regular', 'regular heart rhythm'],
  ['finding', 'does it hurt when I push right here', 'tenderness'],
  ['finding', 'clubbing of your fingers', 'clubbing of the fingers'],
  ['finding', '1 to 2 plus pitting edema', 'pitting edema'],
  ['finding', 'deep tendon reflex is 1 plus throughout', 'deep tendon reflex is 1+ throughout'],
  [
    'finding',
    'brisk capillary refill of less than 3 seconds',
    'brisk capillary refill of less than 3 seconds',
  ],
  ['result', "don't see any evidence of any fracture", 'fracture'],
  ['finding', 'three portal sites on the left are clean', 'three portal sites clean'],
  ['finding', 'eyes , no jaundice', 'jaundice'],
  ['result', 'growth hormone was fine', 'growth hormone normal'],
  ['history', 'broke my right ankle', 'ankle fracture'],
  ['history', 'my appendix removed', 'appendectomy'],
  ['history', 'they took out my appendix', 'appendectomy'],
  ['history', 'broke her wrist', 'wrist fracture'],
  ['history', 'treatment for the thrombosis', 'treatment for the thrombosis'],
  ['symptom', 'trouble with my eyes', 'eye problems'],
  ['symptom', 'comfortable standing on my own', 'comfortable standing on my own'],
  ['assessment', 'your diabetes is poorly controlled', 'diabetes'],
  ['history', 'past medical history', 'past medical history'],
  ['complaint', 'my knees are in a lot of pain', 'knee pain'],
  ['history', 'hypertension diabetes', 'hypertension and diabetes'],
  ['history', 'hurt my kneecap', 'knee injury'],
  ['history', 'never hurt this ankle before', 'ankle injury'],
  ['symptom', 'fever along', 'fever'],
  ['finding', 'fluid in the ears', 'fluid in the ear'],
  ['history', 'polyps in my nose', 'polyps in the nose'],
  ['history', 'wife took me to the emergency room', 'emergency department visit'],
  ['complaint', 'follow up from an emergency room visit', 'follow-up from an emergency room visit'],
  ['history', 'has that ever happened before', 'similar episodes'],
  ['assessment', "your depression's stable", 'depression'],
  ['medication', 'gabapentin neurontin', 'gabapentin'],
  ['plan', 'no salt substitutes', 'no salt substitutes'],
  ['plan', 'try not to avoid the shops', 'do not avoid the shops'],
  ['plan', "I don't think we need any more x-rays", 'x-ray'],
  ['plan', "you don't need an EKG", 'electrocardiogram'],
  ['plan', 'insert in your shoe called an orthotic', 'orthotic'],
  ['plan', 'follow up with you in two weeks', 'follow-up in 2 weeks'],
  ['plan', 'call me if you gain 3 pounds in 2 days', 'call me if you gain 3 pounds in 2 days'],
])('%s: "%s" is %s', (kind, words, concept) => {
  expect(nameConcept(kind, words)).toBe(concept)
})
