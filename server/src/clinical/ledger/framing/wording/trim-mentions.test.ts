import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../testing/given-facts.ts'
import { trimMentions } from './trim-mentions.ts'

test.each([
  ["Let's get an MRI if it still hurts.", 'an MRI if it still hurts', 'an MRI'],
  ['Get a scan unless it settles.', 'a scan unless it settles', 'a scan'],
  ['Once it is gone, stop the cream.', 'Once it is gone, stop the cream', 'stop the cream'],
  ['Avoid beer while it is like this.', 'Avoid beer while', 'Avoid beer'],
  ['Avoid beer while it is like this.', 'Avoid beer while it', 'Avoid beer'],
  ['Avoid the while loop.', 'Avoid the while loop', 'Avoid the while loop'],
  ['Get an MRI.', 'an MRI', 'an MRI'],
  ['And to recheck your pulse as well.', 'recheck your', 'recheck your pulse'],
  ['And to recheck your, well, pulse.', 'recheck your', 'recheck your'],
])('a decision is named without its condition: %s', (said, words, named) => {
  const lines = givenLines(`C: ${said}`)
  const [mention] = trimMentions(lines, [
    givenMention(lines, words, { kind: 'plan', act: 'order' }),
  ])
  expect(mention?.words).toBe(named)
  expect(said.slice(mention?.from, mention?.to)).toBe(named)
})

test.each([
  ['Once the rash is gone, stop the cream.', 'Once the rash is gone', 1],
  ['If the rash comes back, call us and stop the cream.', 'If the rash comes back', 2],
  ['If the rash comes back, call. Stop the cream.', 'If the rash comes back', 2],
])('the condition of a decision is no warning: %s', (said, condition, count) => {
  const lines = givenLines(`C: ${said}`)
  const warning = givenMention(lines, condition, { kind: 'plan', act: 'safety_net' })
  const drug = givenMention(lines, 'cream', { kind: 'medication', status: 'stop' })
  expect(trimMentions(lines, [warning, drug])).toHaveLength(count)
})

test.each([
  ['cough for three', 'cough'],
  ['pain since', 'pain'],
  ['swelling over the last few', 'swelling'],
  ['worry about', 'worry'],
  ['pain in my knee', 'pain in my knee'],
])('half a time is no part of a name: %s', (words, named) => {
  const lines = givenLines(`P: ${words} days`)
  expect(trimMentions(lines, [givenMention(lines, words)])[0]?.words).toBe(named)
})

test.each([
  [
    'weak radial pulse with sensation intact',
    'weak radial pulse with sensation',
    'weak radial pulse',
  ],
  ['no crackles on rectal exam there is no mass', 'no crackles on rectal', 'no crackles'],
  [
    'refill of under two seconds radial pulse strong',
    'refill of under two seconds radial',
    'refill of under two seconds',
  ],
  [
    'no swelling at the metacar metacarpophalangeal joint',
    'no swelling at the metacar',
    'no swelling at the metacarpophalangeal',
  ],
  ['no swelling on the wrist today', 'no swelling on the wrist', 'no swelling on the wrist'],
])('a finding ends where the next one begins: %s', (said, words, named) => {
  const lines = givenLines(`C: ${said}`)
  const mention = givenMention(lines, words, { kind: 'finding' })
  expect(trimMentions(lines, [mention])[0]?.words).toBe(named)
})

test('a place of care that somebody works in is told as work', () => {
  const lines = givenLines('P: I work in, uh, sports medicine.')
  const mention = givenMention(lines, 'sports medicine', { kind: 'social' })
  expect(trimMentions(lines, [mention])[0]?.words).toBe('work in sports medicine')
  const history = givenMention(lines, 'sports medicine', { kind: 'history' })
  expect(trimMentions(lines, [history])[0]?.words).toBe('sports medicine')
})

test('a word that a nod broke off is said to its end in the next line', () => {
  const lines = givenLines('C: no swelling at the meta', 'P: OK.', 'C: metacarpal bones')
  const mention = givenMention(lines, 'no swelling at the meta', { kind: 'finding' })
  expect(trimMentions(lines, [mention])[0]?.words).toBe('no swelling at the metacarpal')
})

test.each([
  [
    'Back to work after two days of antibiotic and no fever.',
    'after two days',
    'of antibiotic and no fever',
  ],
  ['Back to work after two days, and rest.', 'after two days', ''],
  ['Back to work after two days of course I would say that.', 'after two days', ''],
])('how long of what: %s', (said, words, more) => {
  const lines = givenLines(`C: ${said}`)
  const given = givenMention(lines, `Back to work ${words}`, { kind: 'plan', act: 'advise' })
  expect(trimMentions(lines, [given])[0]?.words).toBe(`Back to work ${words} ${more}`.trim())
})
