import type { Fact } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenFacts } from '../../../../clinical/realise/testing/given-fact.ts'
import { isNamedBefore } from './is-named-before.ts'

/** Whether gout is named before naproxen in this line. */
function isNamed(text: string): boolean {
  const facts = givenFacts(
    { concept: 'gout' },
    { kind: 'medication', concept: 'naproxen' },
    { kind: 'medication', concept: 'allopurinol' },
  ).map((fact) => saidIn(text, fact))
  const [problem, drug] = facts
  if (!problem || !drug) throw new Error('no facts')
  return isNamedBefore(problem, drug, [{ id: 's0', index: 0, speaker: null, text }], facts)
}

function saidIn(text: string, fact: Fact): Fact {
  const { concept: words } = fact
  const from = text.indexOf(words)
  if (from < 0) return fact
  return { ...fact, said: [{ segment_id: 's0', from, to: from + words.length, words }] }
}

test.each([
  ['For your gout, the best thing is rest, so I will give you naproxen.', true],
  ['Next, the gout. Start naproxen.', true],
  ['Start naproxen for the gout. Come back in May.', true],
  ['Your gout is quiet. The skin looks well. Start naproxen.', false],
  ['For the gout, continue allopurinol. And start naproxen.', false],
  ['Start naproxen. Your gout is quiet.', false],
])('%s %s', (text, isBefore) => {
  expect(isNamed(text)).toBe(isBefore)
})
