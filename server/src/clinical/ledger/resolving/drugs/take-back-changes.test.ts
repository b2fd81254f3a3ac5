import { expect, test } from 'vitest'
import type { FramedFact } from '../../fact.ts'
import { givenFact, givenLines, givenStretch } from '../../testing/given-facts.ts'
import { DROPS, FOR_NOW, LIMITS, REPLACES, STAYS } from './take-back.data.ts'
import { takeBackChanges } from './take-back-changes.ts'

test.each([...STAYS, ...REPLACES])('taken back, by “%s”', (_, words, is, isNot) => {
  expect(words.test(is)).toBe(true)
  expect(words.test(isNot)).toBe(false)
})

test.each([
  ['dropped', DROPS, 'actually scratch that', 'actually scratch that itch less'],
  ['for now', FOR_NOW, 'stay on the 20 for now', 'stay on the 20'],
  ['limited', LIMITS, 'stay on the 20 until friday', 'stay on the 20'],
])('words by which it is %s', (_, words, is, isNot) => {
  expect(words.test(is)).toBe(true)
  expect(words.test(isNot)).toBe(false)
})

type Told = readonly [words: string, told: Partial<FramedFact>]

function told(said: readonly string[], ...given: readonly Told[]): string[] {
  const lines = givenLines(...said)
  const facts = given.map(([words, fact]) => {
    const stretch = givenStretch(lines, words)
    const place = { said: [stretch], lines: [stretch.line] }
    return givenFact({ kind: 'medication', time: 'future', concept: words, ...place, ...fact })
  })
  return takeBackChanges(lines, facts).map(
    ({ concept, status, polarity, attributes: { dose = '' } }) =>
      `${polarity === 'absent' ? 'no ' : ''}${status} ${concept} ${dose}`.trim(),
  )
}

const UP: Told = ['enalapril', { status: 'increase', attributes: { dose: '40 mg' } }]
const RAISED = 'C: We go up on the enalapril to 40 milligrams.'

test.each([
  ['continue enalapril 20 mg', [`${RAISED} Actually, stay on the 20.`]],
  ['continue enalapril 20 mg', [`${RAISED} Hmm, on second thought, leave it at twenty.`]],
  ['continue enalapril 20 mg', [`${RAISED} Stay on the 20 for now.`]],
  ['continue enalapril 20 mg', [RAISED, 'P: It makes me cough.', "C: Then let's stay on the 20."]],
  ['continue enalapril 20 mg', ['C: We raise the enalapril to 40, actually no, keep it at 20.']],
  ['continue enalapril', [`${RAISED} No, wait, let's leave it where it is.`]],
  ['continue enalapril', [`${RAISED} Actually, scratch that.`]],
  ['increase enalapril 40 mg', [`${RAISED} Actually, keep it at 40 from then on.`]],
  ['increase enalapril 40 mg', [`${RAISED} Actually, stay on the 20 until you have the new box.`]],
  ['increase enalapril 40 mg', [`${RAISED} Stay on the 20.`]],
  ['increase enalapril 40 mg', [`${RAISED} It is cheap. It is safe. Actually, stay on the 20.`]],
  ['increase enalapril 40 mg', [RAISED, 'P: Actually, leave it at 20.']],
])('%s: %j', (expected, lines) => {
  expect(told(lines, UP)).toEqual([expected])
})

test('what was read from the words that take back is told with it', () => {
  const lines = [`${RAISED} Actually, stay on the 20.`]
  const read: Told = ['stay on the 20', { status: 'continue' }]
  expect(told(lines, UP, read)).toEqual(['continue enalapril 20 mg'])
})

test('what is not raised stays as it was read', () => {
  const down: Told = ['enalapril', { ...UP[1], polarity: 'absent' }]
  expect(told([`${RAISED} Actually, stay on the 20.`], down)).toEqual([
    'no increase enalapril 40 mg',
  ])
})

test('another drug that stays takes nothing back', () => {
  const lines = [`${RAISED} Actually, keep the metformin at 500.`]
  expect(told(lines, UP, ['metformin', { status: 'continue' }])).toEqual([
    'increase enalapril 40 mg',
    'continue metformin',
  ])
})

const START: Told = ['tramadol', { status: 'start' }]
const NEXT: Told = ['gabapentin', { status: 'start' }]

test.each([
  ['offered tramadol', "C: I give you tramadol. On second thought, let's use gabapentin."],
  ['offered tramadol', "C: I give you tramadol. You know what, let's try gabapentin instead."],
  ['start tramadol', "C: I give you tramadol. Then we'll start gabapentin next month."],
  ['start tramadol', "C: I give you tramadol. Actually, let's start gabapentin as well."],
  ['start tramadol', "P: I take tramadol. On second thought, let's use gabapentin."],
])('%s: %s', (expected, line) => {
  expect(told([line], START, NEXT)[0]).toBe(expected)
})

test('a drug that only comes up replaces nothing', () => {
  const lines = ["C: I give you tramadol. On second thought, let's use gabapentin."]
  expect(told(lines, START, ['gabapentin', { status: 'took' }])[0]).toBe('start tramadol')
})

test('what gives way to another drug goes on as it was', () => {
  const lines = [`${RAISED} Actually, let's try gabapentin instead.`]
  expect(told(lines, UP, NEXT)[0]).toBe('continue enalapril')
})

test('a drug that is dropped at once is not begun', () => {
  expect(told(['C: I give you tramadol. Never mind.'], START)).toEqual(['no start tramadol'])
  expect(told(['C: I give you tramadol.'], START)).toEqual(['start tramadol'])
})
