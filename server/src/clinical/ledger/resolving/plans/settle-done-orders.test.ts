import { expect, test } from 'vitest'
import { givenFact, givenLines, givenStretch } from '../../testing/given-facts.ts'
import { settleDoneOrders } from './settle-done-orders.ts'
import { READ_TESTS } from './read-tests.data.ts'

function isDone(concept: string, later: string): boolean {
  const lines = givenLines(`C: Let me get ${concept} first.`, 'P: Okay.', later)
  const said = [givenStretch(lines, concept)]
  const order = givenFact({ kind: 'plan', act: 'order', time: 'future', concept, said })
  const [fact] = settleDoneOrders(lines, [order])
  return fact?.attributes.detail === 'done in the visit' && fact.time === 'now'
}

test.each(READ_TESTS.map(([, , example]) => example))('%s that is read was done', (name) => {
  expect(isDone(name, `C: So, um, taking a look at your ${name} now, it is fine.`)).toBe(true)
  expect(isDone(name, `C: Your ${name} shows nothing new.`)).toBe(true)
})

test.each([
  ['nobody reads', 'C: See you in May.'],
  ['will be read', "C: Once I've looked at your x-ray, I call you."],
  ['was done before', 'C: Your last x-ray showed the bone healing.'],
  ['was done years ago', 'C: The x-ray showed some wear back in 2019.'],
  ['may show something', 'C: If the x-ray shows a break, you need a cast.'],
])('what %s stays ordered', (_, later) => {
  expect(isDone('x-ray', later)).toBe(false)
})
