import type { FactStatus } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../testing/given-facts.ts'
import { readStanding } from './read-standing.ts'
import { NO_STANDING_WORDS, STANDING_WORDS } from './standing.data.ts'

function standingOf(said: string, status: FactStatus) {
  const lines = givenLines(`C: ${said}`)
  return readStanding(said, givenMention(lines, 'asthma', { kind: 'assessment', status }))
}

const EXAMPLES: Partial<Record<FactStatus, string>> = {
  controlled: 'Your asthma is well managed.',
  uncontrolled: 'Your asthma is not where it should be.',
  worse: 'Your asthma has flared up.',
  improved: 'Your asthma is better.',
  resolved: 'Your asthma is gone.',
  stable: 'Your asthma is unchanged.',
}

test.each(Object.keys(STANDING_WORDS) as FactStatus[])('%s needs a word that says so', (status) => {
  expect(standingOf(EXAMPLES[status] ?? '', status)).toBe(status)
  expect(standingOf('Now your asthma.', status)).toBe('')
})

test('a new or suspected problem needs none', () => {
  expect(standingOf('Now your asthma.', 'suspected')).toBe('suspected')
})

test.each(['uncontrolled', 'controlled'] as const)(
  'a denied control is none, read as %s',
  (read) => {
    expect(standingOf("I don't believe your asthma is well controlled.", read)).toBe('uncontrolled')
  },
)

test.each(NO_STANDING_WORDS.map(([, example]) => example))('says nothing of it: %s', (said) => {
  for (const status of Object.keys(STANDING_WORDS) as FactStatus[])
    expect(standingOf(said, status)).toBe('')
})

test('what is said of the next problem is not of this one', () => {
  const said = 'For the asthma I order a test, and for your gout, that is under control.'
  expect(standingOf(said, 'controlled')).toBe('')
})

test.each([
  ["Your pressures look good so I won't change them and then for your asthma a spray.", ''],
  ['Things are stable and well for your asthma.', 'controlled'],
  ['Your asthma continues to improve, that is well controlled.', 'controlled'],
])('what was said of the problem before is not of this one: %s', (said, status) => {
  expect(standingOf(said, 'controlled')).toBe(status)
})

test.each([
  ['Your asthma was brought on by stress and some uncontrolled reflux.', ''],
  ['Your reflux was brought on by stress and some uncontrolled asthma.', 'uncontrolled'],
  ['Your asthma is still a bit uncontrolled at night.', 'uncontrolled'],
])('how another problem stands: %s', (said, status) => {
  expect(standingOf(said, 'uncontrolled')).toBe(status)
})

test('what goes on to improve has improved', () => {
  expect(standingOf('Your asthma continues to improve.', 'improved')).toBe('improved')
})

test('an exacerbation is worse by its name', () => {
  const said = 'You have an exacerbation of your asthma, which is worse.'
  const lines = givenLines(`C: ${said}`)
  const told = { kind: 'assessment', status: 'worse' } as const
  const mention = givenMention(lines, 'exacerbation of your asthma', told)
  expect(readStanding(said, mention)).toBe('')
})

test.each([
  ['You had a spell of asthma that could be related to the dust.', ''],
  ['This could be asthma that is related to the dust.', 'suspected'],
])('what is in doubt by its cause alone is not suspected: %s', (said, status) => {
  const lines = givenLines(`C: ${said}`)
  for (const certainty of ['possible', 'sure'] as const) {
    const told = { kind: 'assessment', status: 'suspected', certainty } as const
    expect(readStanding(said, givenMention(lines, 'asthma', told))).toBe(status)
  }
})

test.each([
  ['Your asthma was caused by uncontrolled hypertension.', ''],
  ['For your uncontrolled asthma you need more.', 'uncontrolled'],
])('the standing of another problem is not its own: %s', (said, status) => {
  expect(standingOf(said, 'uncontrolled')).toBe(status)
})
