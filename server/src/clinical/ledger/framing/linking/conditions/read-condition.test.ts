import { expect, test } from 'vitest'
import { readCondition, readWholeIf } from './read-condition.ts'

test.each([
  ['once the rash is gone, stop the ', '', 'once the rash is gone'],
  ['if that is positive we will start ', '', 'if that is positive'],
  ["if that's positive i wan na prescribe ", '', "if that's positive"],
  ['start ', ' if the test is positive', 'if the test is positive'],
  ['start ', ' until the fever is gone, then rest', 'until the fever is gone'],
  ['take ', ' even if you feel better', undefined],
  ['start ', ' and let me know if it helps', undefined],
  ['start ', " if that's positive i want a scan", undefined],
  ['start ', " in a month, if you're under 140, i'll sign it", "if you're under 140, i'll sign it"],
  ['start ', ' today', undefined],
  ['start ', ' to assess if there is a tear', undefined],
  ['start ', ' if there is a tear', 'if there is a tear'],
  ["if it stays i'm going to test more for right now let's start ", '', undefined],
  ["if it stays i'm thinking let's start ", '', 'if it stays'],
  ['start ', " if it looks odd and we'll be able to tell", 'if it looks odd'],
  ['start ', ' and if it gets worse please call me', undefined],
  ['start ', ' if you can', undefined],
  ['start ', ' when you can', undefined],
  ['start ', ' if possible', undefined],
  ["if that's bad then i'd scan your knee for your back i want to start ", '', undefined],
  ["if that's bad then i'd scan your knee and we'll start ", '', "if that's bad"],
  ['start ', ' in a month if not before', undefined],
  ['start ', ' if you can not sleep', 'if you can not sleep'],
  ['no weight for six weeks after that you will start ', '', 'after that'],
  ['after which you start ', '', 'after which'],
  ['from then on start ', '', 'from then on'],
  [
    "if you're still not better, by the end of this week, I want you to start ",
    '',
    "if you're still not better, by the end of this week",
  ],
  ['start ', ' and find out if it helps', undefined],
  ['start ', ' in a week and if the hip locks do not wait', undefined],
  ['start ', ' this week no live vaccines once it is in', undefined],
  ['start ', ' in ten days if it is above six and a bit you stop the other one', undefined],
  ['start ', ' until it is above six and then you stop it', 'until it is above six'],
  ['start ', " when you crave it and you'll call the line", 'when you crave it'],
  ['if you get a rash give me a call do not just stop and we will start ', '', undefined],
  ["if it's simple you can stay at home so we will start ", '', undefined],
  ["if it's worse than you can bear we will start ", '', "if it's worse than you can bear"],
  ['take ibuprofen, if it throbs, and start ', '', undefined],
  ['start ', ' to make sure if it helps', undefined],
  [
    'if the swelling stays then we will scan it and as for your other problem which is the sugar I want to start ',
    '',
    undefined,
  ],
])('%s… %s', (before, after, condition) => {
  expect(readCondition({ status: 'start', act: '', words: 'it' }, before, after)).toBe(condition)
})

test.each([
  { status: '', act: 'follow_up' },
  { status: '', act: 'advise' },
  { status: 'advise', act: '' },
  { status: 'hold', act: '' },
] as const)('kept with every decision: %j', (told) => {
  expect(
    readCondition(
      { ...told, words: 'it' },
      "if it doesn't get better, give us a call and we'll ",
      '',
    ),
  ).toBe("if it doesn't get better")
})

test.each(['see you in May or sooner', 'see you in May'])(
  'an earlier visit has it: %s',
  (words) => {
    const after = words.endsWith('sooner') ? ' if it gets worse' : ' or sooner if it gets worse'
    expect(readCondition({ status: '', act: 'follow_up', words }, '', after)).toBeUndefined()
  },
)

test.each([
  ['start', ' when cleaning', 'when cleaning'],
  ['advise', ' when cleaning', undefined],
  ['advise', ' once an hour', undefined],
  ['advise', ' once it is clean', 'once it is clean'],
  ['stop', ' , especially if there is blood', undefined],
] as const)('%s … %s', (status, after, condition) => {
  expect(readCondition({ status, act: '', words: 'it' }, '', after)).toBe(condition)
})

test('what is taken already has no condition', () => {
  expect(
    readCondition({ status: 'takes', act: '', words: 'it' }, '', ' if it hurts'),
  ).toBeUndefined()
})

test.each([
  ['start', 'So if you are still weak and, run-down, I think, there is no harm in ', true],
  ['start', 'If I send it to you, or, well, to her, you start ', false],
  ['start', 'You are weak, and run-down, so start ', false],
  ['takes', 'If you are still weak and, run-down, I think, you take ', false],
] as const)(
  'what begins with an if of no known shape is kept whole: %s, %s',
  (status, before, is) => {
    expect(readWholeIf({ status, act: '' }, before) !== undefined).toBe(is)
  },
)

test('what may be done is done on the condition of its sentence, wherever that begins', () => {
  const before = 'That firm spot, if it gets bigger, let me know and I would get an '
  const told = { status: '', act: 'order' } as const
  expect(readWholeIf({ ...told, certainty: 'possible' }, before)).toMatch(/^if it gets bigger/)
  expect(readWholeIf({ ...told, certainty: 'sure' }, before)).toBeUndefined()
})

test.each([
  ['order', 'talk about', ' imaging at that time', 'at that time'],
  ['order', 'order an', ' today and tell you at that time', undefined],
  ['follow_up', 'back in May', ' for another scan if needed', undefined],
  ['follow_up', 'back in May', ' if needed', 'if needed'],
  ['follow_up', 'come back', ", if it's no better, we might scan it", undefined],
] as const)('%s: %s… %s', (act, words, after, condition) => {
  expect(readCondition({ status: '', act, words }, '', after)).toBe(condition)
})

test.each([
  ["I'd say if your throat hasn't got better, you know, ", ", I'd like to see you", true],
  ["if your throat hasn't got better ", ' or so', false],
])('a visit has the condition in which its time stands: %s… %s', (before, after, has) => {
  const told = { status: '', act: 'follow_up', words: 'in three to four days' } as const
  const condition = readCondition(told, before, after)
  if (has) expect(condition).toBe("if your throat hasn't got better")
  else expect(condition).not.toBe("if your throat hasn't got better")
})
