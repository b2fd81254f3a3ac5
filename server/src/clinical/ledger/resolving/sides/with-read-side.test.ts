import { expect, test } from 'vitest'
import type { FramedFact, Side } from '../../fact.ts'
import { givenFact } from '../../testing/given-facts.ts'
import { withReadSide } from './with-read-side.ts'

const LEFT = { part: 'knee', side: 'left' as const }

/** The side of a swollen ankle, where the left knee was spoken of. */
function sideOf(
  odds: Partial<Record<Side, number>>,
  {
    topic,
    part = 'ankle',
    ...told
  }: Partial<FramedFact> & { readonly topic?: typeof LEFT; readonly part?: string } = {},
) {
  const fact = givenFact({ kind: 'finding', concept: 'ankle swelling', ...told })
  const read = { left: 0, right: 0, bilateral: 0, ...odds }
  return withReadSide(fact, read, [{ ...LEFT, at: 0 }], topic, [part]).attributes.side
}

test.each([
  ['sure of a side that was spoken of', { left: 0.9 }, {}, 'left'],
  ['sure of both', { bilateral: 0.9 }, {}, 'bilateral'],
  ['not sure', { left: 0.7 }, {}, undefined],
  ['sure of a side that nobody spoke of', { right: 0.9 }, {}, undefined],
  ['half sure of what the visit is about', { left: 0.5 }, { topic: LEFT, part: 'knee' }, 'left'],
  ['fairly sure of the limb that the visit is about', { left: 0.6 }, { topic: LEFT }, 'left'],
  ['half sure of that limb', { left: 0.55 }, { topic: LEFT }, undefined],
  ['fairly sure of another limb', { left: 0.7 }, { topic: LEFT, part: 'wrist' }, undefined],
  ['sure of the other side than the visit is about', { right: 0.9 }, { topic: LEFT }, undefined],
  ['sure, of a plan', { left: 0.9 }, { kind: 'plan' }, undefined],
  ['sure, of what is denied', { left: 0.9 }, { kind: 'symptom', polarity: 'absent' }, undefined],
] as const)('a reader %s', (_, odds, told, side) => {
  expect(sideOf(odds, told)).toBe(side)
})
