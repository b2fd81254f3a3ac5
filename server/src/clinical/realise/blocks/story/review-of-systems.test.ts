import { expect, test } from 'vitest'
import { realise } from '../../realise.ts'
import { givenFacts } from '../../testing/given-fact.ts'

test('what a name alone does not tell, the words of the sentence do: the system', () => {
  const [denied] = givenFacts({ concept: 'blocked', polarity: 'absent' })
  const facts = [{ ...denied!, phrased: true, text: 'Denies blocked ears.' }]
  expect(realise('ros', facts, { reader: 'clinician' })[0]?.text).toBe(
    'Ears, nose and throat: denies blocked ears.',
  )
})
