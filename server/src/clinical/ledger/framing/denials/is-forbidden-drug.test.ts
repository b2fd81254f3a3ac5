import { expect, test } from 'vitest'
import { givenLines, givenMention, SURE_ODDS } from '../../testing/given-facts.ts'
import { readPolarity } from './read-polarity.ts'

function polarityOf(text: string, words: string) {
  const lines = givenLines(`C: ${text}`)
  const drug = {
    kind: 'medication',
    status: 'advise',
    polarity: 'present',
    odds: SURE_ODDS,
  } as const
  return readPolarity(lines, givenMention(lines, words, drug))
}

test.each([
  ['Try not to take any naproxen and cut down on tea.', 'take any naproxen'],
  ["You ca n't take some of those painkillers because of your liver.", 'painkillers'],
  ["I don't want you to take aspirin.", 'aspirin'],
  ["Please don't use that spray.", 'spray'],
  ["Don't take any naproxen.", 'naproxen'],
  ['You should not be taking aspirin , okay ?', 'aspirin'],
])('a medicine is advised against, however sure the reader is: %s', (text, words) => {
  expect(polarityOf(text, words)).toBe('absent')
})

test.each([
  ["Why don't you take aspirin?", 'aspirin'],
  ["Why don't you take aspirin.", 'aspirin'],
  ["Can't you take aspirin?", 'aspirin'],
  ['You are not taking aspirin?', 'aspirin'],
  ["Don't forget to take the aspirin.", 'aspirin'],
  ["Don't stop taking the aspirin.", 'aspirin'],
  ["Don't take aspirin on an empty stomach.", 'aspirin'],
  ["Don't take aspirin and naproxen together.", 'aspirin'],
  ["Don't take aspirin, and if it hurts call us.", 'and if it hurts'],
  ["There's no reason you can't take aspirin.", 'aspirin'],
  ["If you can't take aspirin, take naproxen.", 'aspirin'],
  ["You don't have to take aspirin.", 'aspirin'],
  ["I don't think you can't take aspirin.", 'aspirin'],
  ["Don't take aspirin unless it hurts.", 'aspirin'],
  ["It isn't bad, so take aspirin.", 'aspirin'],
  ['Not only take aspirin.', 'aspirin'],
])('it stays as it was read: %s', (text, words) => {
  expect(polarityOf(text, words)).toBe('present')
})
