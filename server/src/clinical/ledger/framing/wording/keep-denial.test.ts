import type { FactKind } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../testing/given-facts.ts'
import { conceptOf } from '../name-mention.ts'
import { keepDenial } from './keep-denial.ts'
import { NOT_DONE } from './not-done.data.ts'
import { writeBy } from '../../../realise/words/rows.ts'

function named(kind: FactKind, words: string): string {
  const lines = givenLines(`P: ${words}`)
  const mention = givenMention(lines, words, { kind })
  return keepDenial(mention, conceptOf(lines, words, mention))
}

test.each<[FactKind, string, string]>([
  ['symptom', 'not able to kneel down', 'unable to kneel down'],
  ['symptom', 'not bothered about food', 'not bothered about food'],
  ['symptom', "don't always climb the stairs", 'does not always climb the stairs'],
  ['symptom', "didn't climb the stairs", 'did not climb the stairs'],
  ['symptom', "still doesn't talk", 'still does not talk'],
  ['symptom', "haven't been climbing stairs lately", 'not climbing stairs lately'],
  ['symptom', 'not seeing things anymore', 'not seeing things anymore'],
  ['symptom', "i'm not coughing anymore", 'not coughing anymore'],
  ['symptom', 'not always this dizzy', 'not always this dizzy'],
  ['symptom', 'not sneezing as much', 'not sneezing as much'],
  ['social', "wasn't weighing myself", 'not weighing myself'],
  ['social', "i 'm not right handed", 'not right-handed'],
  ['family', 'not in good health', 'not in good health'],
])('what is there by being denied keeps its denial: %s %s', (kind, words, name) => {
  expect(named(kind, words)).toBe(name)
})

test('what cannot be told keeps the words of its denial and is quoted', () => {
  expect(named('symptom', "I don't want it to be a migraine")).toBe(
    'i do not want it to be a migraine',
  )
})

test.each<[FactKind, string, string]>([
  ['symptom', "can't breathe", 'shortness of breath'],
  ['symptom', "can't sleep", 'poor sleep'],
  ['symptom', 'not sleeping', 'poor sleep'],
  ['symptom', 'not feeling well', 'malaise'],
  ['complaint', "can't stop coughing", 'cough'],
  ['symptom', 'not only coughing', 'not only coughing'],
  ['symptom', 'cough but not at night', 'cough but not at night'],
])('what the name says already is said once: %s %s', (kind, words, name) => {
  expect(named(kind, words)).toBe(name)
})

test.each(NOT_DONE)('%s', (...[, , example, becomes]) => {
  expect(writeBy(NOT_DONE, example)).toBe(becomes)
})
