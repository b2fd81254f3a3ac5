import { expect, test } from 'vitest'
import type { FramedFact } from '../../fact.ts'
import { givenFact, givenLines } from '../../testing/given-facts.ts'
import { correctRates } from './correct-rates.ts'

function taken(said: string, from: number, frequency: string, told: Partial<FramedFact> = {}) {
  const to = from + 'ramipril'.length
  return givenFact({
    kind: 'medication',
    concept: 'ramipril',
    status: 'takes',
    attributes: { dose: '5 mg', frequency },
    said: [{ line: 0, from, to }],
    ...told,
  })
}

test.each([
  ['The ramipril once a day? No, the ramipril twice a day.', 'twice daily'],
  ['The ramipril once a day. Actually we increased the ramipril to twice a day.', 'twice daily'],
  ['The ramipril once a day, I mean ramipril twice a day.', 'twice daily'],
  ['The ramipril once a day, and the label says ramipril twice a day.', 'once daily'],
])('%s', (said, frequency) => {
  const facts = [
    taken(said, said.indexOf('ramipril'), 'once daily'),
    taken(said, said.lastIndexOf('ramipril'), 'twice daily'),
  ]
  expect(correctRates(givenLines(`C: ${said}`), facts)[0]?.attributes.frequency).toBe(frequency)
})

test('what it shall be changed to is not taken yet', () => {
  const said = 'The ramipril once a day. No, we go to ramipril twice a day.'
  const facts = [
    taken(said, said.indexOf('ramipril'), 'once daily'),
    taken(said, said.lastIndexOf('ramipril'), 'twice daily', { status: 'increase' }),
  ]
  expect(correctRates(givenLines(`C: ${said}`), facts)[0]?.attributes.frequency).toBe('once daily')
})
