import type { FactAttribute, FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenContent } from '../testing/given-fact.ts'
import { tidyFact } from './tidy-fact.ts'
import { AT_ODDS } from './at-odds.data.ts'

function told(given: Partial<FactContent>, attribute: FactAttribute): string | undefined {
  return tidyFact(givenContent(given)).attributes[attribute]
}

test.each(AT_ODDS)('%s %s', (_, __, concept, when, unlike) => {
  const plan = { kind: 'plan', act: 'order', concept } as const
  expect(told({ ...plan, attributes: { when } }, 'when')).toBeUndefined()
  expect(told({ ...plan, attributes: { when: unlike } }, 'when')).toBe(unlike)
  expect(told({ ...plan, concept: 'field test', attributes: { when } }, 'when')).toBe(when)
})

test.each([
  ['chest and hands', undefined],
  ['hands', 'bilateral'],
  ['both sides of the neck', 'bilateral'],
])('eczema on both of the %s is told as %s', (site, side) => {
  const eczema = { kind: 'assessment', concept: 'eczema' } as const
  expect(told({ ...eczema, attributes: { site, side: 'bilateral' } }, 'side')).toBe(side)
})

test.each([
  ['gallstones', undefined],
  ['jaundice', 'to rule out any gallstones'],
])('%s', (concept, reason) => {
  const given = { kind: 'assessment', concept } as const
  const attributes = { reason: 'to rule out any gallstones' }
  expect(told({ ...given, attributes }, 'reason')).toBe(reason)
})

test('an illness has no cause in itself', () => {
  const given = { kind: 'assessment', attributes: { reason: 'possibly from gallstones' } } as const
  expect(told({ ...given, concept: 'multiple gallstones' }, 'reason')).toBeUndefined()
  expect(told({ ...given, concept: 'jaundice' }, 'reason')).toBe('possibly from gallstones')
})

test.each([
  ['absent', 'denied any trouble with headaches', 'trouble with headaches'],
  ['absent', 'denies cough', 'cough'],
  ['present', 'denied any trouble with headaches', 'denied any trouble with headaches'],
] as const)('what is %s: %s', (polarity, concept, name) => {
  expect(tidyFact(givenContent({ kind: 'history', polarity, concept })).concept).toBe(name)
})
