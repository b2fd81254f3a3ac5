import { expect, test } from 'vitest'
import { rememberAmong, remember, rememberIn, rememberPair } from './remember.ts'

test('a text is worked out once, and again after it was let go', () => {
  const asked: string[] = []
  const lengthOf = remember(2, (text) => asked.push(text) && text.length)
  expect(['a', 'a', 'bb', 'ccc', 'a'].map(lengthOf)).toEqual([1, 1, 2, 3, 1])
  expect(asked).toEqual(['a', 'bb', 'ccc', 'a'])
})

test('nothing found is remembered too', () => {
  let times = 0
  const find = remember<string | undefined>(2, () => void (times += 1))
  expect([find('a'), find('a'), times]).toEqual([undefined, undefined, 1])
})

test('a text is worked out once for each thing it belongs to, and again after it was let go', () => {
  const [one, other] = [{}, {}]
  const asked: string[] = []
  const lengthIn = rememberIn<number>(1)
  const find = (text: string) => asked.push(text) && text.length
  const lengths = [lengthIn(one, 'a', find), lengthIn(one, 'a', find), lengthIn(other, 'a', find)]
  expect([...lengths, lengthIn(one, 'bb', find), lengthIn(one, 'a', find)]).toEqual([1, 1, 1, 2, 1])
  expect(asked).toEqual(['a', 'a', 'bb', 'a'])
})

test('a pair is worked out once, and never taken for another', () => {
  const [one, other, third] = [{ name: 'one' }, { name: 'other' }, { name: 'third' }]
  let times = 0
  const join = rememberPair((a: { name: string }, b: { name: string }) => {
    times += 1
    return `${a.name} ${b.name}`
  })
  expect([join(one, other), join(one, other), join(other, one), join(one, third)]).toEqual([
    'one other',
    'one other',
    'other one',
    'one third',
  ])
  expect(times).toBe(3)
})

test('a number for one thing is found again among other neighbours', () => {
  const [one, before, after] = [{}, {}, {}]
  let found = 0
  const find = () => (found += 1)
  const numberOf = rememberAmong()
  const numbers = [[before], [before], [after], [before, after], [before, after]].map((among) =>
    numberOf(one, among, find),
  )
  expect(numbers).toEqual([1, 1, 2, 3, 3])
})

test('what nobody asks for any more is forgotten, though the thing it is of is still asked', () => {
  let nowMs = 0
  const found: string[] = []
  const find = rememberIn<string>(8, () => nowMs)
  const line = {}
  const ask = (text: string) => find(line, text, (words) => (found.push(words), words))
  ask('one visit')
  nowMs = 10 * 60_000
  ask('another visit')
  ask('one visit')
  expect(found).toEqual(['one visit', 'another visit'])
  nowMs = 26 * 60_000
  ask('a third one')
  ask('one visit')
  expect(found).toEqual(['one visit', 'another visit', 'a third one', 'one visit'])
})
