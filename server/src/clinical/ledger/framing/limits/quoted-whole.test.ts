import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../testing/given-facts.ts'
import type { Mention } from '../../reading/find-mentions.ts'
import { frameFacts } from '../frame-facts.ts'
import { quotedWhole } from './quoted-whole.ts'

function quoted(lines: readonly string[], words: string, told: Partial<Mention> = {}) {
  const given = givenLines(...lines)
  const limit = quotedWhole(given, givenMention(given, words, told))
  return limit && given[limit.line]?.text.slice(limit.from, limit.to)
}

test.each([
  ['P: I only use it when I get wheezy.', 'wheezy', true],
  ['P: I take one if my nose gets stuffy.', 'stuffy', true],
  ['P: I just use it if I get short of breath.', 'short of breath', true],
  ["P: I take it daily and still I'm wheezy.", 'wheezy', false],
  ['P: I use a stick because I get dizzy when I stand.', 'dizzy', false],
  ["P: I get headaches when I'm tired, and take aspirin.", 'headaches', false],
  ['P: My chest hurts when I use the stairs.', 'hurts', false],
  ['C: You take it when you get wheezy.', 'wheezy', false],
])('%s: %s', (said, words, isQuoted) => {
  expect(quoted([said], words) === said.slice(3, -1)).toBe(isQuoted)
})

test.each([
  ['When do you use the spray?', true],
  ['Do you take that?', true],
  ['What troubles you?', false],
])('%s Whenever I have chest pain.', (asked, isQuoted) => {
  const said = ['C: ' + asked, 'P: Whenever I have chest pain.']
  expect(quoted(said, 'chest pain') !== undefined).toBe(isQuoted)
})

test.each([
  ['Your cardiologist will repeat the echo in May.', true],
  ['Your kidney doctor wants to repeat the echo.', true],
  ["Your cardiologist will see you and I'll repeat the echo.", false],
  ['I will tell your cardiologist and repeat the echo.', false],
  ['The nurse will repeat the echo.', false],
])('%s', (said, isQuoted) => {
  const plan = { kind: 'plan', act: 'order', time: 'future' } as const
  expect(quoted([`C: ${said}`], 'repeat the echo', plan) !== undefined).toBe(isQuoted)
})

test.each([
  ["I was going to order an echo, but I don't think we need it.", true],
  ['We were thinking about an echo but it can wait.', true],
  ['I was going to order an echo. Let me do that.', false],
  ["I was going to ask about sleep, and I'll order an echo but not now.", false],
  ["I'm going to order an echo but first the EKG.", false],
])('%s', (said, isQuoted) => {
  const plan = { kind: 'plan', act: 'order', time: 'future' } as const
  expect(quoted([`C: ${said}`], 'echo', plan) !== undefined).toBe(isQuoted)
})

test.each([
  ["Aspirin on this occasion wouldn't be helpful.", 'Aspirin on this', true],
  ["Aspirin isn't going to help.", 'Aspirin', true],
  ["Take aspirin. If it doesn't help, call me.", 'aspirin', false],
  ["Aspirin will help, it won't upset you.", 'Aspirin', false],
])('%s', (said, words, isQuoted) => {
  const drug = { kind: 'medication', status: 'advise', time: 'future' } as const
  expect(quoted([`C: ${said}`], words, drug) !== undefined).toBe(isQuoted)
})

test('such a fact says that it is not told alone', () => {
  const lines = givenLines('P: I only use it when I get wheezy.')
  const [fact] = frameFacts(lines, [givenMention(lines, 'wheezy')], [])
  expect(fact?.attributes.detail).toBe('but i only use it when i get wheezy')
})
