import { expect, test } from 'vitest'
import { examPartOf, OTHER_SYSTEM, regionOf, systemAmong, systemOf } from './body-systems.ts'
import { LOCAL_SIGNS, OWN_SYSTEMS } from './local-signs.data.ts'
import { givenFacts } from '../testing/given-fact.ts'

test.each([
  ['fever', 'Constitutional'],
  ['blurred vision', 'Eyes'],
  ['sore throat', 'Ears, nose and throat'],
  ['chest pain', 'Cardiovascular'],
  ['cough', 'Respiratory'],
  ['nausea', 'Gastrointestinal'],
  ['trouble with the bowels', 'Gastrointestinal'],
  ['weight changes', 'Constitutional'],
  ['heavy periods', 'Genitourinary'],
  ['dysuria', 'Genitourinary'],
  ['knee pain', 'Musculoskeletal'],
  ['rash', 'Skin'],
  ['headache', 'Neurological'],
  ['insomnia', 'Psychiatric'],
  ['low libido', 'Reproductive'],
  ['poor feeding', 'Development'],
  ['easy bruising', 'Hematologic'],
  ['body aches', 'Musculoskeletal'],
  ['falls', 'Neurological'],
  ['swelling', 'Other'],
  ['discharge', 'Other'],
  ['vaginal discharge', 'Reproductive'],
])('%s belongs to %s', (concept, system) => {
  expect(systemOf(concept)).toBe(system)
})

test.each(OWN_SYSTEMS.map(([, system, example]) => [example, system ?? OTHER_SYSTEM]))(
  '%s belongs to %s, whatever part it names',
  (concept, system) => {
    expect(systemOf(concept)).toBe(system)
  },
)

test.each(LOCAL_SIGNS.map(([, , example]) => [example]))(
  '%s alone belongs to no system',
  (concept) => {
    expect(systemOf(concept)).toBe(OTHER_SYSTEM)
  },
)

/** The system of what was asked in one line, at these places of it. */
function systemBeside(one: string, other: string, from: number, site?: string) {
  const [fact, company] = givenFacts(
    { concept: one, attributes: site === undefined ? {} : { site } },
    { concept: other },
  ).map((given, at) => ({
    ...given,
    said: [{ segment_id: 'a', from: at * from, to: at * from + 5, words: '' }],
  }))
  return fact && company ? systemAmong(fact, [fact, company]) : undefined
}

test.each([
  ['itching', 'vaginal discharge', 'Reproductive'],
  ['weakness', 'slurred speech', 'Neurological'],
  ['weakness', 'fatigue', 'Constitutional'],
  ['redness', 'blurred vision', 'Eyes'],
  ['bleeding', 'easy bruising', 'Hematologic'],
  ['bleeding', 'melena', 'Other'],
  ['pain', 'fever', 'Other'],
])('%s that was asked with %s belongs to %s', (one, other, system) => {
  expect(systemBeside(one, other, 10)).toBe(system)
})

test('what was asked later in the line is no company', () => {
  expect(systemBeside('weakness', 'slurred speech', 90)).toBe('Other')
})

test('its place counts before its company', () => {
  expect(systemBeside('redness', 'blurred vision', 10, 'in the ear')).toBe('Ears, nose and throat')
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
