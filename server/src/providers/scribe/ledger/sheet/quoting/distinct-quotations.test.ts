import { expect, test } from 'vitest'
import { distinctQuotations } from './distinct-quotations.ts'
import type { Use } from '../use-of-sentence.ts'

function left(use: Use, ...texts: readonly string[]): string[] {
  const quotations = texts.map((text) => ({ use, text, factIds: [], lines: [0] }))
  return distinctQuotations(quotations).map(({ text }) => text)
}

test('the next visit is told once, but two visits are two', () => {
  const first = '“Come back in two weeks.”'
  expect(left('step', first, "“I'll see you in ten days.”")).toEqual([first])
  const both = [first, "“Then I'll see you again in six months.”"]
  expect(left('step', ...both)).toEqual(both)
  expect(left('step', '“We will get an x-ray.”', first)).toHaveLength(2)
})

test.each([
  ['without its dose', '“We will add the carvedilol.”'],
  ['ordered again', '“Order carvedilol 25 milligrams daily.”'],
  ['taken so far', '“We have you on carvedilol 5 milligrams.”'],
])('a medicine that is %s gives way', (_, text) => {
  const told = '“Start carvedilol, 25 milligrams twice a day.”'
  expect(left('medicine', text, told)).toEqual([told])
})

test.each(['“Stop the carvedilol if you feel dizzy.”', '“We will add the lisinopril.”'])(
  '%s stays',
  (text) => {
    const told = '“Start carvedilol, 25 milligrams twice a day.”'
    expect(left('medicine', text, told)).toEqual([text, told])
  },
)

test('that a medicine is begun stays beside a dose without its name', () => {
  const both = ['“I will give you Combivent.”', 'Combivent: “Two puffs twice a day.”']
  expect(left('medicine', ...both)).toEqual(both)
})

test.each([
  ['a visit without its day', "“I'd like to follow up with you.”", '“Come back in two weeks.”'],
  ['work on what is told', "“We'll do that referral.”", '“We will refer you to a surgeon.”'],
])('%s gives way', (_, vague, told) => {
  expect(left('step', vague, told)).toEqual([told])
  expect(left('step', vague)).toEqual([vague])
})

test('a visit to somebody else stays', () => {
  const both = ['“Follow up with your dentist.”', '“Come back in two weeks.”']
  expect(left('step', ...both)).toEqual(both)
})

test('an instruction that another one holds is told once, unless one of them denies it', () => {
  const longer = '“I want you to do your regular exercises every day.”'
  expect(left('home', '“Do the regular exercises.”', longer)).toEqual([longer])
  const both = ['“Do the heavy lifting.”', '“No heavy lifting for a week.”']
  expect(left('home', ...both)).toEqual(both)
})

test.each([
  '“The surgeon will see you before the operation.”',
  '“My partner will see you for the biopsy.”',
])('a visit with a purpose or to somebody else stays: %s', (text) => {
  const both = [text, "“I'll see you in three weeks.”"]
  expect(left('step', ...both)).toEqual(both)
})
