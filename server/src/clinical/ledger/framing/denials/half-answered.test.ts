import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../testing/given-facts.ts'
import type { Mention } from '../../reading/find-mentions.ts'
import {
  isHadBefore,
  isNoMore,
  isNotTheOneNamed,
  isSaidYesTo,
  isToldOfRelative,
} from './half-answered.ts'
import { isNotChosen, isPassedOver } from './not-answered.ts'

function given(said: readonly string[], ...told: readonly [string, Partial<Mention>][]) {
  const lines = givenLines(...said)
  return { lines, mentions: told.map(([words, more]) => givenMention(lines, words, more)) }
}

test.each([
  ['Are you peeing a lot or anything like that no', 'Yeah, all the time.', true],
  ['Are you peeing a lot or anything like that no', 'No.', false],
  ['Are you peeing a lot?', 'Yeah, no, not at all.', false],
  ["So you don't find that you are peeing a lot?", 'Yeah, that is right.', false],
  ['Are you peeing a lot?', 'Yeah.', false],
])('%s %s', (asked, answer, isYes) => {
  const { lines, mentions } = given(
    [`C: ${asked}`, `P: ${answer}`],
    ['peeing a lot', { kind: 'symptom', polarity: 'absent' }],
  )
  expect(mentions.map((mention) => isSaidYesTo(lines, mention))).toEqual([isYes])
})

test.each([
  ['Yes, my foot is numb.', 'my foot is numb', true],
  ['Yes, my foot is numb and both of it.', 'my foot is numb', false],
  ['Yes, it itches.', 'it itches', false],
])('of several things that were asked one is named: %s', (answer, named, isLeftOut) => {
  const { lines, mentions } = given(
    ['C: Have you had any numbness or tingling of the foot?', `P: ${answer}`],
    ['tingling of the foot', { kind: 'symptom' }],
    ['numbness', { kind: 'symptom' }],
    [named, { kind: 'symptom' }],
  )
  const [asked] = mentions
  expect(asked && isNotTheOneNamed(lines, asked, mentions)).toBe(isLeftOut)
})

test('who of the family had it, the answer tells', () => {
  const { lines, mentions } = given(
    ['C: Did either of your parents have gout?', 'P: Yes.', 'P: My father had gout.'],
    ['gout', { kind: 'family' }],
    ['father had gout', { kind: 'family' }],
  )
  const [asked, told] = mentions
  expect(asked && isToldOfRelative(lines, asked, mentions)).toBe(true)
  expect(told && isToldOfRelative(lines, told, mentions)).toBe(false)
})

test.each([
  ["How's your knee pain?", "I'm not really having any more.", true],
  ["How's your knee pain?", "It's about the same.", false],
  ['You have knee pain.', "I haven't had much sleep.", false],
])('%s %s', (asked, answer, isGone) => {
  const { lines, mentions } = given(
    [`C: ${asked}`, `P: ${answer}`],
    ['knee pain', { kind: 'symptom' }],
  )
  expect(mentions.map((mention) => isNoMore(lines, mention))).toEqual([isGone])
})

test.each([
  ["As a child I had asthma, but I haven't had it since.", true],
  ["I've never had asthma, but I had not asked.", false],
  ["I had no asthma, but I didn't know.", false],
  ['I thought I had asthma, but it was not the case.', false],
])('%s', (said, isHad) => {
  const { lines, mentions } = given(
    [`P: ${said}`],
    ['asthma', { kind: 'history', polarity: 'absent' }],
  )
  expect(mentions.map((mention) => isHadBefore(lines, mention))).toEqual([isHad])
})

test('an operation that is denied by name leaves open what else was asked', () => {
  const { lines, mentions } = given(
    [
      'C: Have you had any hip surgeries or hip problems in the past?',
      "P: No surgeries, I've had hip pain now and then.",
    ],
    ['hip problems', { kind: 'history', polarity: 'absent' }],
    ['hip surgeries', { kind: 'history', polarity: 'absent' }],
    ['No surgeries', { kind: 'history', polarity: 'absent' }],
    ['hip pain', { kind: 'history' }],
  )
  const [asked] = mentions
  expect(asked && isPassedOver(lines, asked, mentions)).toBe(true)
})

test.each([
  ['Was it a doctor or, was it, a chiropractor?', 'A doctor.', true],
  ['Do you see the chiropractor in town, or just a doctor?', 'Just a doctor.', true],
  ['Was it a doctor or, was it, a chiropractor?', 'The chiropractor.', false],
])('%s %s', (asked, answer, isOther) => {
  const { lines, mentions } = given([`C: ${asked}`, `P: ${answer}`], ['chiropractor', {}])
  expect(mentions.map((mention) => isNotChosen(lines, mention, answer.toLowerCase()))).toEqual([
    isOther,
  ])
})
