import { expect, test } from 'vitest'
import { givenFact, givenLines } from '../../testing/given-facts.ts'
import { nameVisitsAfter } from './name-visits-after.ts'

test.each([
  ['10 days out from the hernia surgery', 'Yes. Sore.', 'follow-up 10 days after hernia surgery'],
  [
    '10 days out from the hernia surgery',
    'Uh, yeah. Eleven actually.',
    'follow-up 11 days after hernia surgery',
  ],
  ['6 weeks after your hip replacement', 'No, eight.', 'follow-up 8 weeks after hip replacement'],
  ['6 weeks after your hip replacement', 'No pain now.', 'follow-up 6 weeks after hip replacement'],
  ['2 weeks after the fall', 'Yes.', '2 weeks after the fall'],
  ['cough for 2 weeks since surgery', 'Yes.', 'cough for 2 weeks since surgery'],
])('%s — %s', (said, reply, concept) => {
  const fact = givenFact({ kind: 'complaint', concept: said, attributes: { duration: '10 days' } })
  const [named] = nameVisitsAfter(givenLines(`C: So it is ${said}.`, `P: ${reply}`), [fact])
  expect(named?.concept).toBe(concept)
  expect(named?.attributes.duration).toBe(concept === said ? '10 days' : undefined)
})
