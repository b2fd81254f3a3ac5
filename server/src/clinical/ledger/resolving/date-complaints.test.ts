import { expect, test } from 'vitest'
import type { FramedFact } from '../fact.ts'
import { givenFact, givenLines } from '../testing/given-facts.ts'
import { ASKS_OTHER, ASKS_SINCE, TELLS_SINCE } from './complaints.data.ts'
import { dateComplaints } from './date-complaints.ts'
import { resolveLedger } from '../read-ledger.ts'

const pain = givenFact({ kind: 'complaint', concept: 'hip pain' })

function timeOf(talk: readonly string[], ...others: readonly Partial<FramedFact>[]) {
  const facts = [pain, ...others.map((other) => givenFact(other))]
  return dateComplaints(givenLines('P: My hip hurts.', ...talk), facts)[0]?.attributes
}

test.each(ASKS_SINCE)('%s is asked: %s', (_, question) => {
  expect(timeOf([`C: ${question}`, 'P: Three weeks.'])).toEqual({ duration: '3 weeks' })
})

test.each(TELLS_SINCE)('%s is told: %s', (_, told) => {
  expect(timeOf([`P: ${told}`])?.onset).toMatch(/^since friday/)
})

test.each<[string, string, FramedFact['attributes']]>([
  ['about four days ago, I think.', 'onset', { onset: '4 days ago' }],
  ['Um. That was Tuesday.', 'a weekday', { onset: 'since tuesday' }],
  ['It lasts two hours.', 'each time', {}],
  ['Just today, really.', 'today', { onset: 'today' }],
  ['Today it is better.', 'how it is today', {}],
  ['Since mid-day.', 'an hour of the day', { onset: 'since mid-day' }],
  ['I do not know.', 'no time', {}],
])('the answer %s: %s', (answer, _, attributes) => {
  expect(timeOf(['C: When did this start?', `P: ${answer}`])).toEqual(attributes)
})

test.each(ASKS_OTHER)('%s was asked before: %s', (_, question) => {
  const talk = [`C: ${question}`, 'P: Yes.', 'C: How long ago was that?', 'P: Three weeks ago.']
  expect(timeOf(talk)).toEqual({})
  expect(timeOf(talk.with(2, 'C: How long has the hip been sore?'))).toEqual({
    onset: '3 weeks ago',
  })
})

test.each([
  'It got worse on Tuesday.',
  "I'm back there on Monday.",
  'I have an appointment next week.',
  'I will see them on Friday.',
])('when something else is: %s', (answer) => {
  expect(timeOf(['C: When did this start?', `P: ${answer}`])).toEqual({})
})

test.each<[string, Partial<FramedFact>]>([
  ['a drug', { kind: 'medication', concept: 'metformin' }],
  ['an illness', { kind: 'history', concept: 'diabetes' }],
  ['work', { kind: 'social', concept: 'roofer' }],
  ['an operation there', { kind: 'history', concept: 'hip replacement' }],
])('a question after %s was named is about that', (_, told) => {
  const talk = ['P: About that.', 'C: How long has it been?', 'P: Six years.']
  expect(timeOf(talk, { ...told, said: [{ line: 1, from: 0, to: 5 }] })).toEqual({})
})

test('a time that was read with something else is not that of the complaint', () => {
  const talk = ['C: When did that happen?', 'P: Five years ago.']
  const said = [{ line: 2, from: 0, to: 14 }]
  const attributes = { when: '5 years ago' }
  expect(timeOf(talk, { kind: 'history', concept: 'hip replaced', attributes, said })).toEqual({})
  expect(timeOf(talk, { kind: 'history', concept: 'hip injury', attributes, said })).toEqual({
    onset: '5 years ago',
  })
})

const asked = ['C: Any cough?', 'P: Yes.', 'C: How long has it been there?', 'P: Three weeks.']
const cough = { concept: 'cough', said: [{ line: 1, from: 0, to: 1 }] }

test('a question about something else that was named since dates no complaint', () => {
  expect(timeOf(asked, cough)).toEqual({})
  expect(timeOf(asked, { ...cough, sureness: 0.1 })).toEqual({ duration: '3 weeks' })
  const all = [...asked.slice(0, 2), 'C: When did it all start?', 'P: Three weeks ago.']
  expect(timeOf(all, cough)).toEqual({ onset: '3 weeks ago' })
})

test('an errand, a complaint that has its time, and one of several get none', () => {
  const lines = givenLines('C: How long has this been going on?', 'P: Three weeks.')
  const errand = { ...pain, concept: 'follow-up of gout' }
  const dated = { ...pain, attributes: { onset: 'yesterday' } }
  const several = [pain, { ...pain, concept: 'neck pain' }]
  for (const facts of [[errand], [dated], several])
    expect(dateComplaints(lines, facts)).toEqual(facts)
})

test('of one complaint that was named twice the surer name gets its time, unless the side is another', () => {
  const lines = givenLines('C: How long has this been going on?', 'P: Three weeks.')
  const vague = { ...pain, concept: 'something in the hip', sureness: 0.6 }
  const times = (...facts: readonly FramedFact[]) =>
    dateComplaints(lines, facts).map(({ attributes }) => attributes.duration)
  expect(times(vague, pain)).toEqual([undefined, '3 weeks'])
  const [left, right] = ['left', 'right'].map((side) => ({ ...pain, attributes: { side } }))
  expect(times(left ?? pain, right ?? pain)).toEqual([undefined, undefined])
})

test('what was answered is among the words that a complaint rests on', () => {
  const lines = givenLines('P: My hip hurts.', 'C: How long has it been?', 'P: Oh. Three weeks.')
  const [fact] = dateComplaints(lines, [pain])
  expect(fact?.lines).toEqual([0, 2])
  expect(fact?.said.at(-1)).toEqual({ line: 2, from: 4, to: 15 })
})

test('a visit tells of its complaint since when it is there, and on which side it turned out to be', () => {
  const lines = givenLines(
    'C: You have right hip pain.',
    "P: It's not the right hip, it's the left.",
    'C: When did it start?',
    'P: On Monday.',
  )
  const facts = resolveLedger(lines, [
    {
      ...pain,
      attributes: { side: 'right' },
      said: [{ line: 0, from: 9, to: 23 }],
    },
  ])
  expect(facts.map(({ text }) => text)).toEqual(['Left hip pain since Monday.'])
})
