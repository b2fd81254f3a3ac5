import { expect, test } from 'vitest'
import { findSides } from './find-sides.ts'
import { NO_SIDED_THINGS, NOT_BETWEEN_SIDE_AND_PART } from './side-words.data.ts'
import { tokensOf } from './tokens.ts'

const sidesIn = (text: string) =>
  findSides(tokensOf(text)).map(({ side, part }) => `${side} ${part}`.trim())

test.each([
  ['my right knee hurts', ['right knee']],
  ['the left big toe is red', ['left toe']],
  ['swelling of the left lower extremity', ['left leg']],
  ['both his right and left feet', ['right', 'left foot']],
  ['i felt it in my back on the lower right side', ['right back']],
  ['the right side of his back', ['right back']],
  ['a bruit on the right side', ['right']],
  ['swollen nodes of the neck on the right hand side', ['right neck']],
  ['mild left ventricular dysfunction', ['left ventricle']],
  ['the right rotator cuff is fine', ['right shoulder']],
  ['right testicular nodule', ['right testicle']],
  ['there is a left adnexal mass', ['left adnexal']],
  ['right-sided weakness', ['right']],
  ['the pain is on the left.', ['left']],
  ['on the right so that is that', ['right']],
  ['my right lower side', ['right']],
  ['left upper lobectomy', ['left lobectomy']],
  ["the patient's left.", ['left']],
])('%s has %j', (text, sides) => {
  expect(sidesIn(text)).toEqual(sides)
})

test.each([
  'all right, right now it is fine',
  'she left the hospital',
  'that is right',
  'headed in the right direction',
  'go right ahead',
  'right thank you doctor',
  'we are on the right track',
])('%s has no side', (text) => {
  expect(sidesIn(text)).toEqual([])
})

test.each(NOT_BETWEEN_SIDE_AND_PART)('no part belongs to a side across "%s"', (word) => {
  expect(sidesIn(`it is right ${word} knee`)).not.toContain('right knee')
})

test.each(NO_SIDED_THINGS)('what is right is no part on the right: %s', (thing) => {
  expect(sidesIn(`the right ${thing} of it`)).not.toContain(`right ${thing}`)
})
