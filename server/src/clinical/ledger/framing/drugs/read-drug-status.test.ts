import { expect, test } from 'vitest'
import type { FactStatus } from '@chartwright/contract/facts'
import { givenLines, givenMention, givenModifier } from '../../testing/given-facts.ts'
import { readDrugStatus } from './read-drug-status.ts'

function statusOf(text: string, read: FactStatus) {
  const told = { kind: 'medication', status: read } as const
  return readDrugStatus(
    text,
    givenMention(givenLines(`C: ${text}`), 'lisinopril', told),
    'lisinopril',
  )
}

test.each<[string, FactStatus]>([
  ['We start lisinopril.', 'start'],
  ['I would leave off the lisinopril.', 'stop'],
  ['Lay off the lisinopril.', 'stop'],
  ['We are starting you on lisinopril.', 'start'],
  ['We begin lisinopril.', 'start'],
  ['We add lisinopril.', 'start'],
  ['We are adding lisinopril.', 'start'],
  ['I prescribe lisinopril.', 'start'],
  ['I am prescribing lisinopril.', 'start'],
  ['I put you on lisinopril.', 'start'],
  ['We get you started on lisinopril.', 'start'],
  ['I give you lisinopril.', 'start'],
  ['We increase the lisinopril.', 'increase'],
  ['We are increasing your lisinopril.', 'increase'],
  ['We bump up the lisinopril.', 'increase'],
  ['We go up on the lisinopril.', 'increase'],
  ['We raise the lisinopril.', 'increase'],
  ['We decrease the lisinopril.', 'decrease'],
  ['We are decreasing the lisinopril.', 'decrease'],
  ['We reduce the lisinopril.', 'decrease'],
  ['We lower the lisinopril.', 'decrease'],
  ['We go down on the lisinopril.', 'decrease'],
  ['We cut back on the lisinopril.', 'decrease'],
  ['We continue you on lisinopril.', 'continue'],
  ['Keep taking the lisinopril.', 'continue'],
  ['Stay on the lisinopril.', 'continue'],
  ['We keep you on lisinopril.', 'continue'],
  ['Stop taking the lisinopril.', 'stop'],
  ['Discontinue the lisinopril.', 'stop'],
  ['Come off the lisinopril.', 'stop'],
  ['Get off the lisinopril.', 'stop'],
  ['Hold the lisinopril.', 'hold'],
  ["Whatever you do, don't stop taking the lisinopril.", 'continue'],
  ['You should never stop your lisinopril.', 'continue'],
  ['No need to come off the lisinopril.', 'continue'],
  ["I don't think you need to hold the lisinopril.", 'continue'],
  ["Why don't you stop the lisinopril.", 'stop'],
  ['If it does not help, stop the lisinopril.', 'stop'],
  ['Hold off on the lisinopril.', 'hold'],
  ['Refill the lisinopril.', 'refill'],
  ['We are bumping up the lisinopril.', 'increase'],
  ['We are going up on the lisinopril.', 'increase'],
  ['We are raising the lisinopril.', 'increase'],
  ['We double the lisinopril.', 'increase'],
  ['We are doubling the lisinopril.', 'increase'],
  ['We are reducing the lisinopril.', 'decrease'],
  ['We are lowering the lisinopril.', 'decrease'],
  ['We are going down on the lisinopril.', 'decrease'],
  ['We cut down on the lisinopril.', 'decrease'],
  ['We are cutting back on the lisinopril.', 'decrease'],
  ['We halve the lisinopril.', 'decrease'],
  ['We are continuing the lisinopril.', 'continue'],
  ['We carry on with the lisinopril.', 'continue'],
  ['We keep going with the lisinopril.', 'continue'],
  ['We keep using the lisinopril.', 'continue'],
  ['We are stopping the lisinopril.', 'stop'],
  ['We are discontinuing the lisinopril.', 'stop'],
  ['We take you off the lisinopril.', 'stop'],
  ['We are taking you off the lisinopril.', 'stop'],
  ['We wean you off the lisinopril.', 'stop'],
  ['We are coming off the lisinopril.', 'stop'],
  ['We cut out the lisinopril.', 'stop'],
  ['We get rid of the lisinopril.', 'stop'],
  ['We are holding the lisinopril.', 'hold'],
  ['We are refilling the lisinopril.', 'refill'],
])('%s', (text, status) => {
  expect(statusOf(text, status === 'advise' ? 'start' : 'advise')).toBe(status)
})

test.each<[string, FactStatus, FactStatus]>([
  ['I want you to take the lisinopril.', 'stop', 'advise'],
  ['I will give you the lisinopril.', 'hold', 'start'],
  ["I don't want you to take the lisinopril.", 'stop', 'stop'],
  ['No more taking lisinopril.', 'stop', 'stop'],
  ['And the lisinopril, we can do without.', 'stop', 'stop'],
])('what is ended needs a word that ends it: %s', (text, read, status) => {
  expect(statusOf(text, read)).toBe(status)
})

test.each<[string, FactStatus]>([
  ['Did you stop lisinopril?', 'takes'],
  ['Stop the lisinopril for now.', 'hold'],
  ['I stop here. Lisinopril and lisinopril again.', 'refill'],
])('a verb of another thing decides nothing: %s', (text, status) => {
  expect(statusOf(text, status)).toBe(status)
})

test.each<[string, FactStatus]>([
  ['weaned myself off', 'took'],
  ['weened myself off', 'took'],
  ['weaned off', 'took'],
  ['came off', 'took'],
  ['took myself off', 'took'],
  ['stopped taking', 'took'],
  ['stopped it', 'took'],
  ['quit taking', 'took'],
  ['ran out', 'took'],
  ['decided against', 'declined'],
  ['turned it down', 'declined'],
  ["didn't want", 'declined'],
  ['declined it', 'declined'],
  ['refused it', 'declined'],
])('told afterwards: I was on lisinopril but %s', (said, status) => {
  const lines = givenLines(`P: I was on lisinopril but ${said}`)
  const mention = givenMention(lines, 'lisinopril', { kind: 'medication', status: 'takes' })
  const modifier = givenModifier(lines, 'detail', said)
  expect(readDrugStatus(lines[0]?.text ?? '', mention, 'lisinopril', [modifier])).toBe(status)
})

test.each([
  ['I think we could use lisinopril here.', 'offered'],
  ['He declined lisinopril.', 'declined'],
  ["I don't want lisinopril.", 'declined'],
  ['No lisinopril for me.', 'declined'],
  ['I would rather not take lisinopril.', 'declined'],
])('a drug is declined where somebody refuses it: %s', (text, status) => {
  expect(statusOf(text, 'declined')).toBe(status)
})

test.each([
  ['And the lisinopril, forty.', 'now', 'takes'],
  ['I was on lisinopril, forty.', 'now', 'took'],
  ['And the lisinopril, forty.', 'past', 'took'],
] as const)('a drug of now is taken unless it is over: %s (%s)', (text, time, status) => {
  const told = { kind: 'medication', status: 'took', time } as const
  const mention = givenMention(givenLines(`P: ${text}`), 'lisinopril', told)
  expect(readDrugStatus(text, mention, 'lisinopril')).toBe(status)
})

test.each([
  ['Just ibuprofen. And my doctor told me to stop that, so I did.', Infinity, 'took'],
  ['I started on ibuprofen, but my stomach hurt so I packed that in.', Infinity, 'took'],
  ['I take ibuprofen, so I quit that and then I took it up again.', Infinity, 'takes'],
  ['I take ibuprofen. I had aspirin but I stopped it.', 20, 'takes'],
])('given up in the same breath: %s', (text, nextFrom, status) => {
  const lines = givenLines(`P: ${text}`)
  const mention = givenMention(lines, 'ibuprofen', { kind: 'medication', status: 'takes' })
  expect(readDrugStatus(text, mention, 'ibuprofen', [], nextFrom)).toBe(status)
})

test('what is not begun is not held', () => {
  const text = 'I would hold off on lisinopril.'
  const told = { kind: 'medication', status: 'start', polarity: 'absent' } as const
  const mention = givenMention(givenLines(`C: ${text}`), 'lisinopril', told)
  expect(readDrugStatus(text, mention, 'lisinopril')).toBe('start')
})

test.each([
  [0.95, 'declined'],
  [0.6, 'offered'],
])('a refusal of which the reader is %d sure is %s', (status, told) => {
  const text = 'I could give you lisinopril.'
  const sure = { polarity: 1, certainty: 1, who: 1, time: 1, act: 1, side: 1, importance: 1 }
  const odds = { ...sure, status }
  const read = { kind: 'medication', status: 'declined', odds } as const
  const mention = givenMention(givenLines(`C: ${text}`), 'lisinopril', read)
  expect(readDrugStatus(text, mention, 'lisinopril')).toBe(told)
})
