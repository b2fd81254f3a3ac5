import { expect, test } from 'vitest'
import { plainIn } from '../../reading/words-in.ts'
import { givenFact, givenLines } from '../../testing/given-facts.ts'
import { settleFeltPlaces } from './settle-felt-places.ts'
import { ASKS_WHERE, CIRCUMSTANCES, PLACES } from './where-felt.data.ts'

test.each(ASKS_WHERE)('%s', (asks, example) => {
  expect(asks.test(plainIn(undefined, example))).toBe(true)
})

test.each([...PLACES, ...CIRCUMSTANCES])('%s is %s', (said, _, example) => {
  expect(said.test(example)).toBe(true)
})

const pain = givenFact({ kind: 'complaint', concept: 'knee pain' })

test.each([
  ['Where is the pain?', 'On the inside, just there.', 'on the inner side'],
  ['Where is the pain?', 'Round the back.', 'at the back'],
  ['How is the pain?', 'On the inside.', undefined],
])('%s — %s', (asked, reply, site) => {
  const lines = givenLines("P: It's my knee.", `C: ${asked}`, `P: ${reply}`)
  expect(settleFeltPlaces(lines, [pain])[0]?.attributes.site).toBe(site)
})

test('what is felt is at the part that was asked about', () => {
  const lines = givenLines('C: So what is going on with your chest?', 'P: I get this tightness.')
  const tight = givenFact({
    kind: 'complaint',
    concept: 'tightness',
    said: [{ line: 1, from: 11, to: 20 }],
    lines: [1],
  })
  expect(settleFeltPlaces(lines, [tight])[0]?.concept).toBe('chest tightness')
})

test('a circumstance that is denied denies the complaint under it', () => {
  const denied = givenFact({ concept: 'sitting still or at night', polarity: 'absent', lines: [1] })
  const ofIt = givenLines('P: It hurts.', 'C: Ever had it sitting still, or at night?', 'P: No.')
  expect(settleFeltPlaces(ofIt, [pain, denied])[1]).toMatchObject({
    concept: 'knee pain',
    attributes: { condition: 'at rest or at night' },
  })
  const ofWork = givenLines('P: It hurts.', 'C: Work at night?', 'P: No.')
  expect(settleFeltPlaces(ofWork, [pain, denied])).toEqual([pain])
})

test('a place alone is nothing that is felt', () => {
  const fine = givenFact({ concept: "outside's fine" })
  expect(settleFeltPlaces(givenLines('P: x'), [pain, fine])).toEqual([pain])
})
