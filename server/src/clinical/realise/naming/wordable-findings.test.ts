import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenContent } from '../testing/given-fact.ts'
import { isWordable } from './wordable.ts'

test.each<[string, boolean]>([
  ['bony alignment', false],
  ['good bony alignment', true],
  ['deep margin', false],
  ['radial pulse', false],
  ['weak radial pulse', true],
  ['range of motion', false],
  ['limited range of motion', true],
  ['soft lymph node', true],
])('what everybody has is no finding without how it is: %s', (concept, isTold) => {
  expect(isWordable(givenContent({ kind: 'finding', concept }))).toBe(isTold)
})

test.each([
  'cranial nerves intact without focal findings',
  'cervical spine exam',
  'clear without wheezes',
  'gait not assessed',
])('what was found well is not denied: %s', (concept) => {
  expect(isWordable(givenContent({ kind: 'finding', concept, polarity: 'absent' }))).toBe(false)
})

test.each<[FactContent['kind'], string, FactContent['attributes'], boolean]>([
  ['result', 'rapid strep test', {}, false],
  ['result', 'rapid strep test negative', {}, true],
  ['result', 'lumbar x-ray', {}, false],
  ['result', 'alt albumin', {}, false],
  ['measurement', 'at a six', { value: '6' }, false],
  ['measurement', 'peaks', { value: '1500' }, false],
  ['measurement', 'basic metabolic panel', { value: '30' }, false],
  ['measurement', 'height', { value: '5 ft 6 in' }, true],
])('a %s without its name or result: %s', (kind, concept, attributes, isTold) => {
  expect(isWordable(givenContent({ kind, concept, attributes }))).toBe(isTold)
})
