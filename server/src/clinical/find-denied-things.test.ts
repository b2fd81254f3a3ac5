import { expect, test } from 'vitest'
import { findAffirmedThings, findAskedThings, findDeniedThings } from './find-denied-things.ts'
import { tokensOf } from './tokens.ts'

const wordsOf = (things: readonly { word: string }[]) => things.map(({ word }) => word)

test.each([
  ['there is no pronator drift.', ['drift']],
  ['no hematoma or cellulitis noted', ['hematoma', 'cellulitis']],
  ['he does not have any siblings', ['siblings']],
  ['scan without contrast of the pelvis', ['contrast']],
  ['denies blood thinners', ['thinners']],
  ['it is not better on the stairs', []],
  ['no, the stairs are fine', []],
])('%s denies %j', (text, words) => {
  expect(wordsOf(findDeniedThings(tokensOf(text)))).toEqual(words)
})

test.each([
  ['did you have a vasectomy?', ['vasectomy']],
  ['any blood thinners or supplements?', ['thinners', 'supplements']],
  ['how are you with the stairs?', []],
  ['have you ever had surgery before?', ['surgery']],
  ['we will order a panel, any concerns or travel?', ['concerns', 'travel']],
])('%s asks for %j', (text, words) => {
  expect(wordsOf(findAskedThings(tokensOf(text)))).toEqual(words)
})

test.each([
  ['he has had a vasectomy.', ['vasectomy']],
  ['pronator drift.', ['drift']],
  ['no pronator drift.', []],
  ['aches while on the stairs', ['aches']],
])('%s affirms %j', (text, words) => {
  expect(wordsOf(findAffirmedThings(tokensOf(text)))).toEqual(words)
})
