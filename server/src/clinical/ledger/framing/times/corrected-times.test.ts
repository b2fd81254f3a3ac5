import { expect, test } from 'vitest'
import { givenLines, givenModifier } from '../../testing/given-facts.ts'
import { correctTime } from './corrected-times.ts'

test.each([
  ['it was , nine days ago . no , ten . ten days .', 'nine days ago', 'ten days ago'],
  ['About two years ago. No, eighteen months.', 'two years ago', 'eighteen months ago'],
  ['For three weeks, sorry, four weeks.', 'three weeks', 'four weeks'],
  ["In a couple weeks , or , i'm sorry , a couple months .", 'couple weeks', 'couple months'],
  ['In two weeks, excuse me, in three months.', 'two weeks', 'three months'],
  ["In five days, let's make it seven.", 'five days', 'seven days'],
  ['In six weeks. Actually, make it four, since it is new.', 'six weeks', 'four weeks'],
  ['Two weeks ago. Actually no, more like a month.', 'Two weeks ago', 'a month ago'],
  ["A week. Well, no, if I'm honest it's more like three.", 'A week', 'three weeks'],
  ['Thirty minutes, let us see, then a walk.', 'Thirty minutes', 'Thirty minutes'],
  ['After thirty minutes... let’s say twenty, call us.', 'thirty minutes', 'twenty minutes'],
  ['Three days. No, a bit less.', 'Three days', 'Three days'],
  ['For two weeks or three weeks.', 'two weeks', 'two weeks'],
  ["For three weeks, I'm sorry to hear that.", 'three weeks', 'three weeks'],
  ['For three weeks. No fever.', 'three weeks', 'three weeks'],
  ['For three weeks, no, it never hurt.', 'three weeks', 'three weeks'],
])('%s', (said, words, meant) => {
  const lines = givenLines(`P: ${said}`)
  expect(correctTime(lines, givenModifier(lines, 'onset', words)).words).toBe(meant)
  expect(correctTime(lines, givenModifier(lines, 'dose', words)).words).toBe(words)
})
