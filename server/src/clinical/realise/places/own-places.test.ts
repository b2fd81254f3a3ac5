import { expect, test } from 'vitest'
import type { FactContent } from '@chartwright/contract/facts'
import { ONLY_WHOLE, UNPLACED } from './own-places.data.ts'
import { ownPlaces } from './own-places.ts'
import { givenContent } from '../testing/given-fact.ts'

const KNEE = { site: 'knee', side: 'left' } as const

function placesOf(told: Partial<FactContent>, words = '') {
  const { attributes, ...fact } = givenContent(told)
  return ownPlaces({ ...fact, attributes, said: [{ words }] }, attributes)
}

test.each(UNPLACED.map(([, example]) => [example]))('%s is of no part', (concept) => {
  expect(placesOf({ concept, attributes: { ...KNEE, onset: 'today' } })).toEqual({ onset: 'today' })
})

test.each(ONLY_WHOLE.map(([, example]) => [example]))('%s is on no side', (concept) => {
  expect(placesOf({ concept, attributes: { side: 'left' } })).toEqual({})
})

test.each<[string, Partial<FactContent>, FactContent['attributes']]>([
  ['a side as a place', { attributes: { site: 'left' } }, { side: 'left' }],
  ['a side beside another', { attributes: { site: 'left', side: 'right' } }, { side: 'right' }],
  ['the side of what is not there', { polarity: 'absent', attributes: { site: 'left' } }, {}],
  [
    'a joint of another organ',
    { kind: 'plan', act: 'order', concept: 'prostate MRI', attributes: KNEE },
    {},
  ],
  ['an arm of a pressure', { concept: 'hypertension', attributes: { site: 'arm' } }, {}],
  [
    'the lungs of a pressure',
    { concept: 'hypertension', attributes: { site: 'lungs' } },
    { site: 'lungs' },
  ],
  ['a joint of a scan', { kind: 'plan', act: 'order', concept: 'MRI', attributes: KNEE }, KNEE],
  [
    'the side of a scan that has its place',
    { kind: 'plan', act: 'order', concept: 'CT scan of the sinuses', attributes: { side: 'left' } },
    {},
  ],
  [
    'the side of a referral',
    { kind: 'plan', act: 'refer', concept: 'physical therapy', attributes: { side: 'left' } },
    {},
  ],
  [
    'a part besides the one in the name',
    { kind: 'finding', concept: 'swelling at both ankles', attributes: { site: 'hands' } },
    {},
  ],
  [
    'a part besides the one in the name of what is felt',
    { kind: 'symptom', concept: 'wrist pain', attributes: { site: 'fingers', side: 'left' } },
    { side: 'left' },
  ],
  [
    'a smaller part of the one in the name',
    { kind: 'symptom', concept: 'leg pain', attributes: { site: 'calf' } },
    { site: 'calf' },
  ],
  [
    'a part that it goes to',
    { kind: 'symptom', concept: 'wrist pain', attributes: { site: 'down into the elbow' } },
    { site: 'down into the elbow' },
  ],
  [
    'a side of what is all over',
    {
      kind: 'symptom',
      concept: 'headache',
      attributes: { site: 'all over my head', side: 'left' },
    },
    { site: 'all over my head' },
  ],
  [
    'a place of the part in the name',
    { kind: 'finding', concept: 'knee tenderness', attributes: { site: 'joint line' } },
    { site: 'joint line' },
  ],
  [
    'the side of a procedure',
    { kind: 'plan', act: 'procedure', concept: 'nerve release', attributes: { side: 'left' } },
    { side: 'left' },
  ],
])('%s', (_, told, attributes) => {
  expect(placesOf(told)).toEqual(attributes)
})

test.each([
  ['sided headache', 'all over my head', 'sided headache'],
  ['headache', 'all over my head', 'right headache all over my head'],
  ['numbness', 'all over my face', 'numbness'],
  ['rash', 'all over the back', 'rash'],
  ['rash', 'all over the chest', 'rash'],
  ['rash', 'all over the abdomen', 'rash'],
  ['weakness', 'all over my body', 'weakness'],
])('a side of its own stays: %s %s', (concept, site, words) => {
  const attributes = { site, side: 'right' }
  expect(placesOf({ concept, attributes }, words)).toEqual(attributes)
})
