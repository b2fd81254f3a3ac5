import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FactKind } from '@chartwright/contract/facts'
import { CONCEPT_ROWS } from '../../lexicon/concepts/concept-rows.ts'
import { DRUG_ROWS } from '../../lexicon/drugs/drug-rows.ts'
import { ORDINARY_WORDS } from '../../lexicon/ordinary-words.data.ts'
import { BUILT_IN_DRUGS, drugNamesOf } from './drug-names.ts'
import { nameConcept } from './name-concept.ts'
import { nearNames } from './near-names.ts'

test.each<[FactKind, string, string]>([
  ['symptom', 'hurts when I pee', 'dysuria'],
  ['symptom', 'throwing up', 'vomiting'],
  ['symptom', "can't catch my breath", 'shortness of breath'],
  ['symptom', 'pins and needles', 'paresthesia'],
  ['symptom', 'tummy ache', 'abdominal pain'],
  ['symptom', 'runny nose', 'rhinorrhea'],
  ['symptom', 'wheezy', 'wheezing'],
  ['symptom', 'diarrhoea', 'diarrhea'],
  ['symptom', 'I think I had a fever', 'fever'],
  ['symptom', 'no energy', 'fatigue'],
  ['symptom', 'my left knee really hurts', 'knee pain'],
  ['complaint', 'pain in my right shoulder', 'shoulder pain'],
  ['history', 'sugar', 'diabetes'],
  ['history', 'water infection', 'urinary tract infection'],
  ['history', 'high blood pressure', 'hypertension'],
  ['history', 'gall bladder removed', 'cholecystectomy'],
  ['family', 'my dad died of a heart attack', 'heart attack'],
  ['family', 'family history of colon cancer', 'colon cancer'],
  ['finding', 'your lungs are nice and clear', 'lungs clear'],
  ['finding', 'pain to palpation of the left knee', 'knee tenderness'],
  ['measurement', 'temperature is 98.7', 'temperature'],
  ['symptom', 'a temperature', 'fever'],
  ['measurement', 'one twenty over eighty', 'blood pressure'],
  ['measurement', 'six out of ten', 'pain score'],
  ['measurement', 'P S A', 'psa'],
  ['social', 'work as an E M T', 'work as an emt'],
  ['social', 'work as a C N A', 'work as a cna'],
  ['result', 'A P and oblique view', 'ap and oblique view'],
  ['social', 'an I T office', 'i.t. office'],
  ['medication', 'Claritin D', 'claritin-d'],
  ['medication', 'Claritin', 'claritin'],
  ['assessment', 'a type two Smith fracture of the left patella', 'fracture of the patella'],
  ['plan', 'blood work', 'labs'],
  ['plan', 'ultrasound of your kidneys', 'renal ultrasound'],
  ['plan', 'x-ray of your left foot', 'foot x-ray'],
  ['plan', 'come back in two weeks', 'follow-up'],
  ['plan', 'check her again in two weeks', 'follow-up'],
  ['plan', 'see her on monday', 'follow-up'],
  ['plan', 'see her thursday', 'follow-up'],
  ['plan', 'check her kidney numbers again', 'check the kidney numbers'],
  ['allergy', 'allergic to penicillin', 'penicillin'],
  ['allergy', 'allergies to any medications', 'drug allergy'],
  ['medication', 'zestril', 'zestril'],
  ['medication', 'blood pressure pills', 'blood pressure medication'],
  ['medication', 'something for the constipation', 'constipation medication'],
  ['medication', 'continue the metformin twice a day', 'metformin'],
  ['medication', 'clindamycin gel', 'clindamycin gel'],
  ['medication', 'a strong steroid cream', 'steroid cream'],
  ['medication', 'antibiotic drops', 'antibiotic drops'],
  ['medication', 'some topical antibiotic', 'topical antibiotics'],
  ['medication', 'lisinopril and metformin', 'lisinopril and metformin'],
])('%s: "%s" is %s', (kind, words, concept) => {
  expect(nameConcept(kind, words)).toBe(concept)
})

test.each([
  ['met forming', 'metformin'],
  ['lysinopril', 'lisinopril'],
  ['a torva statin', 'atorvastatin'],
  ['gabbapentin 300 mg', 'gabapentin'],
  ['hydrochlorothyazide', 'hydrochlorothiazide'],
])('a recogniser that heard "%s" heard %s', (heard, drug) => {
  expect(nameConcept('medication', heard)).toBe(drug)
})

test.each([
  // What is taken away would be another thing, or leave one out.
  ['symptom', 'nausea or vomiting', 'nausea or vomiting'],
  ['symptom', 'neck pain and stiffness', 'neck pain and stiffness'],
  ['symptom', 'ankle and foot swelling', 'ankle and foot swelling'],
  // What stands in no table stays as it was said.
  ['symptom', 'you do not want that', 'you do not want that'],
  ['medication', 'the white ones', 'white ones'],
] as const)('%s: "%s" is not narrowed', (kind, words, concept) => {
  expect(nameConcept(kind, words)).toBe(concept)
})

const KINDS: Readonly<Record<string, FactKind>> = {
  condition: 'history',
  symptom: 'symptom',
  examination: 'finding',
  test: 'measurement',
  procedure: 'history',
  care: 'plan',
  social: 'social',
}

test('each name of a table is its own concept', () => {
  const wrong = Object.entries(KINDS).flatMap(([domain, kind]) =>
    CONCEPT_ROWS[domain as keyof typeof CONCEPT_ROWS]
      .filter(({ name }) => nameConcept(kind, name) !== name)
      .map(({ name }) => `${kind} ${name}: ${nameConcept(kind, name)}`),
  )
  expect(wrong).toEqual([])
})

const DRUGS = [...new Set(DRUG_ROWS.flatMap(({ name, brands }) => [name, ...brands]))]
const LONG_DRUGS = DRUGS.filter((name) => /^[a-z]{10,}$/.test(name))

test('a conclusion on an operation is not of what was taken out', () => {
  const said = 'skin cancer removal everything seems to be fine'
  expect(nameConcept('assessment', said)).toBe('skin cancer removal')
  expect(nameConcept('assessment', said.replace('removal ', ''))).toBe('skin cancer')
})

test('a drug of the tables keeps its name', () => {
  const single = DRUGS.filter((name) => /^[a-z]{4,}$/.test(name) && !/vaccine/.test(name))
  expect(single.filter((name) => nameConcept('medication', name) !== name)).toEqual([])
})

test('one wrong letter gives the same drug or leaves the word alone', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LONG_DRUGS),
      fc.nat(),
      fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'.split('')),
      (drug, place, letter) => {
        const at = 1 + (place % (drug.length - 1))
        const heard = `${drug.slice(0, at)}${letter}${drug.slice(at + 1)}`
        fc.pre(!BUILT_IN_DRUGS.isKnown(heard))
        expect([drug, heard]).toContain(nameConcept('medication', heard))
      },
    ),
    { numRuns: 2_000 },
  )
})

test('a word that is as near to one drug as to another is left alone', () => {
  const near = nearNames(['zolvanexa', 'zolvanexo'])
  expect(near('zolvanexi')).toBeUndefined()
  expect(near('zolvanexaa')).toBe('zolvanexa')
})

test('words of daily speech are never taken for a misspelled drug', () => {
  expect([...ORDINARY_WORDS].filter((word) => BUILT_IN_DRUGS.nameDrug(word) !== undefined)).toEqual(
    [],
  )
})

test('whatever is said has a name', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }),
      fc.constantFrom(...Object.values(KINDS)),
      (words, kind) => {
        expect(nameConcept(kind, words)).not.toBe('')
      },
    ),
  )
})

test('an imported name is a drug too, but no short word is', () => {
  const drugs = drugNamesOf(['zorvanexib', 'date'])
  expect(nameConcept('medication', 'start zorvanexib daily', drugs)).toBe('zorvanexib')
  expect(drugs.isKnown('date')).toBe(false)
})

test.each([
  ['your third problem of your diabetes', 'diabetes'],
  ['so for your first problem of chest pain', 'chest pain'],
  ["next problem is your hypertension it sounds like you're doing well", 'hypertension'],
  ['might have some pneumonia', 'pneumonia'],
])('a conclusion is named by its condition: %s', (words, concept) => {
  expect(nameConcept('assessment', words)).toBe(concept)
})

test('a name that nobody knows stays before the form of a drug', () => {
  expect(nameConcept('medication', 'Epimax ointment')).toBe('epimax ointment')
  expect(nameConcept('medication', 'greasy ointment')).not.toBe('greasy ointment')
})

test('what is tender nowhere has no tenderness', () => {
  expect(nameConcept('finding', 'tender anywhere that I press')).toBe('tenderness')
})
