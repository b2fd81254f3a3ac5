import { expect, test } from 'vitest'
import { examPartOf, regionOf, systemOf } from './body-systems.ts'

test.each([
  ['fever', 'Constitutional'],
  ['blurred vision', 'Eyes'],
  ['sore throat', 'Ears, nose and throat'],
  ['chest pain', 'Cardiovascular'],
  ['cough', 'Respiratory'],
  ['nausea', 'Gastrointestinal'],
  ['dysuria', 'Genitourinary'],
  ['knee pain', 'Musculoskeletal'],
  ['rash', 'Skin'],
  ['headache', 'Neurological'],
  ['insomnia', 'Psychiatric'],
  ['low libido', 'Reproductive'],
  ['poor feeding', 'Development'],
  ['bleeding', 'Hematologic'],
  ['body aches', 'Musculoskeletal'],
  ['falls', 'Neurological'],
  ['lump', 'Skin'],
  ['swelling', 'Other'],
  ['discharge', 'Other'],
  ['vaginal discharge', 'Reproductive'],
])('%s belongs to %s', (concept, system) => {
  expect(systemOf(concept)).toBe(system)
})

test.each([
  ['blood pressure normal', 'Vital signs'],
  ['well appearing', 'General'],
  ['pupils equal', 'Eyes'],
  ['tonsillar exudates', 'Ears, nose and throat'],
  ['thyroid enlarged', 'Neck'],
  ['axillary lymphadenopathy', 'Lymph nodes'],
  ['heart and lungs normal', 'Heart and lungs'],
  ['systolic murmur', 'Heart'],
  ['wheezes', 'Lungs'],
  ['rib tenderness', 'Chest'],
  ['nipple discharge', 'Breasts'],
  ['guarding', 'Abdomen'],
  ['enlarged prostate', 'Genitourinary'],
  ['reflexes normal', 'Neurological'],
  ['erythema', 'Skin'],
  ['flat affect', 'Psychiatric'],
  ['pitting edema', 'Extremities'],
  ['hyperventilation', 'Lungs'],
  ['hematoma', 'Skin'],
  ['tingling', 'Neurological'],
  ['small effusion', 'Musculoskeletal'],
  ['no clubbing', 'Extremities'],
  ['gingko', undefined],
])('%s is found at %s', (concept, part) => {
  expect(examPartOf(concept)).toBe(part)
})

test('a joint is found in the words of a finding', () => {
  expect(regionOf('tenderness over the medial knee')).toBe('knee')
})
