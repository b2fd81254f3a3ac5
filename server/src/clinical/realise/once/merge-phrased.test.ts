import type { Fact } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenFacts } from '../testing/given-fact.ts'
import { mergeFacts } from './merge-facts.ts'

function keptOf(facts: readonly Fact[]): readonly Fact[] {
  const steps = mergeFacts(facts)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value.facts
  }
}

test('a sentence of the phraser tells what stands in it behind "history of"', () => {
  const [named, told] = givenFacts(
    { kind: 'history', concept: 'gout' },
    { kind: 'history', concept: 'suffering from' },
  ) as [Fact, Fact]
  const facts = [
    { ...named, text: 'History of gout.' },
    { ...told, text: 'Gout recently.', phrased: true },
  ]
  expect(keptOf(facts).map(({ text }) => text)).toEqual(['Gout recently.'])
})
